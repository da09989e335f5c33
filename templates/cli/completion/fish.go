package completion

import "strings"

// fish writes a script of one function. A condition for each option would be run at every key.
func fish(t tree) string {
	described := func(of offer) string { return fishQuoted(of.text + "\t" + of.about) }
	steps := each(t.nodes[1:], func(one node) string {
		labels := joined(one.names, func(name string) string { return fishQuoted(one.parent + " " + name) })
		return "        case " + labels + "\n            echo " + fishQuoted(one.path) + "\n"
	})
	offers := each(t.nodes, func(one node) string {
		options := joined(one.options, func(each option) string { return described(each.offer) })
		return "        case " + fishQuoted(one.path) + "\n" +
			"            set commands " + joined(one.commands, described) + "\n" +
			"            set options " + options + "\n" +
			"            set choices " + joined(one.arguments.choices, fishQuoted) + "\n"
	})
	values := t.branches(func(path string, one option) string {
		patterns := joined(one.names(), func(name string) string {
			if path == anywhere {
				return "'* " + name + "'"
			}
			return fishQuoted(path + " " + name)
		})
		return "        case " + patterns + "\n            " + one.fishValues() + "\n"
	})
	common := joined(t.common, func(each option) string { return described(each.offer) })
	return script(fishScript, "@F@", t.function(), "@PROGRAM@", t.program,
		"@STEPS@\n", steps, "@OFFERS@\n", offers, "@VALUES@\n", values, "@COMMON@", common)
}

func (v values) fishValues() string {
	switch {
	case v.isFile:
		return "echo file"
	case v.isFileAt:
		return "echo at"
	}
	return `printf '%s\n' choice ` + joined(v.choices, fishQuoted)
}

// fishQuoted is a text in single quotes, as fish reads it.
func fishQuoted(text string) string {
	return "'" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(text) + "'"
}

const fishScript = `
# Completion of @PROGRAM@ for fish.

function __@F@_step
    switch "$argv[1] $argv[2]"
@STEPS@
        case '*'
            return 1
    end
end

# Fails for options that take no value.
function __@F@_values
    switch "$argv[1] $argv[2]"
@VALUES@
        case '*'
            return 1
    end
end

function __@F@_paths
    for path in (__fish_complete_path $argv[2])
        echo "$argv[1]$path"
    end
end

function __@F@_offer
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    set -l at ''
    set -l expects ''
    set -l ended ''
    set -l before 0
    for word in $words[2..-1]
        if test -n "$expects"
            set expects ''
        else if test -n "$ended"
            set before (math $before + 1)
        else if test "$word" = --
            set ended yes
        else if string match -q -- '-*=*' $word
            continue
        else if string match -q -- '-?*' $word
            if __@F@_values "$at" $word >/dev/null
                set expects $word
            end
        else if set -l next (__@F@_step "$at" $word)
            set at $next
        else
            set before (math $before + 1)
        end
    end

    set -l prefix ''
    set -l found
    if test -n "$expects"
        set found (__@F@_values "$at" $expects)
    else if test -z "$ended"; and string match -q -- '-*=*' $current
        set -l parts (string split -m 1 = -- $current)
        set found (__@F@_values "$at" $parts[1]); or return
        set prefix $parts[1]=
        set current "$parts[2]"
    else
        set -l commands
        set -l options
        set -l choices
        switch "$at"
@OFFERS@
        end
        if test -z "$ended"; and string match -q -- '-*' $current
            printf '%s\n' $options @COMMON@
        else if test $before -eq 0
            printf '%s\n' $commands $choices
        end
        return
    end
    switch $found[1]
        case file
            __@F@_paths "$prefix" "$current"
        case at
            string match -q -- '*@*' $current; or return
            set -l parts (string split -m 1 @ -- $current)
            __@F@_paths "$prefix$parts[1]@" "$parts[2]"
        case choice
            for each in $found[2..-1]
                echo "$prefix$each"
            end
    end
end

complete -c @PROGRAM@ -f -a '(__@F@_offer)'
`
