package all

import (
	"strings"
	"testing"

	"runehall/games"
)

// aLink is a link to a match of Rituals, with underscores in it and at its end.
const aLink = "AS9CUwEWMzcyM7GwsDCyNLYwNDc2NTI24UIOHlQnQQUNlVDUoIQPVMxIiQsQAAD__w4VE2MdLQIYBg3ljhD_"

// TestLinksAreFoundInTexts finds a link among what chats, mail programs and people put around it.
func TestLinksAreFoundInTexts(t *testing.T) {
	const page = "https://example.org/runehall/"
	whole := page + "#match=" + aLink
	cut := func(sep string) string { return page + "#match=" + aLink[:30] + sep + aLink[30:60] + sep + aLink[60:] }
	for name, text := range map[string]string{
		"alone":                      whole,
		"without a page":             "#match=" + aLink,
		"without a mark":             aLink,
		"the program's own address":  "runehall://open#match=" + aLink,
		"a full stop":                whole + ".",
		"a bracket":                  "(" + whole + ")",
		"a bracket and a full stop":  "(" + whole + ").",
		"angle brackets":             "<" + whole + ">",
		"quotation marks":            `"` + whole + `"`,
		"German quotation marks":     "„" + whole + "“",
		"French quotation marks":     "« " + whole + " »",
		"an ellipsis":                whole + "…",
		"words behind":               whole + " - have fun!",
		"words on both sides":        "Your move, Ada: " + whole + ", or shall I?",
		"words glued by a dash":      whole + "—your move",
		"a question mark":            whole + "?",
		"an exclamation mark":        whole + "!",
		"an apostrophe":              "'" + whole + "'s",
		"a comma":                    whole + ", come",
		"a slash":                    whole + "/",
		"a zero-width space":         whole + "\u200b",
		"a zero-width space within":  cut("\u200b"),
		"a soft hyphen within":       cut("\u00ad"),
		"a word joiner within":       cut("\u2060"),
		"marks of direction":         "\u202b" + whole + "\u202c\u200f",
		"a byte order mark":          "\ufeff" + whole,
		"a no-break space":           whole + "\u00a0now",
		"a query behind":             whole + "?utm_source=chat",
		"a parameter behind":         whole + "&utm_source=chat&fbclid=IwAR0",
		"a query before":             page + "?fbclid=IwAR0#match=" + aLink,
		"another fragment before":    page + "#top&match=" + aLink,
		"an escaped mark":            page + "%23match=" + aLink,
		"an escaped mark and equals": page + "%23match%3D" + aLink,
		"escaped twice":              page + "%2523match%253D" + aLink,
		"through another page":       "https://out.example/?url=https%3A%2F%2Fexample.org%2F%23match%3D" + aLink + "&data=05%7C02%7C",
		"Markdown":                   "[your move](" + whole + ")",
		"Markdown, both":             "[" + whole + "](" + whole + ")",
		"stars":                      "*" + whole + "*",
		"two stars":                  "**" + whole + "**",
		"an underscore":              "_" + whole + "_",
		"two underscores":            "__" + whole + "__",
		"a code span":                "`" + whole + "`",
		"a spoiler":                  "||" + whole + "||",
		"a strike":                   "~~" + whole + "~~",
		"Slack":                      "<" + whole + "|the match>",
		"wrapped by mail":            cut("\n"),
		"wrapped by Windows' mail":   cut("\r\n"),
		"wrapped in an answer":       "> Your move:\n> " + cut("\n> "),
		"wrapped in two answers":     ">> " + cut("\n>> "),
		"wrapped with an indent":     cut("\n    "),
		"wrapped by a space":         cut(" "),
		"quoted-printable":           strings.ReplaceAll(cut("=\n"), "#match=", "#match=3D"),
		"quoted-printable, Windows":  strings.ReplaceAll(cut("=\r\n"), "#match=", "#match=3D"),
		"HTML":                       `<p>Your move: <a href="` + whole + `">here</a></p>`,
		"HTML, an entity for equals": page + "#match&#61;" + aLink + "&amp;x=1",
		"HTML, an entity for #":      page + "&#35;match=" + aLink,
		"HTML, a break within":       cut("<wbr>"),
		"HTML, a soft hyphen within": cut("&shy;"),
		"an upper-case host":         "HTTPS://EXAMPLE.ORG/#match=" + aLink,
		"a mark in capitals":         page + "#Match=" + aLink,
		"cut off, then whole":        page + "#match=" + aLink[:40] + "… (" + whole + ")",
		"two links":                  whole + " or " + whole,
		"line ends around":           "\r\n\t" + whole + "\r\n\r\n",
		"a long letter":              strings.Repeat("Dear Ada, ", 2000) + whole + strings.Repeat(" Yours, Ben.", 2000),
	} {
		got, ok := games.LinkIn(text)
		if !ok || got != aLink {
			t.Errorf("%s: %.200q leads to %q, %v", name, text, got, ok)
		}
	}
}

// TestOtherLinksAreNotFound: leaving out parts never turns a text into a link, and a truncated link is still found, but
// not accepted.
func TestOtherLinksAreNotFound(t *testing.T) {
	for _, text := range []string{
		"", "match", "#match", "AAAA", "hello", "https://example.org/", "runehall 1 ~037fe72f\n",
		strings.Repeat("match=", 1000) + aLink[:40], strings.Repeat("A", 1<<20) + "#match=" + aLink,
	} {
		if got, ok := games.LinkIn(text); ok {
			t.Errorf("%.40q is said to hold the link %q", text, got)
		}
	}
	for text, want := range map[string]string{
		"#match=":                           "",
		"#match=" + aLink[:40]:              aLink[:40],
		"#match=" + aLink + "A":             aLink + "A",
		"#match=" + aLink[:50] + "… (cut)":  aLink[:50],
		"%23match%3D" + aLink[:50] + " and": aLink[:50],
	} {
		got, ok := games.LinkIn(text)
		if !ok || got != want {
			t.Errorf("%q: %q, %v", text, got, ok)
		}
		if _, err := games.ParseLink(got); err == nil {
			t.Errorf("%q is a link", got)
		}
	}
}
