# Made by endpoint-manifest (ruby-client) from its template runtime/operation.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # A base URL of an operation's own, without a trailing slash; `url` nil = not shown, `usual` nil = that of the service is not shown.
    OwnBaseUrl = Struct.new(:url, :usual)

    # One operation of the service, as data. Its functions are those of the files that its facts ask for.
    class Operation
      # Idempotent methods (RFC 9110, section 9.2.2). QUERY is safe, and therefore idempotent.
      IDEMPOTENT = %w[GET HEAD OPTIONS TRACE PUT DELETE QUERY].freeze
      private_constant :IDEMPOTENT

      # @return [String] the operation's id in the manifest: `me.saved-books.save`
      attr_reader :id

      # @return [String]
      attr_reader :method

      # @return [String] path below the base URL, with its parameters in braces: `/authors/{id}`
      attr_reader :path

      # @return [Array<String>] texts of the path, between which its parameters stand
      attr_reader :texts

      # @return [Array<String>] names of the parameters of the path
      attr_reader :names

      # @return [Hash{Symbol => Parameter}] those of all places but the path, by their keywords
      attr_reader :parameters

      # @return [Hash{String => Parameter}] those of the path that have a style
      attr_reader :path_parameters

      # @return [Hash{Array(Symbol, String) => Parameter}] by place and name
      attr_reader :styled

      # @return [String, nil] the header of that name, where the manifest names media types of the responses
      attr_reader :accept

      # @return [#call, nil] gives the media type that a success is read as; nil = as each response says itself
      attr_reader :reading

      # @return [Hash{String => #call}] the makers of readers of streams, by media type
      attr_reader :stream

      # @return [#call, nil] gives what makes the data of a success, or the items of a stream (`of`)
      attr_reader :model

      # @return [Hash{Integer, String => Class}] classes of errors by status, `404`, or by range, `"4XX"`
      attr_reader :failures

      # @return [Security, nil]
      attr_reader :security

      # @return [#call, nil] writes a body; nil = there can be none
      attr_reader :body

      # @return [String, nil] media type of a body that names none
      attr_reader :content_type

      # @return [Hash{String => #call}] writers of forms that are one of several media types
      attr_reader :forms

      # @return [Array<Limit>]
      attr_reader :limits

      # @return [Boolean] whether a call may be repeated: as the manifest says, else by its method (RFC 9110, section 9.2.2)
      attr_reader :idempotent

      # @return [Hash{String => String}] headers of every call that does not set them
      attr_reader :fixed

      # @return [String, nil] the header in which all attempts of a call have one key
      attr_reader :key_header

      # @return [OwnBaseUrl, nil]
      attr_reader :base_url

      # @return [Deprecation, nil]
      attr_reader :deprecated

      def initialize(id, method, path, parameters: {}, path_parameters: [], accept: nil, reading: nil, stream: {}, model: nil,
        model_of: nil, failures: {}, security: nil, body: nil, content_type: nil, forms: {}, limits: [], idempotent: nil, fixed: {},
        key_header: nil, base_url: nil, deprecated: nil, has_template: true)
        @id = id
        @method = method
        @path = path
        pieces = has_template ? path.split(/[{}]/, -1) : [path]
        @texts, @names = pieces.partition.with_index { |_, index| index.even? }
        @parameters = parameters
        @path_parameters = path_parameters.to_h { |each| [each.name, each] }
        @styled = parameters.each_value.to_h do |each|
          [[each.place, (each.place == :header) ? each.name.downcase : each.name], each]
        end
        @accept = accept
        @reading = reading
        @stream = stream
        @model = model
        @model_of = model_of
        @failures = failures
        @security = security
        @body = body
        @content_type = content_type
        @forms = forms
        @limits = limits
        @idempotent = idempotent.nil? ? IDEMPOTENT.include?(method) : idempotent
        @fixed = fixed
        @key_header = key_header
        @base_url = base_url
        @deprecated = deprecated
      end

      # Makes the data of a success from its JSON. Of several successes one alone has a class: that of a status and a media type.
      def made(value, status, media_type)
        return Record.of(value) if @model.nil? || !stream.empty?

        of_status, of_type = @model_of
        is_other = @model_of && ((of_status.is_a?(Integer) && of_status != status) || MediaType.bare(media_type) != of_type)
        is_other ? Record.of(value) : @model.call.of(value)
      end

      # @return [String]
      def inspect = "#<#{self.class} #{id}: #{method} #{path}>"
    end
  end
end
