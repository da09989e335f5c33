# frozen_string_literal: true

module ApiClient
  module Runtime
    # Pages that link to the next page. A link is followed unchanged: no query parameters are added, because it already holds those that
    # the service needs.
    #
    # The last page has no link, null, or an empty one. A link is followed only to the origin of the base URL, because a request's
    # credentials are meant for no other.
    module ByLink
      class << self
        # Gives the link to the next page.
        def next(page)
          link = page.read(page.walk.paging.next)
          return if link.nil? || link == false || link == ""
          return link if link.is_a?(String)

          raise page.fault("its link to the next is not text")
        end

        # Gives the link as a whole URL. PaginationError = it must not be followed.
        def resolve(page, position)
          url = Urls.resolved(position, page.response.url) or raise page.fault("its link to the next is no URL")
          walk = page.walk
          origin = Urls.origin_of(url)
          own = Urls.origin_of(walk.core.state.base_url_of(walk.operation))
          return url if origin == own

          origin = "no origin" if origin.empty?
          raise page.fault("its link to the next leads to #{origin}, and requests go to #{own} only")
        end

        # Tells that it does not: pages may be equal.
        def repeats?(_page, _before) = false
      end
    end
  end
end
