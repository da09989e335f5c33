# frozen_string_literal: true

# Made by endpoint-manifest (ruby-client) from manifest/schemas/.
# Not to be edited: fill the manifest in and run `generate`.

module Hostile
  module Models
    # The schema `books.send/~query/`${1}`/~item`.
    module BooksSend_Query_N1_Item
      STAR_SLASH = "*/"
      BACKTICK = "`"
      DOLLAR_U7B_U7D = "${}"
      UA = "\n"
      U202E = "\u{202e}"
      BACKSLASH = "\\"
      APOSTROPHE = "'"
      QUOTE = "\""
      U0 = "\u{0}"
      SCRIPT = "</script>"

      # The values that the manifest names.
      VALUES = [
        STAR_SLASH,
        BACKTICK,
        DOLLAR_U7B_U7D,
        UA,
        U202E,
        BACKSLASH,
        APOSTROPHE,
        QUOTE,
        U0,
        SCRIPT
      ].freeze
    end
  end
end
