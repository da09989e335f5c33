# frozen_string_literal: true

require "json"

module ApiClient
  # Receives requests that the service sends by itself: a delivery is trusted only when its signature is right.
  #
  # Anyone who records a delivery can send it again as long as its time is near enough, and a service repeats deliveries that were not
  # accepted: remember an id for everything that must happen only once.
  class WebhookReceiver
    # @param webhooks [Hash{String => Runtime::Webhook}]
    # @param secret [String, Array<String>] the key of the signatures; several while secrets are rotated
    # @param tolerance_seconds [Numeric, nil] seconds that the time of a delivery may differ from now, in place of the manifest's
    # @param id_header [String, nil] name of the header with the signed id, which no manifest shows
    # @param max_bytes [Integer] most bytes of a body
    def initialize(webhooks, secret:, tolerance_seconds: nil, id_header: nil, max_bytes: 1_048_576)
      @webhooks = webhooks
      @secrets = Array(secret)
      @tolerance_seconds = tolerance_seconds
      @id_header = id_header
      @max_bytes = max_bytes
      raise InvalidArgumentError, "a receiver needs a secret that is not empty" if @secrets.empty? || @secrets.any?(&:empty?)

      webhooks.each_value { |webhook| check(webhook.signature) }
    end

    # Gives the payload of a delivery with a valid signature: of one of the named events, or of any where none is named.
    #
    # @param headers [Hash, #each] the headers of the delivery, or the environment of Rack; the case of names does not matter
    # @param body [String] the very bytes that were received: the signature covers these, not the parsed value
    # @param events [Array<String>] names of events
    # @return [Object]
    # @raise [SignatureError] nothing in the delivery can be trusted
    # @raise [PayloadError] its body cannot be accepted
    def receive(headers, body, *events)
      names = events.empty? ? @webhooks.keys : events
      wanted = names.map do |name|
        @webhooks[name] or raise InvalidArgumentError, "there is no event \"#{name}\" that can be received"
      end
      given = Headers.new(plain(headers))
      claims = claims(wanted, given)
      if body.bytesize > @max_bytes
        raise PayloadError.new("too large", "the body has more than #{@max_bytes} bytes")
      end

      scheme, _, content_type = claims.find { |scheme, claim, _| scheme.genuine?(claim, @secrets, body) }
      raise SignatureError.new("wrong", "the signature is not that of the body and the secret") if scheme.nil?

      payload(body, given["content-type"].to_s, content_type)
    end

    # Makes the headers of a valid delivery, for tests of receivers.
    #
    # @param event [String]
    # @param body [String]
    # @param timestamp [String] now unless given
    # @param id [String]
    # @return [Hash{String => String}]
    def signed_headers(event, body, timestamp: Time.now.to_i.to_s, id: "")
      webhook = @webhooks.fetch(event)
      scheme = webhook.signature
      {
        scheme.header => scheme.signature(@secrets[0], body, timestamp, id),
        "Content-Type" => webhook.content_type,
        scheme.timestamp_header => timestamp,
        (scheme.signs.include?("{id}") ? @id_header : nil) => id
      }.select { |name, value| name && value }
    end

    # @return [String] without the secrets
    def inspect = "#<#{self.class}>"

    private

    # Names of the environment of Rack are `HTTP_X_SIGNATURE`.
    def plain(headers)
      headers.each_with_object([]) do |(name, value), lines|
        own = name.to_s.sub(/\AHTTP_(?=[A-Z0-9_]+\z)/, "")
        own = own.tr("_", "-") if own != name.to_s || own == "CONTENT_TYPE"
        lines << [own, value] if value.is_a?(String) || value.is_a?(Array)
      end
    end

    def check(scheme)
      tolerance = @tolerance_seconds || scheme.tolerance_seconds
      # Also refuses what is not a number.
      if scheme.timestamp_header && !(tolerance.is_a?(Numeric) && tolerance >= 0)
        raise InvalidArgumentError, "a receiver needs tolerance_seconds: 0 or more"
      end
      return unless scheme.signs.include?("{id}") && @id_header.to_s.empty?

      raise InvalidArgumentError, "a receiver needs id_header: the header of the signed id"
    end

    # Reads the claims for each scheme, with the media type that all of its events share.
    def claims(wanted, given)
      faults = []
      claims = wanted.group_by(&:signature).filter_map do |scheme, own|
        types = own.map(&:content_type).uniq
        [scheme, scheme.claim(@tolerance_seconds, @id_header) { |name| given[name] }, (types.size == 1) ? types[0] : nil]
      rescue SignatureError => fault
        faults << fault
        nil
      end
      claims.empty? ? raise(faults[0]) : claims
    end

    # Decodes a body by its media type, like that of a response.
    def payload(body, said, content_type)
      return if body.empty?

      media_type = content_type || said
      return Record.of(Runtime::JsonText.parse(body)) if Runtime::MediaType.json?(media_type)
      return body.b unless Runtime::MediaType.bare(media_type).start_with?("text/")

      Runtime::MediaType.decode_text(body, said)
    rescue JSON::ParserError, ArgumentError
      raise PayloadError.new("undecodable", "the body is not #{media_type}")
    end
  end
end
