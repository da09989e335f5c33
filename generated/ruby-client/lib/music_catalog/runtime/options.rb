# Made by endpoint-manifest (ruby-client) from its template runtime/options.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The options of one call. Ruby itself refuses a keyword that is none.
    class Options
      attr_reader :query, :headers, :cookies, :body, :content_type, :accept, :as, :timeout, :deadline, :idle_timeout, :max_retries,
        :max_response_bytes, :hooks, :follow_redirects, :idempotent, :backoff

      def initialize(query: nil, headers: nil, cookies: nil, body: OMIT, content_type: OMIT, accept: OMIT, as: nil,
        timeout: OMIT, deadline: OMIT, idle_timeout: OMIT, max_retries: OMIT, max_response_bytes: OMIT, hooks: nil,
        follow_redirects: OMIT, idempotent: nil, backoff: OMIT)
        @query = query
        @headers = headers
        @cookies = cookies
        @body = body
        @content_type = given(content_type)
        @accept = given(accept)
        @as = as
        @timeout = timeout
        @deadline = deadline
        @idle_timeout = idle_timeout
        @max_retries = max_retries
        @max_response_bytes = max_response_bytes
        @hooks = hooks
        @follow_redirects = follow_redirects
        @idempotent = idempotent
        @backoff = backoff
      end

      # Tells whether there is a body; nil is one: null.
      def body? = !body.equal?(OMIT)

      # Gives the same options with one of them another.
      def with(name, value) = dup.tap { |copy| copy.instance_variable_set(:"@#{name}", value) }

      # Gives what the caller wants of a value: that of a function, or of a class with `from_json`.
      def converted(value)
        return value if as.nil?
        return as.from_json(value) if as.respond_to?(:from_json)

        as.call(value)
      end

      private

      def given(value) = value.equal?(OMIT) ? nil : value

      # Those of a call that gives none.
      NONE = new.freeze
    end
  end
end
