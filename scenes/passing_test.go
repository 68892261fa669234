//go:build !js

package scenes

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/scenes/page"
	"runehall/ui"
)

// TestWhatIsEmptiedIsSaid checks that the program warns of a file in the folder for temporary files, which is emptied;
// of others it only says where they are.
func TestWhatIsEmptiedIsSaid(t *testing.T) {
	for _, tag := range lang.Tags() {
		d := launch(t, ui.Sz(360, 640), Config{Lang: tag})
		kept, passing := filepath.Join("somewhere", "match.runehall"), filepath.Join(os.TempDir(), "match.runehall")
		if got, want := page.SavedWords(d.app.stage, kept),
			d.app.stage.Text("share.saved", lang.Str("place", kept)); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
		plain := len(d.app.stage.Text("share.saved", lang.Str("place", passing)))
		if got := page.SavedWords(d.app.stage, passing); !strings.Contains(got, passing) || len(got) < plain+40 {
			t.Errorf("%s: %q", tag, got)
		}
	}
}
