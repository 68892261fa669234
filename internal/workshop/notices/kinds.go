package notices

import (
	"fmt"
	"slices"
	"strings"
)

// marks are words by which a licence is known, and the short name that everybody knows it by (SPDX).
var marks = []struct{ words, short string }{
	{"Apache License Version 2.0", "Apache-2.0"},
	{"SIL OPEN FONT LICENSE Version 1.1", "OFL-1.1"},
	{"Neither the name of", "BSD-3-Clause"},
	{"Redistribution and use in source and binary forms", "BSD-2-Clause"},
	{"copy of this software and associated documentation files", "MIT"},
	{"This software is provided 'as-is'", "Zlib"},
	{"Permission to use, copy, modify, and distribute this software for any purpose with or without fee", "ISC"},
}

// Licences returns the short names of a notice's licences, each once. A text without any that is known here is an
// error.
func (n Notice) Licences() ([]string, error) {
	var found []string
	for _, text := range n.Texts {
		text = strings.Join(strings.Fields(text), " ")
		known := false
		for _, m := range marks {
			if m.short == "BSD-2-Clause" && strings.Contains(text, "Neither the name of") {
				continue // the same words stand in the one with three clauses
			}
			if !strings.Contains(text, m.words) {
				continue
			}
			known = true
			if !slices.Contains(found, m.short) {
				found = append(found, m.short)
			}
		}
		if !known {
			return nil, fmt.Errorf("%s: its licence is none that is known: %.80q", n.What, text)
		}
	}
	return found, nil
}
