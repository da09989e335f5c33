# Made by endpoint-manifest (ruby-client) from its template runtime/body_source.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # Bytes of a body that are not held in memory: from a file, or as they come.
    class BodySource
      CHUNK = 65_536
      private_constant :CHUNK

      # @return [Integer, nil] number of bytes; nil = nobody knows
      attr_reader :length

      # Gives the bytes of a value: text of its own, or a source; nil = it is no bytes.
      def self.of(value)
        case value
        when String then (value.encoding == Encoding::BINARY) ? value : value.b
        when BodySource then value
        else
          return of_path(value.to_path) if value.respond_to?(:to_path) && !value.respond_to?(:read)
          return of_file(value) if value.respond_to?(:read)

          new(nil, false) { value } if value.is_a?(Enumerator)
        end
      end

      def self.of_path(path)
        new(File.size(path), true) do
          Enumerator.new do |chunks|
            File.open(path, "rb") { |file| each_of(file, chunks) }
          end
        end
      end
      private_class_method :of_path

      # Begins where the file stands; what cannot seek is sent only once.
      def self.of_file(file)
        start, size = span(file)
        new(size && (size - start), !size.nil?) do
          Enumerator.new do |chunks|
            file.seek(start) if size
            each_of(file, chunks)
          end
        end
      end
      private_class_method :of_file

      def self.span(file)
        return unless file.respond_to?(:seek) && file.respond_to?(:size)

        [file.pos, file.size]
      rescue SystemCallError, IOError
        # A pipe or a terminal.
        nil
      end
      private_class_method :span

      def self.each_of(file, chunks)
        while (chunk = file.read(CHUNK))
          chunks << chunk
        end
      end
      private_class_method :each_of

      # Puts bodies one after the other.
      def self.joined(parts)
        return parts.map(&:b).join if parts.all?(String)

        lengths = parts.map { |part| part.is_a?(String) ? part.bytesize : part.length }
        can_repeat = parts.all? { |part| part.is_a?(String) || part.repeatable? }
        new(lengths.include?(nil) ? nil : lengths.sum, can_repeat) do
          Enumerator.new do |chunks|
            parts.each { |part| part.is_a?(String) ? chunks << part : part.open.each { |chunk| chunks << chunk } }
          end
        end
      end

      # @param length [Integer, nil]
      # @param repeatable [Boolean]
      # @yieldreturn [#each] the chunks, from the first on
      def initialize(length, repeatable, &open)
        @length = length
        @is_repeatable = repeatable
        @open = open
      end

      # Tells whether it can be sent again.
      def repeatable? = @is_repeatable

      # Gives the chunks, from the first on.
      def open = @open.call
    end
  end
end
