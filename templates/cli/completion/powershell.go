package completion

import "strings"

// powershell writes a script for PowerShell 5.1 and later.
func powershell(t tree) string {
	list := func(texts []string) string { return "@(" + strings.Join(texts, ", ") + ")" }
	described := func(of offer) string {
		return "@(" + powershellQuoted(of.text) + ", " + powershellQuoted(of.about) + ")"
	}
	offered := func(all []offer) string {
		texts := make([]string, 0, len(all))
		for _, one := range all {
			// The comma keeps a list of one list what it is.
			texts = append(texts, ","+described(one))
		}
		if len(texts) == 0 {
			return "@()"
		}
		return "@(" + strings.Join(texts, "; ") + ")"
	}
	optionOffers := func(all []option) []offer {
		var made []offer
		for _, one := range all {
			made = append(made, one.offer)
		}
		return made
	}
	steps := each(t.nodes[1:], func(one node) string {
		return each(one.names, func(name string) string {
			return "  $steps[" + powershellQuoted(one.parent+" "+name) + "] = " + powershellQuoted(one.path) + "\n"
		})
	})
	nodes := each(t.nodes, func(one node) string {
		choices := make([]offer, 0, len(one.arguments.choices))
		for _, text := range one.arguments.choices {
			choices = append(choices, offer{text, text})
		}
		return "  $nodes[" + powershellQuoted(one.path) + "] = @{ commands = " + offered(append(one.commands, choices...)) +
			"; options = " + offered(optionOffers(one.options)) + " }\n"
	})
	values := t.branches(func(path string, one option) string {
		kind := "choice"
		if one.isFile {
			kind = "file"
		} else if one.isFileAt {
			kind = "at"
		}
		var choices []string
		for _, text := range one.choices {
			choices = append(choices, powershellQuoted(text))
		}
		return each(one.names(), func(name string) string {
			return "  $values[" + powershellQuoted(path+" "+name) + "] = @{ kind = '" + kind + "'; choices = " + list(choices) + " }\n"
		})
	})
	return script(powershellScript, "@PROGRAM@", powershellQuoted(t.program), "@NAME@", t.program,
		"@STEPS@\n", steps, "@NODES@\n", nodes, "@VALUES@\n", values, "@COMMON@", offered(optionOffers(t.common)))
}

// powershellQuoted is a text in single quotes, as PowerShell reads it: it takes typographic quotes for quotes, too.
func powershellQuoted(text string) string {
	var made strings.Builder
	for _, sign := range text {
		if strings.ContainsRune("'\u2018\u2019\u201a\u201b", sign) {
			made.WriteRune(sign)
		}
		made.WriteRune(sign)
	}
	return "'" + made.String() + "'"
}

const powershellScript = `
# Completion of @NAME@ for PowerShell.

Register-ArgumentCompleter -Native -CommandName @PROGRAM@, (@PROGRAM@ + '.exe') -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)

  # A hash table that is written down knows no case.
  $steps = New-Object System.Collections.Hashtable ([System.StringComparer]::Ordinal)
  $nodes = New-Object System.Collections.Hashtable ([System.StringComparer]::Ordinal)
  $values = New-Object System.Collections.Hashtable ([System.StringComparer]::Ordinal)
@STEPS@
@NODES@
@VALUES@
  $common = @COMMON@

  $valuesOf = {
    param($option)
    $own = $values["$at $option"]
    if ($null -eq $own) { $own = $values["* $option"] }
    $own
  }
  $offer = {
    param($text, $about)
    if ($text.StartsWith($current, [System.StringComparison]::Ordinal)) {
      $typed = $prefix + $text
      if ($typed -match '[^\w\-./:=@+%,~]') { $typed = "'" + $typed.Replace("'", "''") + "'" }
      if (-not $about) { $about = $text }
      [System.Management.Automation.CompletionResult]::new($typed, $text, 'ParameterValue', $about)
    }
  }
  $paths = {
    [System.Management.Automation.CompletionCompleters]::CompleteFilename($current) | ForEach-Object {
      [System.Management.Automation.CompletionResult]::new($prefix + $_.CompletionText, $_.ListItemText, $_.ResultType, $_.ToolTip)
    }
  }

  $at = ''
  $expects = $null
  $ended = $false
  $before = 0
  foreach ($element in ($commandAst.CommandElements | Select-Object -Skip 1)) {
    if ($element.Extent.EndOffset -ge $cursorPosition) { break }
    $word = $element.Extent.Text
    if ($expects) { $expects = $null }
    elseif ($ended) { $before++ }
    elseif ($word -ceq '--') { $ended = $true }
    elseif ($word -clike '-*=*') { }
    elseif ($word -clike '-?*') { if (& $valuesOf $word) { $expects = $word } }
    elseif ($steps.ContainsKey("$at $word")) { $at = $steps["$at $word"] }
    else { $before++ }
  }

  $current = $wordToComplete
  $prefix = ''
  $found = $null
  if ($expects) { $found = & $valuesOf $expects }
  elseif (-not $ended -and $current -clike '-*=*') {
    $option, $current = $current -split '=', 2
    $prefix = "$option="
    $found = & $valuesOf $option
    if (-not $found) { return }
  }
  elseif (-not $ended -and $current -clike '-*') {
    foreach ($each in @($nodes[$at].options) + $common) { & $offer $each[0] $each[1] }
    return
  }
  else {
    if ($before -eq 0) { foreach ($each in $nodes[$at].commands) { & $offer $each[0] $each[1] } }
    return
  }
  switch ($found.kind) {
    'file' { & $paths }
    'at' {
      if ($current.Contains('@')) {
        $head, $current = $current -split '@', 2
        $prefix += "$head@"
        & $paths
      }
    }
    'choice' { foreach ($each in $found.choices) { & $offer $each '' } }
  }
}
`
