# frozen_string_literal: true

module ApiClient
  # Sends requests over HTTP/1.1 with the standard library, and keeps connections for the next ones. Threads and fibers may share it; a
  # process that has forked begins with no connection.
  #
  # It reads nothing from the environment, no proxy either. Whatever responds to `call` can take its place: it gets a request with
  # `method`, `url`, `headers`, `body` (nil, a String, or chunks with `each`) and `clock`, whose `remaining` are the seconds that are left,
  # and yields the status, the headers (a Hash or Headers), the body (a String, or chunks with `each`) and perhaps the reason. It follows no redirect.
  class HttpTransport
    # A request as it is sent.
    class Request
      attr_reader :method, :url, :headers, :body, :clock

      def initialize(method, url, headers, body, clock)
        @method = method
        @url = url
        @headers = headers
        @body = body
        @clock = clock
      end

      # @return [String] nothing that may be a secret
      def inspect = "#<#{self.class} #{method}>"
    end

    # When a thread can be stopped: elsewhere a connection would be lost.
    WHEN_WAITING = {Object => :on_blocking}.freeze
    NEVER = {Object => :never}.freeze
    private_constant :WHEN_WAITING, :NEVER

    # @param ssl_context [OpenSSL::SSL::SSLContext, nil] one that verifies the server, unless given
    # @param max_idle [Integer] connections that are kept
    # @param idle_seconds [Numeric] how long each is kept
    def initialize(ssl_context: nil, max_idle: 32, idle_seconds: 60)
      @ssl_context = ssl_context
      @max_idle = max_idle
      @idle_seconds = idle_seconds
      @lock = Mutex.new
      @idle = []
      @process = Process.pid
      @is_closed = false
      @last = nil
    end

    # Sends a request.
    #
    # @param request [Request]
    # @yieldparam status [Integer]
    # @yieldparam headers [Headers]
    # @yieldparam body [#each]
    # @yieldparam reason [String]
    def call(request, &block)
      place, target = parts(request.url)
      connection = nil
      Thread.handle_interrupt(WHEN_WAITING) do
        connection = taken(place) || Runtime::HttpConnection.new(place, tls(place[0]))
      end
      can_keep = connection.exchange(request, target, &block)
    ensure
      Thread.handle_interrupt(NEVER) { release(connection, can_keep) } if connection
    end

    # Closes all connections that are idle; those in use are closed when their response is read.
    def close
      idle = @lock.synchronize do
        @is_closed = true
        @idle.tap { @idle = [] }
      end
      idle.each(&:close)
    end

    # @return [String]
    def inspect = "#<#{self.class}>"

    private

    # Gives scheme, host and port of a URL, and its target. Most requests go where the one before went.
    def parts(url)
      root, place = @last
      return [place, url[root.size..]] if root && url.start_with?(root) && url[root.size] == "/"

      root, rest = url.match(%r{\A([^:]+://[^/?#]*)(.*)\z}m).captures
      place = Runtime::Urls.place_of(url)
      @last = [root, place]
      [place, rest.start_with?("/") ? rest : "/#{rest}"]
    end

    def tls(scheme)
      return unless scheme == "https"

      @lock.synchronize do
        @ssl_context ||= begin
          # Loaded at the first need: it is slow.
          require "openssl"
          OpenSSL::SSL::SSLContext.new.tap(&:set_params)
        end
      end
    end

    # Takes an idle connection out of the pool, the youngest first.
    def taken(place)
      loop do
        found = @lock.synchronize do
          forget unless @process == Process.pid
          index = @idle.rindex { |each| each.place == place }
          index && @idle.delete_at(index)
        end
        return found if found.nil?
        return found if Runtime::Clock.now - found.idle_since < @idle_seconds && found.usable?

        found.close
      end
    end

    # Puts a connection back, or closes it.
    def release(connection, can_keep)
      return connection.close unless can_keep && connection.keepable?

      connection.rest
      @lock.synchronize { @is_closed ? [connection] : put_by(connection) }.each(&:close)
    end

    # Puts a connection behind all others, and gives those that are too many or too old.
    def put_by(connection)
      @idle << connection
      old = @idle.index { |each| connection.idle_since - each.idle_since <= @idle_seconds }
      @idle.shift([old, @idle.size - @max_idle].max)
    end

    # Leaves the connections that another process has opened to it.
    def forget
      @idle = []
      @process = Process.pid
    end
  end
end
