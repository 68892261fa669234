package main

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"runehall/assets/lang"
)

func TestDebugShapes(t *testing.T) {
	book, _ := lang.Load("en")
	code, _ := read("../../../..")
	said := find(code, book.Keys())
	begins := map[string]bool{}
	for _, k := range book.Keys() {
		for i := range k {
			begins[k[:i+1]] = true
		}
	}
	for _, p := range code.packages {
		done := map[string]bool{}
		code.said(p, func(s string) bool { return begins[strings.TrimSuffix(s, hole)] && strings.Contains(s, ".") }, func(v value) {
			if !strings.Contains(v.text, hole) || done[v.text] {
				return
			}
			done[v.text] = true
			a, b, _ := strings.Cut(v.text, hole)
			re := regexp.MustCompile("^" + regexp.QuoteMeta(a) + "(.+)" + regexp.QuoteMeta(b) + "$")
			var ends []string
			n := 0
			for _, k := range book.Keys() {
				if m := re.FindStringSubmatch(k); m != nil && len(said.at[k]) == 0 {
					ends = append(ends, m[1])
					n++
				}
			}
			if n > 0 {
				fmt.Printf("%v %s{%s}%s [%d]\n", code.files.Position(v.at), a, strings.Join(ends, ","), b, n)
			}
		})
	}
}
