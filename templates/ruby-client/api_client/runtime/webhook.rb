# frozen_string_literal: true

module ApiClient
  module Runtime
    # The deliveries of one event, as the manifest describes them. `content_type` nil = the manifest shows none, or several.
    Webhook = Struct.new(:signature, :content_type)
  end
end
