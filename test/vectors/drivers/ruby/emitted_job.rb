# frozen_string_literal: true

require_relative "job"

# A job by the public calls of a gem.
class EmittedJob < Job
  # A call as users write it.
  class Called < ::Called
    private

    def arguments = service.arguments(@told["call"], @input, @options)

    def call(&block)
      path, given = arguments
      given = given.merge(hooks: @hooks)
      return service.door(@client, @told["call"], "method").call(*path, **given, &block) unless @told.key?("request")

      method, target = @told["request"].split(" ", 2)
      @client.request(method, target, **given, &block)
    end

    def each
      kind = (@told["take"] == "pages") ? "pages" : "items"
      path, given = arguments
      door = service.door(@client, @told["call"], kind) || service.door(@client, @told["call"], "method")
      keep(door.call(*path, **given), @outcome[(kind == "pages") ? :pages : :items] = [])
    end

    def several
      path, given = arguments
      roots = service.door(@client, @told["call"], "roots").call(*path, **given)
      follow(roots)
    end
  end

  private

  def called(client, call) = Called.new(self, client, call)

  def made_client(base_url, options) = ApiClient::Client.new(base_url: base_url, **options)
end
