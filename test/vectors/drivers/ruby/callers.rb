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

  # Ruby 3.1 takes a constant that one fiber is loading for none in the others of its thread: all are loaded before.
  def self.load_all(found = Object.const_get(:ApiClient))
    modules = found.constants.map { |name| found.const_get(name) }.grep(Module)
    modules.each { |each| each.constants.each { |name| each.const_get(name) } if each.name.end_with?("::Runtime") }
  end

  def initialize(scheduler)
    FiberCallers.load_all if Object.const_defined?(:ApiClient)
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
