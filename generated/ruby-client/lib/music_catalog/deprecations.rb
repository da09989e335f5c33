# Made by endpoint-manifest (ruby-client) from its template deprecations.rb.
# Not to be edited: fill the manifest in and run `generate`.
# frozen_string_literal: true

module MusicCatalog
  # A deprecation, as far as it is known. `since` and `sunset` are texts of the manifest (`YYYY-MM-DD`), or times of a response;
  # `replacement` is the id of the operation to use instead; `deprecation_url` and `sunset_url` are pages about it (RFC 9745, section 3;
  # RFC 8594, section 6); `message` says all of it in a sentence or two.
  DeprecationNotice = Struct.new(
    :operation, :message, :since, :sunset, :replacement, :reason, :deprecation_url, :sunset_url, keyword_init: true
  )

  # Reports each deprecated operation once, with the first response for which there is something to report: a hook for `hooks:`. Dates in
  # a response override those of the manifest.
  class Deprecations
    # A date of structured fields: whole seconds (RFC 9745, section 2; RFC 9651, section 3.3.7).
    DATE = /\A\s*@(-?\d{1,15})\s*(?:;.*)?\z/m
    private_constant :DATE

    # @yieldparam notice [DeprecationNotice]
    def initialize(&notify)
      @notify = notify
      @told = {}
      @lock = Mutex.new
    end

    # Reports the operation of a response, unless it has been reported.
    #
    # @api private
    def on_response(event, response)
      notice = notice(event, response) or return
      is_new = @lock.synchronize { !@told.key?(event.operation) && (@told[event.operation] = true) }
      @notify.call(notice) if is_new
    end

    private

    def notice(event, response)
      headers = response.headers
      since = instant(DATE.match(headers["deprecation"].to_s)&.[](1)&.to_i)
      sunset = instant(Runtime::HttpDate.parse(headers["sunset"].to_s))
      known = event.deprecated
      return if known.nil? && since.nil? && sunset.nil?

      made = DeprecationNotice.new(
        operation: event.operation, since: since || known&.since, sunset: sunset || known&.sunset,
        replacement: known&.replacement, reason: known&.reason,
        deprecation_url: page("deprecation", response), sunset_url: page("sunset", response)
      )
      made.message = message(made, known || since)
      made
    end

    def instant(seconds)
      Time.at(seconds).utc if seconds
    rescue RangeError
      nil
    end

    # Gives the URL of a page that a response links to.
    def page(relation, response)
      target = Runtime::LinkHeader.target(relation, response.headers)
      target && Runtime::Urls.resolved(target, response.url)
    end

    def message(notice, is_deprecated)
      facts = []
      facts << "is deprecated#{" from #{day(notice.since)}" if notice.since}" if is_deprecated
      facts << "ends on #{day(notice.sunset)}" if notice.sunset
      page = notice.deprecation_url || notice.sunset_url
      [
        "#{notice.operation} #{facts.join(" and ")}.",
        notice.reason && (notice.reason.end_with?(".", "!", "?") ? notice.reason : "#{notice.reason}."),
        notice.replacement && "Use #{notice.replacement}.",
        page && "See #{page}"
      ].compact.join(" ")
    end

    def day(date) = date.is_a?(String) ? date : date.strftime("%Y-%m-%d")
  end
end
