# frozen_string_literal: true

require "socket"

# A service that answers each request with what a block makes of it: bytes to write, after which the connection stays open.
class ScriptedService
  attr_reader :requests, :connections

  def initialize(&answer)
    @answer = answer
    @server = TCPServer.new("127.0.0.1", 0)
    @requests = []
    @connections = 0
    @thread = Thread.new { loop { serve(@server.accept) } }
    @thread.report_on_exception = false
  end

  def url = "http://127.0.0.1:#{@server.addr[1]}"

  def close
    @thread.kill
    @server.close
  end

  # Writes an answer of JSON.
  def self.json(text, status: "200 OK", headers: "")
    "HTTP/1.1 #{status}\r\nContent-Type: application/json\r\n#{headers}Content-Length: #{text.bytesize}\r\n\r\n#{text}"
  end

  private

  def serve(socket)
    @connections += 1
    Thread.new do
      while (request = read(socket))
        @requests << request
        given = @answer.call(request, socket)
        socket.write(given) if given
        break if given.nil?
      end
    rescue SystemCallError, IOError
      nil
    ensure
      socket.close
    end
  end

  def read(socket)
    head = socket.gets("\r\n\r\n") or return
    length = head[/^content-length: (\d+)/i, 1].to_i
    {line: head.lines.first.strip, head: head, body: socket.read(length)}
  end
end
