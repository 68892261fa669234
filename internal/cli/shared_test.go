//go:build !js

package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/ledger"
)

// TestReplayOfACollection replays all matches of a collection, also after its line ends were converted, and gives it to
// other commands. A damaged collection is refused.
func TestReplayOfACollection(t *testing.T) {
	var all ledger.Collection
	want := 0
	for i, path := range recorded(t) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		all.Records = append(all.Records, ledger.Kept{ID: "match-" + string(rune('a'+i)), Text: text})
		_, out, _ := call(t, string(text), "replay", "--json", "-")
		want += strings.Count(out, "\n")
	}
	one := ledger.Collection{Records: all.Records[:1]}
	many := ledger.Collection{Records: append(all.Records, all.Records[0])}
	for name, text := range map[string]string{"as it was written": string(all.Text()),
		"with CR LF": strings.ReplaceAll(string(all.Text()), "\n", "\r\n")} {
		code, out, errs := call(t, text, "replay", "--json", "-")
		if code != exitOK || errs != "" || strings.Count(out, "\n") != want {
			t.Errorf("%s: exit code %d, error %q, %d lines for %d", name, code, errs, strings.Count(out, "\n"), want)
		}
	}
	if code, out, errs := call(t, string(one.Text()), "link", "-"); code != exitOK ||
		!strings.HasPrefix(out, games.LinkMark) {
		t.Errorf("a link to the only match: exit code %d, error %q", code, errs)
	}
	if code, _, errs := call(t, string(many.Text()), "link", "-"); code != exitUsage ||
		!strings.Contains(errs, "matches") {
		t.Errorf("a link to several: exit code %d, error %q", code, errs)
	}
	path := filepath.Join(t.TempDir(), "all.runehall")
	if err := os.WriteFile(path, all.Text(), 0o600); err != nil {
		t.Fatal(err)
	}
	if text, damage, err := recordText(path, console{}); err != nil || damage != nil || len(text) == 0 {
		t.Errorf("it is not opened: %v, %v", damage, err)
	}
	for _, bad := range []string{"runehall-collection 2\n", "runehall-collection 1\nend\n", string(all.Text()[:40])} {
		if code, _, errs := call(t, bad, "replay", "-"); code != exitUsage || !strings.Contains(errs, "collection") {
			t.Errorf("%.40q: exit code %d, error %q", bad, code, errs)
		}
	}
}

// TestReplayOfALinkInAText replays links with the text that chats put around them, as an argument and from a file.
func TestReplayOfALinkInAText(t *testing.T) {
	const link = "https://example.org/runehall/#match=AS9CUwEWMzcyM7GwsDCyNLYwNDc2NTI24UIOHlQnQQUNlVDUoIQPVMxIiQsQAAD__w4VE2MdLQIYBg3ljhD_"
	for _, text := range []string{
		link, link + ".", link + ")", "<" + link + ">", `"` + link + `"`, link + " - have fun!", link + "\u200b",
		link[:80] + "\u200b" + link[80:], link + "?utm_source=chat", link + "&utm_source=chat",
		strings.Replace(link, "#", "%23", 1), "Your move: " + link + " – Ada",
	} {
		for in, arg := range map[string]string{"": text, "Hello,\r\n\r\n" + text + "\r\n": "-"} {
			code, out, errs := call(t, in, "replay", "--lang", "en", "--", arg)
			if code != exitOK || errs != "" || !strings.Contains(out, "After 14 moves") {
				t.Errorf("%q: exit code %d, error %q", in+arg, code, errs)
			}
		}
	}
}
