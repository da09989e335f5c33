// Made by endpoint-manifest (kotlin-client) from manifest/service.yaml.
// Not to be edited: fill the manifest in and run `generate`.
package library

/** The flows of OAuth 2 (RFC 6749) of Library, with their URLs. */
public object Auth {
    /**
     * Makes the token endpoint of `oauth`. `OAuth.clientCredentials` takes it, and gets tokens for the
     * application itself there.
     *
     * @param options its settings; its URL is `https://accounts.example.com/token` unless set
     */
    public fun oauthApplicationEndpoint(options: TokenEndpoint.Builder.() -> Unit): TokenEndpoint =
        TokenEndpoint {
            tokenUrl = "https://accounts.example.com/token"
            options()
        }

    /**
     * Makes the request that asks a user for consent at `https://accounts.example.com/authorize`
     * (`oauth`), with a proof key (PKCE).
     *
     * @param clientId the id of the application
     * @param redirectUri where the server sends the user back to; it must be registered there
     * @param options the scopes to request, and more parameters
     * @return the request, to keep until the user comes back
     */
    public fun oauthSignIn(
        clientId: String,
        redirectUri: String,
        options: SignIn.Options.() -> Unit = {},
    ): SignIn = SignIn.of("https://accounts.example.com/authorize", clientId, redirectUri, options)

    /**
     * Makes the token endpoint of `oauth`. `exchange` of a `SignIn` takes it, and exchanges the code of
     * a user for tokens there.
     *
     * @param options its settings; its URL is `https://accounts.example.com/token` unless set
     */
    public fun oauthUserEndpoint(options: TokenEndpoint.Builder.() -> Unit): TokenEndpoint =
        TokenEndpoint {
            tokenUrl = "https://accounts.example.com/token"
            options()
        }

    /**
     * Makes the token endpoint of `oauth`. `OAuth.refreshToken` takes it, and renews the tokens of a
     * user there.
     *
     * @param options its settings; its URL is `https://accounts.example.com/token` unless set
     */
    public fun oauthRenewalEndpoint(options: TokenEndpoint.Builder.() -> Unit): TokenEndpoint =
        TokenEndpoint {
            tokenUrl = "https://accounts.example.com/token"
            options()
        }

    /**
     * Makes the token endpoint of `closed-oauth`. `OAuth.refreshToken` takes it, and renews the tokens
     * of a user there.
     *
     * @param options its settings; its URL is `https://accounts.example.com/token` unless set
     */
    public fun closedOauthRenewalEndpoint(options: TokenEndpoint.Builder.() -> Unit): TokenEndpoint =
        TokenEndpoint {
            tokenUrl = "https://accounts.example.com/token"
            options()
        }
}
