package notices

import (
	"slices"
	"testing"
)

// TestLicencesAreKnownByTheirWords checks that licences are recognised by words that only they have, across line
// breaks, and that each is named once.
func TestLicencesAreKnownByTheirWords(t *testing.T) {
	const (
		two   = "Redistribution and use in source\n and binary forms"
		three = two + " ... Neither the\nname of"
		mit   = "a copy of this software and associated\ndocumentation files"
		ofl   = "SIL OPEN FONT LICENSE Version 1.1 ... Permission is hereby granted, free of charge, to any person obtaining a copy of the Font Software"
	)
	for _, c := range []struct {
		texts, want []string
	}{
		{[]string{"Permission to use, copy, modify, and distribute this software for any\npurpose with or without fee"},
			[]string{"ISC"}},
		{[]string{two}, []string{"BSD-2-Clause"}}, {[]string{three}, []string{"BSD-3-Clause"}},
		{[]string{mit}, []string{"MIT"}}, {[]string{ofl}, []string{"OFL-1.1"}},
		{[]string{three, two, three}, []string{"BSD-3-Clause", "BSD-2-Clause"}},
		{[]string{"Apache License\n Version 2.0, January", "This software is provided 'as-is'"},
			[]string{"Apache-2.0", "Zlib"}},
	} {
		if got, err := (Notice{What: "x", Texts: c.texts}).Licences(); err != nil || !slices.Equal(got, c.want) {
			t.Errorf("%q: %v, %v, want %v", c.texts, got, err, c.want)
		}
	}
	if got, err := (Notice{What: "x", Texts: []string{mit, "All rights reserved."}}).Licences(); err == nil {
		t.Errorf("what is no licence is one: %v", got)
	}
}

// TestModulesOfEveryPlatformAreCollected checks that modules of single platforms are collected, but none that only
// tests use.
func TestModulesOfEveryPlatformAreCollected(t *testing.T) {
	all, err := Collect("../../..", All...)
	if err != nil {
		t.Fatal(err)
	}
	has := func(path string) bool {
		return slices.ContainsFunc(all, func(n Notice) bool {
			return n.Kind == Module && len(n.What) > len(path) && n.What[:len(path)+1] == path+" "
		})
	}
	for _, path := range []string{"github.com/godbus/dbus/v5", "github.com/jfreymuth/pulse",
		"github.com/ebitengine/gomobile", "github.com/tinne26/etxt"} {
		if !has(path) {
			t.Errorf("nothing of %s", path)
		}
	}
	if has("pgregory.net/rapid") {
		t.Error("the licence of what only tests use")
	}
}
