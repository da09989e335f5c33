# frozen_string_literal: true

# Makes calls in threads, one each.
class ThreadCallers
  # A call whose caller can give up.
  class Caller
    def initialize(&call)
      @thread = Thread.new { Thread.handle_interrupt(Job::Abort => :immediate, &call) }
      @thread.report_on_exception = false
    end

    def value = @thread.value

    def give_up = @thread.alive? && @thread.raise(Job::Abort)
  end

  def start(&call) = Caller.new(&call)

  # Does several things at once, within a call.
  def together(things) = things.map { |thing| Thread.new(&thing) }.each(&:join)

  # Makes a call whose caller has given up before: it ends where it first waits.
  def given_up
    Thread.handle_interrupt(Job::Abort => :on_blocking) do
      Thread.current.raise(Job::Abort)
      yield
    end
  end
end

# Makes all calls in one thread, in a fiber each, under a scheduler.
class FiberCallers
  # A call whose caller can give up.
  class Caller
    def initialize(tasks, &call)
      @tasks = tasks
      @outcome = Queue.new
      tasks << -> { @fiber = Fiber.schedule { @outcome << call.call } }
    end

    def value = @outcome.pop

    def give_up = @tasks << -> { FiberCallers.end(@fiber) }
  end

  def self.end(fiber) = fiber.alive? && fiber.raise(Job::Abort)

  def initialize(scheduler)
    @tasks = Queue.new
    @thread = Thread.new do
      Fiber.set_scheduler(scheduler)
      Fiber.schedule { loop { @tasks.pop.call } }
    end
    @thread.abort_on_exception = true
  end

  def start(&call) = Caller.new(@tasks, &call)

  # Does several things at once, within a call.
  def together(things)
    done = Queue.new
    things.each { |thing| Fiber.schedule { done << thing.call } }
    things.each { done.pop }
  end

  # Makes a call whose caller has given up before: it ends where it first waits.
  def given_up
    fiber = Fiber.current
    @tasks << -> { FiberCallers.end(fiber) }
    yield
  end
end
