package talk

import (
	"strings"
	"testing"
)

// TestCodesAreReadHoweverTheyAreTyped draws codes, writes them as people do, and reads them. Hosts with more rooms have
// longer ones.
func TestCodesAreReadHoweverTheyAreTyped(t *testing.T) {
	for rooms, signs := range map[int]int{0: 6, 10: 6, 1000: 8, 10_000: 10, 100_000: 10} {
		code := NewCode(rooms)
		if len(code) != signs || strings.ContainsAny(code, "AEIOUY01BSZGLQ") {
			t.Errorf("with %d rooms a code is %q", rooms, code)
		}
		for _, typed := range []string{code, strings.ToLower(code), " " + ShownCode(code) + "\n",
			strings.ReplaceAll(ShownCode(code), " ", "-")} {
			if got, ok := CleanCode(strings.TrimSpace(typed)); !ok || got != code {
				t.Errorf("%q is read as %q, %v", typed, got, ok)
			}
		}
	}
	if got, ok := CleanCode("к7м4рб"); ok {
		t.Errorf("a letter in place of a digit is read as %q", got)
	}
	for typed, want := range map[string]string{"кzм4рв": "K2M4P8", "KSMG-PB": "K5M6P8"} {
		if got, ok := CleanCode(typed); !ok || got != want {
			t.Errorf("%q is read as %q, %v", typed, got, ok)
		}
	}
	for _, typed := range []string{"", "K7M4", "K7M4P", "K7M4P97", "7K4M9P", "K7M4P9K7M4P9K7", "KKKKKK", "777777",
		"K7M4P9 x", strings.Repeat("-", 3000) + "K7M4P9"} {
		if got, ok := CleanCode(typed); ok {
			t.Errorf("%.40q is read as %q", typed, got)
		}
	}
}

// TestACodeIsTypedBehindTheAddressOfItsHost reads addresses as people type them.
func TestACodeIsTypedBehindTheAddressOfItsHost(t *testing.T) {
	for text, want := range map[string]string{
		"k7m 4p9":                                "",
		"192.168.1.7:8080 K7M 4P9":               "http://192.168.1.7:8080/",
		"192.168.1.7 K7M4P9":                     "http://192.168.1.7:8747/",
		"[fe80::1]:8747 K7M4P9":                  "http://[fe80::1]:8747/",
		"[fe80::1] K7M4P9":                       "http://[fe80::1]:8747/",
		"fe80::1/runes K7M4P9":                   "http://[fe80::1]:8747/runes",
		"192.168.1.7: K7M4P9":                    "http://192.168.1.7:8747/",
		"example.org:443 K7M4P9":                 "https://example.org:443/",
		"localhost k7m4p9":                       "http://localhost:8747/",
		"laptop.local:8747 K7M4P9":               "http://laptop.local:8747/",
		"play.example.org K7M4P9":                "https://play.example.org/",
		"https://example.org/runes/ K7M4P9":      "https://example.org/runes/",
		"http://192.168.1.7:8747/#code=K7M4P9":   "http://192.168.1.7:8747/",
		"#code=k7m-4p9":                          "",
		"K7M.4P9":                                "",
		"k7.m4 p9":                               "",
		"https://example.org/runes/#code=K7M4P9": "https://example.org/runes/",
	} {
		if page, code, ok := ReadCode(text); !ok || page != want || code != "K7M4P9" {
			t.Errorf("%q is read as %q, %q, %v", text, page, code, ok)
		}
	}
	for _, text := range []string{
		"", "192.168.1.7:8080", "javascript:alert(1) K7M4P9", "file:///x K7M4P9", "http://me:secret@x.org/ K7M4P9", "me:secret@192.168.1.7 K7M4P9", "192.168.1.7:port K7M4P9", "http://x.org/?q=1 K7M4P9",
		"milk, bread K7M4P9", "#room=K7M4P9", "http:// K7M4P9", "x.org K7M4P9 K7M4P9 K7",
	} {
		if page, code, ok := ReadCode(text); ok {
			t.Errorf("%q is read as %q, %q", text, page, code)
		}
	}
}
