# Made by endpoint-manifest (ruby-client) from its template headers.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # The headers of a response. Names have no case; lines of one name are joined with commas (RFC 9110, section 5.3).
  class Headers
    include Enumerable

    # Gives the headers with lines as they came: names in lower case, each with its values, which become text when they are read.
    #
    # @param lines [Hash{String => Array<String>}]
    # @return [Headers]
    # @api private
    def self.received(lines) = allocate.tap { |made| made.instance_variable_set(:@lines, lines) }

    # Gives headers from what a transport yields.
    #
    # @param given [Headers, Hash, Array<Array(String, String)>]
    # @return [Headers]
    # @api private
    def self.of(given) = given.is_a?(self) ? given : new(given)

    # @param lines [Hash, Array<Array(String, String)>] names with a value or several
    def initialize(lines = {})
      @lines = {}
      lines.each do |name, value|
        key = name.downcase
        known = @lines[key]
        @lines[key] = known ? known + Array(value) : Array(value)
      end
    end

    # @param name [String]
    # @return [String, nil]
    def [](name)
      found = @lines[name] || @lines[name.downcase]
      found && text((found.size == 1) ? found[0] : found.join(", "))
    end

    # @param name [String]
    # @return [Array<String>] each line by itself, as `set-cookie` needs it
    def get_all(name) = (@lines[name.downcase] || []).map { |line| text(line) }

    # @param name [String]
    def key?(name) = @lines.key?(name.downcase)

    # @yieldparam name [String] in lower case
    # @yieldparam value [String]
    def each
      return enum_for(:each) unless block_given?

      @lines.each_key { |name| yield name, self[name] }
      self
    end

    # @return [Hash{String => String}]
    def to_h = @lines.to_h { |name, _| [name, self[name]] }

    # @return [String] the names alone: values may be secrets
    def inspect = "#<#{self.class}: #{@lines.keys.join(", ")}>"

    private

    # Headers are text of Latin-1, unless they are UTF-8.
    def text(line)
      return line if line.encoding == Encoding::UTF_8 && line.valid_encoding?

      own = line.dup.force_encoding(Encoding::UTF_8)
      own.valid_encoding? ? own : own.force_encoding(Encoding::ISO_8859_1).encode(Encoding::UTF_8)
    end
  end
end
