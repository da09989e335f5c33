# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

module HalfKnown
  # Receives events of a service whose title is not shown, whose signatures it checks.
  #
  # `ship-left`: No receiver yet: not shown of its signature: algorithm, header, encoding, prefix,
  # text that is signed.
  #
  # `fog`: No receiver yet: its signature is not shown.
  class Receiver < WebhookReceiver
    WEBHOOKS = {
      "ship-arrived" => Runtime::Webhook.new(
        Runtime::SignatureScheme.new(
          "SHA-256",
          "X-Signature",
          "hex",
          "{timestamp}.{body}",
          prefix: "sha256=",
          timestamp_header: "X-Timestamp",
          tolerance_seconds: 300
        )
      )
    }.freeze
    private_constant :WEBHOOKS

    # @param secret [String, Array<String>] the key of the signatures; several while secrets are
    #   rotated
    # @param options further options of WebhookReceiver
    def initialize(secret:, **options)
      super(WEBHOOKS, secret: secret, **options)
    end

    # Receives `ship-arrived`: gives the payload of a delivery.
    #
    # A ship is in.
    #
    # It comes as a webhook: a `POST` request to an address that the receiver has registered. A
    # delivery that fails is sent again at most 5 times, after 1 second and 10 seconds. Not shown: its
    # payload. From `manifest/service.yaml#events.ship-arrived`.
    #
    # @param headers [Hash] the headers of the delivery, or the environment of Rack
    # @param body [String] the very bytes that were received
    # @return [Object]
    # @raise [SignatureError]
    # @raise [PayloadError]
    def ship_arrived(headers, body) = receive(headers, body, "ship-arrived")
  end
end
