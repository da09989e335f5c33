# frozen_string_literal: true

# A scheduler of fibers for tests, on `IO.select`: as small as the interface lets it be.
class TestScheduler
  def initialize
    @readable = {}
    @writable = {}
    @waiting = {}
    @blocked = {}
    @ready = Queue.new
    @signal, @signaled = IO.pipe
  end

  def run
    until [@readable, @writable, @waiting, @blocked].all?(&:empty?) && @ready.empty?
      timeout = @ready.empty? ? @waiting.each_value.min&.-(now)&.clamp(0, nil) : 0
      readable, writable = IO.select([@signal, *@readable.keys], @writable.keys, [], timeout)
      @signal.read_nonblock(64, exception: false) if readable&.include?(@signal)
      ready = [*(readable || []).filter_map { |io| @readable.delete(io) }, *(writable || []).filter_map { |io| @writable.delete(io) }]
      ready.each { |fiber| fiber.resume(true) if fiber.alive? }
      due = @waiting.select { |_, at| at <= now }.keys
      due.each { |fiber| @waiting.delete(fiber) && fiber.alive? && fiber.resume(false) }
      @ready.size.times { @ready.pop.then { |fiber| fiber.resume(true) if fiber.alive? } }
    end
  end

  def close = run

  def fiber(&block) = Fiber.new(blocking: false, &block).tap(&:resume)

  def io_wait(io, events, timeout)
    fiber = Fiber.current
    @readable[io] = fiber if events.anybits?(IO::READABLE)
    @writable[io] = fiber if events.anybits?(IO::WRITABLE)
    @waiting[fiber] = now + timeout if timeout
    Fiber.yield ? events : false
  ensure
    @waiting.delete(fiber)
    [@readable, @writable].each { |each| each.delete(io) if each[io].equal?(fiber) }
  end

  def kernel_sleep(seconds = nil)
    @waiting[Fiber.current] = now + seconds if seconds
    Fiber.yield
  ensure
    @waiting.delete(Fiber.current)
  end

  def block(_blocker, timeout = nil)
    fiber = Fiber.current
    timeout ? @waiting[fiber] = now + timeout : @blocked[fiber] = true
    Fiber.yield
  ensure
    @waiting.delete(fiber)
    @blocked.delete(fiber)
  end

  def unblock(_blocker, fiber)
    @ready << fiber
    @signaled.write_nonblock(".", exception: false)
  end

  private

  def now = Process.clock_gettime(Process::CLOCK_MONOTONIC)
end
