package main

import "testing"

func TestPseudo(t *testing.T) {
	for text, want := range map[string]string{
		"Play":                   "[Plâÿ]",
		"Undo the last move":     "[Üñddö tthé llâstt möövé]",
		"{name} takes {n} coins": "[{name} tâkkés {n} çöîñss]",
		"The match ends.":        "[Thé mmâtçhh éñdds].",
		"{{{n}}}":                "[{{{n}}}]",
	} {
		if got := pseudo(text, longer); got != want {
			t.Errorf("%q is %q, want %q", text, got, want)
		}
	}
}
