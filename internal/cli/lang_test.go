package cli

import (
	"strings"
	"testing"

	"runehall/assets/lang"
)

// TestLocale checks that the variables for the language are read as by glibc.
func TestLocale(t *testing.T) {
	for set, want := range map[string]string{
		"LANG=de_DE.UTF-8":                                 "de",
		"LANG=de_DE.UTF-8 LANGUAGE=fr":                     "fr",
		"LANG=de_DE.UTF-8 LANGUAGE=fr_CH:de":               "fr",
		"LANG=en_US.UTF-8 LANGUAGE=pt_BR:uk_UA:de":         "uk", // the first in the list that this program speaks
		"LANG=de_DE.UTF-8 LANGUAGE=pt:es":                  "de",
		"LANG=de_DE.UTF-8 LANGUAGE=":                       "de",
		"LANG=de_DE.UTF-8 LANGUAGE=::fr:":                  "fr",
		"LANG=de_DE.UTF-8 LANGUAGE=C:fr":                   "en",
		"LANG=de_DE.UTF-8 LANGUAGE=uk.UTF-8":               "uk",
		"LANG=de_DE@euro LANGUAGE=FR-be":                   "fr",
		"LANG=de_DE LC_MESSAGES=uk_UA":                     "uk",
		"LANG=de_DE LC_MESSAGES=uk_UA LC_ALL=fr_FR":        "fr",
		"LANG=de_DE LC_ALL=C LANGUAGE=fr":                  "en",
		"LANG=C LANGUAGE=fr":                               "en",
		"LANG=POSIX LANGUAGE=fr":                           "en",
		"LANG=C.UTF-8 LANGUAGE=fr":                         "fr",
		"LANG=de_DE LC_MESSAGES=POSIX LANGUAGE=fr:de":      "en",
		"LANG=pt_BR.UTF-8 LANGUAGE=pt_BR:pt:en":            "en",
		"LC_ALL=uk_UA.UTF-8 LANG=de_DE LANGUAGE=xx:yy:de":  "de",
		"LC_ALL= LC_MESSAGES= LANG=fr_FR.UTF-8 LANGUAGE=:": "fr",
	} {
		values := map[string]string{}
		for pair := range strings.FieldsSeq(set) {
			name, value, _ := strings.Cut(pair, "=")
			values[name] = value
		}
		if got := lang.Match(locale(func(name string) string { return values[name] })); got != want {
			t.Errorf("%s: %s, not %s", set, got, want)
		}
	}
}
