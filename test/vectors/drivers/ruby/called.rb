# frozen_string_literal: true

# One call of a job.
class Called
  def initialize(job, client, told)
    @job = job
    @client = client
    @told = told
    @input = told["input"] || {}
    @options = told["options"] || {}
    @outcome = {}
  end

  # Makes the call, and gives what became of it; what a walk gives before it fails is already taken.
  def outcome
    if @options["aborted"]
      Job.callers.given_up { take }
    else
      take
    end
    @outcome
  rescue StandardError, ScriptError, SystemStackError => error
    @outcome.merge(error: Failures.of(error))
  end

  private

  def service = @job.service

  def core = @client.instance_variable_get(:@core)

  def take
    return @outcome[:value] = Values.answered(service.received(@told)) if @told.key?("event")
    return @outcome[:value] = Values.answered(service.signed_in(@told["signIn"])) if @told.key?("signIn")

    case @told["take"]
    when "unread" then unread
    when "response" then value { |response| heads(response) }
    when "items", "events", "pages" then @told.key?("pages") ? several : each
    else value
    end
  end

  def heads(response)
    @outcome.merge!(status: response.status, headers: response.headers.to_h)
  end

  def unread
    call do |response|
      heads(response)
      @outcome[:value] = Values.answered(response.read)
    end
  end

  # Tells null from nothing: Ruby has one word for both, so the response decides.
  def value
    seen = nil
    @hooks = [Seen.new { |response| seen = response }]
    data = block_given? ? call { |response| yield(response) && response.data } : call
    @outcome[:value] = (data.nil? && seen && !empty?(seen)) ? nil : Values.answered(data)
  end

  # Keeps the last response.
  class Seen
    def initialize(&keep) = @keep = keep

    def on_response(_event, response) = @keep.call(response)
  end

  def empty?(response)
    headers = response.headers
    [204, 205].include?(response.status) || headers["content-length"] == "0" || !headers.key?("content-type") ||
      response.request.method == "HEAD"
  end

  def call(&block)
    if @told.key?("request")
      method, path = @told["request"].split(" ", 2)
      return @client.request(method, path, **options(nil), &block)
    end
    operation = service.operation(@told["call"])
    core.call(*arguments(operation), &block)
  end

  def options(operation) = service.options(operation, @input, @options).merge(hooks: @hooks)

  def arguments(operation)
    [operation, service.path(operation, @input), service.keywords(operation, @input), options(operation)]
  end

  def each
    operation = service.operation(@told["call"])
    path, given, options = arguments(operation).drop(1)
    paging = service.paging(operation.id)
    source = source(operation, paging, path, given, options)
    keep(source, @outcome[(@told["take"] == "pages") ? :pages : :items] = [])
  end

  def source(operation, paging, *arguments)
    return core.pages(operation, paging, *arguments) if @told["take"] == "pages"

    paging ? core.items(operation, paging, *arguments) : core.stream(operation, *arguments)
  end

  def keep(source, kept)
    source.each do |each|
      kept << shown(each)
      break if kept.size == @told["first"]
    end
  end

  def shown(each)
    case @told["take"]
    when "pages" then Values.page(each)
    when "events" then Values.event(each)
    else Values.bytes(each.is_a?(ApiClient::Event) ? each.data : each)
    end
  end

  def several
    operation = service.operation(@told["call"])
    path, given, options = arguments(operation).drop(1)
    follow(core.page_roots(operation, service.paging(operation.id), service.roots(operation.id), path, given, options))
  end

  # Takes the items of several pages at once.
  def follow(roots)
    @outcome[:items] = @told["pages"].to_h { |name| [name, []] }
    Job.callers.together(@told["pages"].map { |name| -> { keep(roots.root(name).items, @outcome[:items][name]) } })
  end
end
