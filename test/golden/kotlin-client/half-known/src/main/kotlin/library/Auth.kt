// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** The flows of OAuth 2 (RFC 6749) of a service whose title is not shown, with their URLs. */
public object Auth {
    /**
     * Makes the request that asks a user for consent at `https://example.com/authorize`
     * (`harbour-account`), with a proof key (PKCE).
     *
     * @param clientId the id of the application
     * @param redirectUri where the server sends the user back to; it must be registered there
     * @param options the scopes to request, and more parameters
     * @return the request, to keep until the user comes back
     */
    public fun harbourAccountSignIn(
        clientId: String,
        redirectUri: String,
        options: SignIn.Options.() -> Unit = {},
    ): SignIn = SignIn.of("https://example.com/authorize", clientId, redirectUri, options)

    /**
     * Makes the token endpoint of `harbour-account`. `exchange` of a `SignIn` takes it, and exchanges
     * the code of a user for tokens there.
     *
     * @param options its settings; its URL is `https://example.com/token` unless set
     */
    public fun harbourAccountUserEndpoint(options: TokenEndpoint.Builder.() -> Unit): TokenEndpoint =
        TokenEndpoint {
            tokenUrl = "https://example.com/token"
            options()
        }

    /**
     * Makes the token endpoint of `harbour-account`. `OAuth.refreshToken` takes it, and renews the
     * tokens of a user there.
     *
     * @param options its settings; its URL is `https://example.com/refresh` unless set
     */
    public fun harbourAccountRenewalEndpoint(options: TokenEndpoint.Builder.() -> Unit): TokenEndpoint =
        TokenEndpoint {
            tokenUrl = "https://example.com/refresh"
            options()
        }

    /**
     * Makes the token endpoint of `crew-account`. `OAuth.refreshToken` takes it, and renews the tokens
     * of a user there.
     *
     * @param options its settings; its URL is `https://example.com/crew` unless set
     */
    public fun crewAccountRenewalEndpoint(options: TokenEndpoint.Builder.() -> Unit): TokenEndpoint =
        TokenEndpoint {
            tokenUrl = "https://example.com/crew"
            options()
        }
}
