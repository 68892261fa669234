package cli

import (
	"strings"
	"testing"

	"runehall/games"
)

// TestLinkCommand writes a match as a link, with and without the address of a page. The link replays to the same match.
func TestLinkCommand(t *testing.T) {
	path := recorded(t)[0]
	for _, page := range []string{"", "https://example.org/runehall/"} {
		args := []string{"link", path}
		if page != "" {
			args = append(args, "--page", page)
		}
		code, out, errs := call(t, "", args...)
		link, ok := strings.CutSuffix(out, "\n")
		if code != exitOK || errs != "" || !ok || !strings.HasPrefix(link, page+games.LinkMark) ||
			strings.ContainsAny(link, "\n ") {
			t.Fatalf("exit code %d, output %q, error %q", code, out, errs)
		}
		_, want, _ := call(t, "", "replay", "--json", path)
		if code, got, errs := call(t, "", "replay", "--json", link); code != exitOK || got != want || errs != "" {
			t.Errorf("the link is told with exit code %d, error %q, and %d bytes of %d", code, errs, len(got),
				len(want))
		}
	}
}
