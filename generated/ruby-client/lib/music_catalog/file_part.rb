# Made by endpoint-manifest (ruby-client) from its template file_part.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # Content with the name and the media type of a file, for a body with files.
  class FilePart
    # @return [String, Pathname, IO, Enumerator] bytes, a path, an open file, or chunks that can be sent only once
    attr_reader :content

    # @return [String]
    attr_reader :name

    # @return [String, nil]
    attr_reader :content_type

    # @param content [String, Pathname, IO, Enumerator]
    # @param name [String, nil] that of the file unless given
    # @param content_type [String, nil]
    def initialize(content, name: nil, content_type: nil)
      @content = content
      @name = name || FilePart.name_of(content)
      @content_type = content_type
    end

    # @return [String]
    def inspect = "#<#{self.class} #{name.inspect} #{content_type.inspect}>"

    # Gives the name of a file. Most servers take a part without one as no file.
    #
    # @api private
    def self.name_of(content)
      path = content.respond_to?(:to_path) ? content.to_path : nil
      path.is_a?(String) ? File.basename(path) : "blob"
    end
  end
end
