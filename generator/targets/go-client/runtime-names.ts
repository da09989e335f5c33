/** Exported names of the runtime: no emitted one is like these, whether or not a package has the file today. */

/** All of them; a test holds that there are no others in `templates/go-client/`. */
export const runtimeNames: ReadonlySet<string> = new Set(
  `APIError Answer ArgumentError As AuthorizationError AuthorizationOptions AuthorizationRequest CallOption
  CanceledError ClientCredentials ClientOption CodeExchange ConnectionError Date DateTime DecodeError Delivery
  Deprecation DeprecationNotice ErrTimeout ErrorEvent Event ExchangeCode File Hooks KeyInCookie KeyInHeader
  KeyInQuery KeyPlace NewAuthorizationRequest NewDate NewDateTime NewPacer NoContent NotShown Null Nullable
  OperationNotShown Option Pacer Page PageStart PaginationError PayloadError PayloadFault PayloadTooLarge
  PayloadUndecodable PayloadUnreadable ProblemDetails ProblemOf Ptr RateLimit Receiver ReceiverOptions RefreshToken
  Reopen RequestEvent RequestSummary ResponseEvent SecretFunc SecretNeed SignatureError SignatureFault
  SignatureMalformed SignatureMissing SignatureTooNew SignatureTooOld SignatureWrong Stream TimeoutError
  TokenEndpoint TokenError Tokens Value Walk WithAccept WithBackoff WithBody WithContentType WithCookie WithDeadline
  WithDeprecations WithFollowRedirects WithHTTPClient WithHeader WithHooks WithIdempotent WithIdleTimeout WithLogger
  WithMaxResponseBytes WithMaxRetries WithOwnBaseURL WithPacer WithPageStart WithQuery WithReader WithTimeout
  WithoutHeader`.split(/\s+/),
);

/** Names that every package has beside the runtime. */
export const ownNames: ReadonlySet<string> = new Set([
  "BaseURL",
  "Client",
  "New",
  "NewReceiver",
  "RateLimits",
]);
