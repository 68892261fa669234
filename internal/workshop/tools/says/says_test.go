package main

import (
	"testing"

	"runehall/assets/lang"
)

func TestEveryMessageIsSaid(t *testing.T) {
	book, err := lang.Load("en")
	if err != nil {
		t.Fatal(err)
	}
	code, err := read("../../../..")
	if err != nil {
		t.Fatal(err)
	}
	said := find(code, book.Keys())
	for _, f := range said.faults {
		t.Error(f)
	}
	n := 0
	for _, key := range book.Keys() {
		if len(said.at[key]) == 0 {
			n++
			t.Errorf("no code says %s", key)
		}
	}
	t.Logf("%d of %d keys are not found", n, len(book.Keys()))
}
