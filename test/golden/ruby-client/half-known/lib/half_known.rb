# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/service.yaml.
# Not to be edited: fill the manifest in and run `generate`.

# A client of a service whose title is not shown.
#
# Berths of a harbour, and the ships that lie there.
#
# The manifest of the service says what this gem knows; what it does not show is not guessed. An
# operation that cannot be called yet raises NotShownError, and a response that is not shown is its
# JSON as it comes. Filling the manifest in changes no call that was right before.
module HalfKnown
  # The version of the gem.
  VERSION = "1.0.0"

  autoload :Client, "half_known/client"
  autoload :Auth, "half_known/auth"
  autoload :NotFoundError, "half_known/failures"
  autoload :ConflictError, "half_known/failures"
  autoload :ClientError, "half_known/failures"
  autoload :ServerError, "half_known/failures"
  autoload :FAILURES, "half_known/failures"
  autoload :Needs, "half_known/needs"
  autoload :RATES, "half_known/rates"
  autoload :Receiver, "half_known/receiver"
  autoload :BaseClient, "half_known/base_client"
  autoload :Credential, "half_known/credential"
  autoload :SignatureError, "half_known/delivery_errors"
  autoload :PayloadError, "half_known/delivery_errors"
  autoload :Deprecation, "half_known/deprecation"
  autoload :Deprecations, "half_known/deprecations"
  autoload :DeprecationNotice, "half_known/deprecations"
  autoload :Error, "half_known/errors"
  autoload :InvalidArgumentError, "half_known/errors"
  autoload :NotShownError, "half_known/errors"
  autoload :RequestError, "half_known/errors"
  autoload :ConnectionError, "half_known/errors"
  autoload :TimeoutError, "half_known/errors"
  autoload :ResponseError, "half_known/errors"
  autoload :DecodeError, "half_known/errors"
  autoload :ApiError, "half_known/errors"
  autoload :FilePart, "half_known/file_part"
  autoload :Group, "half_known/group"
  autoload :Headers, "half_known/headers"
  autoload :HttpTransport, "half_known/http_transport"
  autoload :Logging, "half_known/logging"
  autoload :OMIT, "half_known/omit"
  autoload :Omit, "half_known/omit"
  autoload :Pacing, "half_known/pacing"
  autoload :RateLimit, "half_known/pacing"
  autoload :Page, "half_known/page"
  autoload :PageRoots, "half_known/page_roots"
  autoload :PageRoot, "half_known/page_roots"
  autoload :PaginationError, "half_known/pagination_error"
  autoload :Record, "half_known/record"
  autoload :Response, "half_known/response"
  autoload :SignIn, "half_known/sign_in"
  autoload :TokenError, "half_known/token_errors"
  autoload :AuthorizationError, "half_known/token_errors"
  autoload :Tokens, "half_known/tokens"
  autoload :WebhookReceiver, "half_known/webhook_receiver"

  # The groups of operations.
  module Groups
    autoload :Berths, "half_known/groups/berths"
    autoload :Ships, "half_known/groups/ships"
    autoload :ShipsVisits, "half_known/groups/ships_visits"
  end

  # Classes of the objects that the manifest shows.
  module Models
    autoload :Ship, "half_known/models/ship"
    autoload :Flag, "half_known/models/flag"
    autoload :Tug, "half_known/models/tug"
    autoload :Berth, "half_known/models/berth"
    autoload :BerthState, "half_known/models/berth_state"
    autoload :SeenBerth, "half_known/models/seen_berth"
    autoload :BerthsMoor_Query_Tied, "half_known/models/berths_moor_query_tied"
    autoload :BerthsMoor_MultipartBody, "half_known/models/berths_moor_multipart_body"
    autoload :BerthsMoor_FormBody, "half_known/models/berths_moor_form_body"
    autoload :BerthsList_Answer, "half_known/models/berths_list_answer"
  end

  # The parts of a call. Callers have no use for them, and they may change with any version.
  module Runtime
    autoload :Bodies, "half_known/runtime/bodies"
    autoload :BodyByType, "half_known/runtime/body_by_type"
    autoload :BodySource, "half_known/runtime/body_source"
    autoload :ByCursor, "half_known/runtime/by_cursor"
    autoload :ByLink, "half_known/runtime/by_link"
    autoload :Calling, "half_known/runtime/calling"
    autoload :ClientState, "half_known/runtime/client_state"
    autoload :Clock, "half_known/runtime/clock"
    autoload :ContentDecoder, "half_known/runtime/content_decoder"
    autoload :Cookies, "half_known/runtime/cookies"
    autoload :Core, "half_known/runtime/core"
    autoload :ByOffset, "half_known/runtime/counted_pages"
    autoload :ByPage, "half_known/runtime/counted_pages"
    autoload :CountedPages, "half_known/runtime/counted_pages"
    autoload :Decoding, "half_known/runtime/decoding"
    autoload :DeepObject, "half_known/runtime/deep_object"
    autoload :Exchange, "half_known/runtime/exchange"
    autoload :Faults, "half_known/runtime/faults"
    autoload :FormBody, "half_known/runtime/form_body"
    autoload :FormFields, "half_known/runtime/form_fields"
    autoload :FormPart, "half_known/runtime/form_fields"
    autoload :FormText, "half_known/runtime/form_text"
    autoload :HttpConnection, "half_known/runtime/http_connection"
    autoload :HttpDate, "half_known/runtime/http_date"
    autoload :HttpRequest, "half_known/runtime/http_request"
    autoload :HttpSocket, "half_known/runtime/http_socket"
    autoload :JsonParameters, "half_known/runtime/json_parameters"
    autoload :JsonPointer, "half_known/runtime/json_pointer"
    autoload :JsonText, "half_known/runtime/json_text"
    autoload :Limit, "half_known/runtime/limit"
    autoload :LineReader, "half_known/runtime/line_reader"
    autoload :LinkHeader, "half_known/runtime/link_header"
    autoload :ListOf, "half_known/runtime/list_of"
    autoload :MapOf, "half_known/runtime/map_of"
    autoload :MediaType, "half_known/runtime/media_type"
    autoload :MultipartBody, "half_known/runtime/multipart_body"
    autoload :OneOf, "half_known/runtime/one_of"
    autoload :Operation, "half_known/runtime/operation"
    autoload :OwnBaseUrl, "half_known/runtime/operation"
    autoload :Options, "half_known/runtime/options"
    autoload :OutgoingRequest, "half_known/runtime/outgoing_request"
    autoload :Paging, "half_known/runtime/paging"
    autoload :Parameter, "half_known/runtime/parameter"
    autoload :RandomKey, "half_known/runtime/random_key"
    autoload :Readings, "half_known/runtime/readings"
    autoload :Redirects, "half_known/runtime/redirects"
    autoload :Reserved, "half_known/runtime/reserved"
    autoload :Retries, "half_known/runtime/retries"
    autoload :SecretCredential, "half_known/runtime/secret_credential"
    autoload :SecretPlaces, "half_known/runtime/secret_places"
    autoload :Security, "half_known/runtime/security"
    autoload :SignatureScheme, "half_known/runtime/signature_scheme"
    autoload :Style, "half_known/runtime/style"
    autoload :TokenCredential, "half_known/runtime/token_credential"
    autoload :TokenEndpoint, "half_known/runtime/token_endpoint"
    autoload :Urls, "half_known/runtime/urls"
    autoload :Values, "half_known/runtime/values"
    autoload :Walk, "half_known/runtime/walk"
    autoload :Webhook, "half_known/runtime/webhook"
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
