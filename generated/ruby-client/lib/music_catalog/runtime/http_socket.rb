# Made by endpoint-manifest (ruby-client) from its template runtime/http_socket.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

require "socket"

module MusicCatalog
  module Runtime
    # A connection whose reads and writes end when the time of an attempt is over. It waits itself, so that whoever reads from it has
    # no timeout of its own.
    class HttpSocket
      # @return [Clock, nil] the time of the attempt that uses it
      attr_accessor :clock

      # Opens a connection within the time of an attempt.
      def self.open(host, port, clock, context)
        fault = nil
        Addrinfo.getaddrinfo(host, port, nil, :STREAM).each do |address|
          return new(connected(address, host, clock, context), clock)
        rescue SystemCallError => error
          # Of several addresses the last fault is told.
          clock.remaining
          fault = error
        end
        raise fault || SocketError, "#{host} has no address"
      end

      def self.connected(address, host, clock, context)
        socket = address.connect(timeout: clock.remaining)
        # A request is written at once: waiting for more of it would only delay it.
        socket.setsockopt(Socket::IPPROTO_TCP, Socket::TCP_NODELAY, 1)
        made = context ? secured(socket, host, clock, context) : socket
      ensure
        socket&.close if made.nil?
      end
      private_class_method :connected

      def self.secured(socket, host, clock, context)
        secure = OpenSSL::SSL::SSLSocket.new(socket, context)
        secure.sync_close = true
        secure.hostname = host unless host.match?(/\A[\d.]+\z|:/)
        until (done = secure.connect_nonblock(exception: false)).equal?(secure)
          wait(socket, done, clock)
        end
        secure.post_connection_check(host) unless context.verify_mode == OpenSSL::SSL::VERIFY_NONE
        secure
      end
      private_class_method :secured

      # Waits until a socket is ready. Clock::Over = it was not in time.
      def self.wait(socket, wanted, clock)
        left = clock&.remaining
        (wanted == :wait_readable) ? socket.wait_readable(left) : socket.wait_writable(left)
      end

      def initialize(io, clock)
        @io = io
        @clock = clock
        @held = nil
        @is_left = false
      end

      # Says that nobody reads on: whoever has begun to does not want the rest.
      def leave
        @is_left = true
      end

      # Tells whether nobody reads on.
      def left? = @is_left

      # Tells whether a block ends without waiting for what it reads, or without reading at all. An exception would cost more than to leave
      # the block so.
      def holding(reads = true)
        @held = reads ? :waits : :reads
        catch(self) do
          yield
          true
        end
      ensure
        @held = nil
      end

      # Reads what is there; nil = the end.
      def read_nonblock(size, buffer = nil, **)
        throw self, false if @held == :reads

        got = @io.read_nonblock(size, buffer, exception: false)
        got = waited(size, buffer, got) while got.is_a?(Symbol)
        got
      end

      # Writes a part of some texts, and gives its size.
      def write_nonblock(*texts, **)
        data = (texts.size == 1) ? texts[0] : texts.join
        while (size = @io.write_nonblock(data, exception: false)).is_a?(Symbol)
          HttpSocket.wait(to_io, size, @clock)
        end
        size
      end

      # Tells whether an idle connection is still open, and nothing came that nobody asked for.
      def usable?
        !@io.closed? && @io.read_nonblock(1, exception: false) == :wait_readable
      rescue Faults
        false
      end

      # Gives the socket itself, below TLS.
      def to_io = @io.to_io

      # Tells whether nothing more comes.
      def eof? = @io.eof?

      # Tells whether it is closed.
      def closed? = @io.closed?

      # Closes it.
      def close = @io.close

      private

      # Waits, and reads what came then. Whoever is stopped while waiting does not read on.
      def waited(size, buffer, wanted)
        throw self, false if @held

        is_left = true
        HttpSocket.wait(to_io, wanted, @clock)
        got = @io.read_nonblock(size, buffer, exception: false)
        is_left = false
        got
      ensure
        @is_left = true if is_left
      end
    end
  end
end
