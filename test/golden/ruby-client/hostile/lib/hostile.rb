# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

# A client of Library */ `${process.exit(1)}` </script> "quoted" \ 'it''s' 👩‍🎤
# \u{202e}righttoleft\u{202c}.
#
# First paragraph with */ and /** and // and <!-- and -->.
#
# - @deprecated is no tag here, nor is {@link x}.
#
# ```ts
# a fence that nobody closes: */ ${x}
#
# ```
#
# The manifest of the service says what this gem knows; what it does not show is not guessed. An
# operation that cannot be called yet raises NotShownError, and a response that is not shown is its
# JSON as it comes. Filling the manifest in changes no call that was right before.
module Hostile
  # The version of the gem.
  VERSION = "1.0.0"

  autoload :Client, "hostile/client"
  autoload :BaseClient, "hostile/base_client"
  autoload :Credential, "hostile/credential"
  autoload :Deprecation, "hostile/deprecation"
  autoload :Deprecations, "hostile/deprecations"
  autoload :DeprecationNotice, "hostile/deprecations"
  autoload :Error, "hostile/errors"
  autoload :InvalidArgumentError, "hostile/errors"
  autoload :NotShownError, "hostile/errors"
  autoload :RequestError, "hostile/errors"
  autoload :ConnectionError, "hostile/errors"
  autoload :TimeoutError, "hostile/errors"
  autoload :ResponseError, "hostile/errors"
  autoload :DecodeError, "hostile/errors"
  autoload :ApiError, "hostile/errors"
  autoload :FilePart, "hostile/file_part"
  autoload :Group, "hostile/group"
  autoload :Headers, "hostile/headers"
  autoload :HttpTransport, "hostile/http_transport"
  autoload :Logging, "hostile/logging"
  autoload :OMIT, "hostile/omit"
  autoload :Omit, "hostile/omit"
  autoload :Record, "hostile/record"
  autoload :Response, "hostile/response"
  autoload :TokenError, "hostile/token_errors"
  autoload :AuthorizationError, "hostile/token_errors"
  autoload :Tokens, "hostile/tokens"

  # The groups of operations.
  module Groups
    autoload :Books, "hostile/groups/books"
  end

  # Classes of the objects that the manifest shows.
  module Models
    autoload :Book, "hostile/models/book"
    autoload :BooksSend_Query_N1_Item, "hostile/models/books_send_query_1_item"
  end

  # The parts of a call. Callers have no use for them, and they may change with any version.
  module Runtime
    autoload :Bodies, "hostile/runtime/bodies"
    autoload :BodyByType, "hostile/runtime/body_by_type"
    autoload :BodySource, "hostile/runtime/body_source"
    autoload :Calling, "hostile/runtime/calling"
    autoload :ClientState, "hostile/runtime/client_state"
    autoload :Clock, "hostile/runtime/clock"
    autoload :ContentDecoder, "hostile/runtime/content_decoder"
    autoload :Cookies, "hostile/runtime/cookies"
    autoload :Core, "hostile/runtime/core"
    autoload :Decoding, "hostile/runtime/decoding"
    autoload :DeepObject, "hostile/runtime/deep_object"
    autoload :Exchange, "hostile/runtime/exchange"
    autoload :Faults, "hostile/runtime/faults"
    autoload :FormBody, "hostile/runtime/form_body"
    autoload :FormFields, "hostile/runtime/form_fields"
    autoload :FormPart, "hostile/runtime/form_fields"
    autoload :FormText, "hostile/runtime/form_text"
    autoload :HttpConnection, "hostile/runtime/http_connection"
    autoload :HttpDate, "hostile/runtime/http_date"
    autoload :HttpRequest, "hostile/runtime/http_request"
    autoload :HttpSocket, "hostile/runtime/http_socket"
    autoload :JsonParameters, "hostile/runtime/json_parameters"
    autoload :JsonPointer, "hostile/runtime/json_pointer"
    autoload :JsonText, "hostile/runtime/json_text"
    autoload :Limit, "hostile/runtime/limit"
    autoload :LineReader, "hostile/runtime/line_reader"
    autoload :LinkHeader, "hostile/runtime/link_header"
    autoload :ListOf, "hostile/runtime/list_of"
    autoload :MapOf, "hostile/runtime/map_of"
    autoload :MediaType, "hostile/runtime/media_type"
    autoload :MultipartBody, "hostile/runtime/multipart_body"
    autoload :OneOf, "hostile/runtime/one_of"
    autoload :Operation, "hostile/runtime/operation"
    autoload :OwnBaseUrl, "hostile/runtime/operation"
    autoload :Options, "hostile/runtime/options"
    autoload :OutgoingRequest, "hostile/runtime/outgoing_request"
    autoload :Parameter, "hostile/runtime/parameter"
    autoload :RandomKey, "hostile/runtime/random_key"
    autoload :Readings, "hostile/runtime/readings"
    autoload :Redirects, "hostile/runtime/redirects"
    autoload :Reserved, "hostile/runtime/reserved"
    autoload :Retries, "hostile/runtime/retries"
    autoload :SecretCredential, "hostile/runtime/secret_credential"
    autoload :SecretPlaces, "hostile/runtime/secret_places"
    autoload :Security, "hostile/runtime/security"
    autoload :Style, "hostile/runtime/style"
    autoload :TokenCredential, "hostile/runtime/token_credential"
    autoload :TokenEndpoint, "hostile/runtime/token_endpoint"
    autoload :Urls, "hostile/runtime/urls"
    autoload :Values, "hostile/runtime/values"
  end

  # Loads all of the gem, for servers that fork and for fibers that share a thread.
  #
  # @return [void]
  def self.eager_load!
    constants.each do |name|
      loaded = const_get(name)
      loaded.constants.each { |inner| loaded.const_get(inner) } if loaded.instance_of?(Module)
    end
  end
end
