# Made by endpoint-manifest (ruby-client) from its template runtime/link_header.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  module Runtime
    # The `Link` header of a response (RFC 8288).
    module LinkHeader
      # A link's target, then its parameters. A comma inside quotes does not end the link. An unclosed quote extends to the end: looking
      # for its end from each quote would be quadratic.
      LINKS = /<([^<>]*)>((?:[^",<]|"(?:[^"\\]|\\.)*(?:"|\\?\z))*)/
      # A parameter's name, then its value, quoted or not.
      PARAMETERS = /;\s*([^\s=;",]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)(?:"|\\?\z)|([^\s;",]*))/
      private_constant :LINKS, :PARAMETERS

      # Reads the target of the first link whose relation is `next`.
      NEXT = ->(response) { target("next", response.headers) }

      # Gives the target of the first link of a relation; its name is in lower case.
      def self.target(relation, headers)
        headers["link"].to_s.scan(LINKS) do |target, text|
          given = {}
          text.scan(PARAMETERS) do |name, quoted, token|
            # Only the first `rel` counts (section 3.3).
            given[name.downcase] ||= (quoted || token).gsub(/\\(.)/, "\\1")
          end
          # With an anchor, the link belongs to another resource (section 3.2).
          return target if given["rel"].to_s.downcase.split.include?(relation) && !given.key?("anchor")
        end
        nil
      end
    end
  end
end
