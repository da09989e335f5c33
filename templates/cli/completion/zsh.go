package completion

import "strings"

// zsh writes a script for a folder of fpath, which works as well where it is sourced.
func zsh(t tree) string {
	described := func(of offer) string { return quoted(strings.ReplaceAll(of.text, ":", `\:`) + ":" + of.about) }
	offers := each(t.nodes, func(one node) string {
		return "    " + quoted(one.path) + ")\n" +
			"      names=(" + joined(one.commands, described) + ")\n" +
			"      flags=(" + joined(one.options, func(each option) string { return described(each.offer) }) + ")\n" +
			"      choices=(" + joined(one.arguments.choices, quoted) + ") ;;\n"
	})
	common := joined(t.common, func(each option) string { return described(each.offer) })
	return script(zshScript, "@F@", t.function(), "@PROGRAM@", t.program, "@NEXT@\n", t.posixSteps(), "@OFFERS@\n", offers, "@VALUES@\n", t.posixBranches(), "@COMMON@", common)
}

const zshScript = `
#compdef @PROGRAM@
# Completion of @PROGRAM@ for zsh.

__@F@_next() {
  case "$at $1" in
@NEXT@
    *) return 1 ;;
  esac
}

__@F@_offers() {
  case "$at" in
@OFFERS@
  esac
  flags+=(@COMMON@)
}

# Fails for options that take no value.
__@F@_values() {
  case "$at $1" in
@VALUES@
    *) return 1 ;;
  esac
}

_@F@() {
  local at='' expects='' ended='' kind='' word
  local -a names flags choices
  integer index values_before=0
  for ((index = 2; index < CURRENT; index++)); do
    word=${words[index]}
    if [[ -n $expects ]]; then
      expects=''
    elif [[ -n $ended ]]; then
      ((++values_before))
    elif [[ $word == -- ]]; then
      ended=yes
    elif [[ $word == -*=* ]]; then
      :
    elif [[ $word == -?* ]]; then
      if __@F@_values "$word"; then expects=$word; fi
      choices=() kind=''
    elif ! __@F@_next "$word"; then
      ((++values_before))
    fi
  done

  local current=${PREFIX}
  if [[ -n $expects ]]; then
    __@F@_values "$expects"
  elif [[ -z $ended && $current == -*=* ]]; then
    __@F@_values "${current%%\=*}" || return 1
    compset -P 1 '*='
  elif [[ -z $ended && $current == -* ]]; then
    __@F@_offers
    _describe -o option flags
    return
  else
    __@F@_offers
    if ((values_before)); then return 1; fi
    if (($#names)); then
      _describe command names
      return
    fi
  fi
  case $kind in
    at)
      compset -P 1 '*@' || return 1
      _files
      ;;
    file) _files ;;
    *) compadd -a choices ;;
  esac
}

if [[ ${funcstack[1]} == _@F@ ]]; then
  _@F@ "$@"
elif (($+functions[compdef])); then
  compdef _@F@ @PROGRAM@
fi
`
