package main

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"runehall/assets/credits"
	"runehall/internal/workshop/notices"
)

const root = "../../../.."

// TestTheListIsUpToDate collects the licences of the present modules. After a change of modules, make credits makes the
// list again. A module without a known licence is an error.
func TestTheListIsUpToDate(t *testing.T) {
	want, err := made(root)
	if err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(root + "/assets/credits/" + credits.Name)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, want) {
		t.Error("assets/credits is not of the modules of now: make credits")
	}
}

// TestTheReadmeNamesEveryPart checks that the credits of the README name every part: modules by their path, all else by
// name.
func TestTheReadmeNamesEveryPart(t *testing.T) {
	text, err := os.ReadFile(root + "/README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, readme, found := strings.Cut(string(text), "\n## Credits\n")
	if !found {
		t.Fatal("there are no credits")
	}
	book, err := credits.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range book.Parts {
		name, _, _ := strings.Cut(p.Name, ",")
		if p.Kind == string(notices.Module) {
			name, _, _ = strings.Cut(p.Name, " ")
		}
		if !strings.Contains(readme, name) {
			t.Errorf("the README does not name %s", name)
		}
		for _, licence := range p.Licences {
			if !strings.Contains(readme, licence) {
				t.Errorf("the README does not name the licence %s of %s", licence, name)
			}
		}
	}
}

// TestEachTextStandsOnce lists parts that share a text, and one with two texts.
func TestEachTextStandsOnce(t *testing.T) {
	mit := "Copyright (c) 2001 Ada\r\nPermission for a copy of this software and associated documentation files"
	zlib := "Copyright [yyyy] nobody\nThis software is provided 'as-is'"
	book, err := bookOf([]notices.Notice{
		{What: "a v1", Kind: notices.Module, Texts: []string{mit}},
		{What: "paper", Kind: notices.Paper, Texts: []string{"says more"}},
		{What: "b v2", Kind: notices.Module, Texts: []string{zlib, strings.ReplaceAll(mit, "\r", "")}},
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(book.Texts) != 2 || len(book.Parts) != 2 {
		t.Fatalf("%d texts of %d parts", len(book.Texts), len(book.Parts))
	}
	if b := book.Parts[1]; !slices.Equal(b.Texts, []int{1, 0}) || !slices.Equal(b.Licences, []string{"Zlib", "MIT"}) ||
		b.Copyright != "" {
		t.Errorf("the second is %+v", b)
	}
	if got := book.Parts[0].Copyright; got != "Copyright (c) 2001 Ada" {
		t.Errorf("the first belongs to %q", got)
	}
	if _, err := bookOf([]notices.Notice{{What: "c", Kind: notices.Module,
		Texts: []string{mit, "all rights reserved"}}}); err == nil {
		t.Error("a part with a text that is no licence is listed")
	}
}
