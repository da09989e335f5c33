# Made by endpoint-manifest (ruby-client) from its template token_errors.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # The authorization server refused to issue tokens (RFC 6749, section 5.2). It does not know the client, or the user's grant
  # has ended (`invalid_grant`). A failure that may be temporary ends as an error of any call does.
  class TokenError < ResponseError
    # @return [String, nil] such as `invalid_grant`; nil = the server gives none
    attr_reader :code

    # @return [String, nil] a description for developers
    attr_reader :description

    # @param request [#method, #url]
    # @param head [#status, #headers]
    # @param code [String, nil]
    # @param description [String, nil]
    def initialize(request, head, code, description)
      super("answered #{head.status}#{AuthorizationError.refusal(code, description)}", request, head)
      @code = code
      @description = description
    end

    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = super.merge(code: code, description: description)
  end

  # The user or the server denied the request, or the response belongs to another one (RFC 6749, section 4.1.2.1).
  class AuthorizationError < Error
    # @return [String, nil]
    attr_reader :code

    # @return [String, nil]
    attr_reader :description

    # @param what [String]
    # @param code [String, nil]
    # @param description [String, nil]
    def initialize(what, code = nil, description = nil)
      super("no authorization: #{what}#{AuthorizationError.refusal(code, description)}")
      @code = code
      @description = description
    end

    # @param _keys [Array<Symbol>, nil]
    # @return [Hash{Symbol => Object}]
    def deconstruct_keys(_keys) = super.merge(code: code, description: description)

    # Gives the end of a message.
    #
    # @api private
    def self.refusal(code, description)
      [code, description].compact.reject(&:empty?).map { |text| ": #{text}" }.join[0, 500]
    end
  end
end
