# Made by endpoint-manifest (ruby-client) from its template runtime/cookies.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The cookies of a request. They are sent unchanged or refused: RFC 6265 has no escape, so only the caller knows one.
    module Cookies
      NAME = /\A[\w!#$%&'*+.^`|~-]+\z/
      VALUE = /\A("?)[!#-+\--:<-\[\]-~]*\1\z/
      private_constant :NAME, :VALUE

      # Writes a cookie of a call.
      def self.written(operation, name, value)
        subject = "#{operation.id}: cookie parameter \"#{name}\""
        parameter = operation.styled[[:cookie, name]]
        return parameter.style.call(parameter, value, subject) if parameter&.style

        pair(name, Values.single_text(value, subject), subject)
      end

      # Gives `name=text` as RFC 6265, section 4.1.1 allows it: without a space, quotes, `,`, `;` or a backslash.
      def self.pair(name, text, subject)
        return "#{name}=#{text}" if NAME.match?(name) && VALUE.match?(text)

        raise InvalidArgumentError, "#{subject} has a character that HTTP forbids"
      end
    end
  end
end
