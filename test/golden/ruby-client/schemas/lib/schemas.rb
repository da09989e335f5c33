# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

# A client of Library.
#
# The manifest of the service says what this gem knows; what it does not show is not guessed. An
# operation that cannot be called yet raises NotShownError, and a response that is not shown is its
# JSON as it comes. Filling the manifest in changes no call that was right before.
module Schemas
  # The version of the gem.
  VERSION = "1.0.0"

  autoload :Client, "schemas/client"
  autoload :BaseClient, "schemas/base_client"
  autoload :Credential, "schemas/credential"
  autoload :Deprecation, "schemas/deprecation"
  autoload :Deprecations, "schemas/deprecations"
  autoload :DeprecationNotice, "schemas/deprecations"
  autoload :Error, "schemas/errors"
  autoload :InvalidArgumentError, "schemas/errors"
  autoload :NotShownError, "schemas/errors"
  autoload :RequestError, "schemas/errors"
  autoload :ConnectionError, "schemas/errors"
  autoload :TimeoutError, "schemas/errors"
  autoload :ResponseError, "schemas/errors"
  autoload :DecodeError, "schemas/errors"
  autoload :ApiError, "schemas/errors"
  autoload :FilePart, "schemas/file_part"
  autoload :Group, "schemas/group"
  autoload :Headers, "schemas/headers"
  autoload :HttpTransport, "schemas/http_transport"
  autoload :Logging, "schemas/logging"
  autoload :OMIT, "schemas/omit"
  autoload :Omit, "schemas/omit"
  autoload :Record, "schemas/record"
  autoload :Response, "schemas/response"
  autoload :TokenError, "schemas/token_errors"
  autoload :AuthorizationError, "schemas/token_errors"
  autoload :Tokens, "schemas/tokens"

  # The groups of operations.
  module Groups
    autoload :Books, "schemas/groups/books"
  end

  # Classes of the objects that the manifest shows.
  module Models
    autoload :Book, "schemas/models/book"
    autoload :Money, "schemas/models/money"
    autoload :Field, "schemas/models/field"
    autoload :Note, "schemas/models/note"
    autoload :Mixed, "schemas/models/mixed"
    autoload :Payment, "schemas/models/payment"
    autoload :OddNames, "schemas/models/odd_names"
    autoload :Item, "schemas/models/item"
    autoload :Film, "schemas/models/film"
    autoload :Record_, "schemas/models/record"
    autoload :Medium, "schemas/models/medium"
    autoload :Size, "schemas/models/size"
    autoload :SpecialBook, "schemas/models/special_book"
    autoload :ByCountry, "schemas/models/by_country"
  end

  # The parts of a call. Callers have no use for them, and they may change with any version.
  module Runtime
    autoload :Bodies, "schemas/runtime/bodies"
    autoload :BodyByType, "schemas/runtime/body_by_type"
    autoload :BodySource, "schemas/runtime/body_source"
    autoload :Calling, "schemas/runtime/calling"
    autoload :ClientState, "schemas/runtime/client_state"
    autoload :Clock, "schemas/runtime/clock"
    autoload :ContentDecoder, "schemas/runtime/content_decoder"
    autoload :Cookies, "schemas/runtime/cookies"
    autoload :Core, "schemas/runtime/core"
    autoload :Decoding, "schemas/runtime/decoding"
    autoload :DeepObject, "schemas/runtime/deep_object"
    autoload :Exchange, "schemas/runtime/exchange"
    autoload :Faults, "schemas/runtime/faults"
    autoload :FormBody, "schemas/runtime/form_body"
    autoload :FormFields, "schemas/runtime/form_fields"
    autoload :FormPart, "schemas/runtime/form_fields"
    autoload :FormText, "schemas/runtime/form_text"
    autoload :HttpConnection, "schemas/runtime/http_connection"
    autoload :HttpDate, "schemas/runtime/http_date"
    autoload :HttpRequest, "schemas/runtime/http_request"
    autoload :HttpSocket, "schemas/runtime/http_socket"
    autoload :JsonParameters, "schemas/runtime/json_parameters"
    autoload :JsonPointer, "schemas/runtime/json_pointer"
    autoload :JsonText, "schemas/runtime/json_text"
    autoload :Limit, "schemas/runtime/limit"
    autoload :LineReader, "schemas/runtime/line_reader"
    autoload :LinkHeader, "schemas/runtime/link_header"
    autoload :ListOf, "schemas/runtime/list_of"
    autoload :MapOf, "schemas/runtime/map_of"
    autoload :MediaType, "schemas/runtime/media_type"
    autoload :MultipartBody, "schemas/runtime/multipart_body"
    autoload :OneOf, "schemas/runtime/one_of"
    autoload :Operation, "schemas/runtime/operation"
    autoload :OwnBaseUrl, "schemas/runtime/operation"
    autoload :Options, "schemas/runtime/options"
    autoload :OutgoingRequest, "schemas/runtime/outgoing_request"
    autoload :Parameter, "schemas/runtime/parameter"
    autoload :RandomKey, "schemas/runtime/random_key"
    autoload :Readings, "schemas/runtime/readings"
    autoload :Redirects, "schemas/runtime/redirects"
    autoload :Reserved, "schemas/runtime/reserved"
    autoload :Retries, "schemas/runtime/retries"
    autoload :SecretCredential, "schemas/runtime/secret_credential"
    autoload :SecretPlaces, "schemas/runtime/secret_places"
    autoload :Security, "schemas/runtime/security"
    autoload :Style, "schemas/runtime/style"
    autoload :TokenCredential, "schemas/runtime/token_credential"
    autoload :TokenEndpoint, "schemas/runtime/token_endpoint"
    autoload :Urls, "schemas/runtime/urls"
    autoload :Values, "schemas/runtime/values"
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
