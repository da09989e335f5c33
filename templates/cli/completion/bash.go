package completion

// bash writes a script for bash 3.2 and later. It needs no other script: it puts together itself the words that bash takes apart at
// "=", ":" and "@".
func bash(t tree) string {
	offers := each(t.nodes, func(one node) string {
		return "    " + quoted(one.path) + ")\n" +
			"      commands=(" + joined(one.commands, func(each offer) string { return quoted(each.text) }) + ")\n" +
			"      options=(" + joined(t.all(one), func(each option) string { return quoted(each.text) }) + ")\n" +
			"      choices=(" + joined(one.arguments.choices, quoted) + ") ;;\n"
	})
	return script(bashScript, "@F@", t.function(), "@PROGRAM@", quoted(t.program), "@NEXT@\n", t.posixSteps(), "@OFFERS@\n", offers, "@VALUES@\n", t.posixBranches())
}

const bashScript = `
# Completion of @PROGRAM@ for bash.
# shellcheck shell=bash disable=SC2034

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
}

# Fails for options that take no value.
__@F@_values() {
  case "$at $1" in
@VALUES@
    *) return 1 ;;
  esac
}

_@F@() {
  local line=${COMP_LINE:0:COMP_POINT} words=() piece rest trimmed index
  rest=$line
  for ((index = 0; index <= COMP_CWORD; index++)); do
    trimmed=${rest#"${rest%%[![:space:]]*}"}
    piece=${COMP_WORDS[index]}
    if ((index == COMP_CWORD)); then piece=$trimmed; fi
    if ((index == 0)) || [[ $trimmed != "$rest" ]]; then
      words+=("$piece")
    else
      words[${#words[@]} - 1]+=$piece
    fi
    rest=${trimmed#"$piece"}
  done

  local at='' expects='' ended='' count=$((${#words[@]} - 1)) word values_before=0
  local commands=() options=() choices=() kind=''
  for ((index = 1; index < count; index++)); do
    word=${words[index]}
    if [[ -n $expects ]]; then
      expects=''
    elif [[ -n $ended ]]; then
      values_before=$((values_before + 1))
    elif [[ $word == -- ]]; then
      ended=yes
    elif [[ $word == -*=* ]]; then
      :
    elif [[ $word == -?* ]]; then
      if __@F@_values "$word"; then expects=$word; fi
      choices=() kind=''
    elif ! __@F@_next "$word"; then
      values_before=$((values_before + 1))
    fi
  done

  local current=${words[count]} prefix='' finish=' '
  if [[ -n $expects ]]; then
    __@F@_values "$expects"
  elif [[ -z $ended && $current == -*=* ]]; then
    prefix=${current%%=*}=
    __@F@_values "${current%%=*}" || return
    current=${current#*=}
  elif [[ -z $ended && $current == -* ]]; then
    __@F@_offers
    choices=("${options[@]}")
  else
    __@F@_offers
    if ((values_before > 0)); then
      choices=()
    elif ((${#commands[@]} > 0)); then
      choices=("${commands[@]}")
    fi
  fi
  if [[ $kind == at ]]; then
    [[ $current == *@* ]] || return
    prefix+=${current%%@*}@
    current=${current#*@}
    kind=file
  fi

  # Bash replaces only what follows the last sign at which it takes words apart; "@" begins such a word.
  local whole=$prefix$current last=${line##*[[:space:]]} strip=${COMP_WORDBREAKS//[!=:@]/} quoted name
  if [[ -n $strip && $last == *[$strip]* ]]; then
    name=${last##*[$strip]}
    strip=${last%"$name"}
    last=$name
    if [[ $strip == *@ ]]; then last=@$last; fi
  fi
  strip=${whole%"$last"}

  COMPREPLY=()
  if [[ $kind == file ]]; then
    while IFS= read -r name; do
      printf -v quoted %q "$name"
      if [[ $name == '~/'* ]]; then quoted='~'${quoted#'\~'}; fi
      if [[ -d ${name/#'~/'/$HOME/} ]]; then finish=/; else finish=' '; fi
      quoted=$prefix$quoted$finish
      COMPREPLY+=("${quoted#"$strip"}")
    done < <(compgen -f -- "$current")
    return
  fi
  for name in "${choices[@]}"; do
    if [[ $name == "$current"* ]]; then
      printf -v quoted %q "$name"
      quoted=$prefix$quoted$finish
      COMPREPLY+=("${quoted#"$strip"}")
    fi
  done
}

complete -o nospace -F _@F@ @PROGRAM@
`
