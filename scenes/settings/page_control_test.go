package settings

import (
	"io/fs"
	"log/slog"
	"strings"
	"testing"

	"runehall/assets/lang"
	"runehall/scenes/stage"
	"runehall/ui"
)

// TestAPageThatCannotBeOpenedSaysWhatIsMissing: the note of the row says so until the page opens.
func TestAPageThatCannotBeOpenedSaysWhatIsMissing(t *testing.T) {
	book, err := lang.Load("de")
	if err != nil {
		t.Fatal(err)
	}
	opened, fails := 0, error(fs.ErrNotExist)
	st := &stage.Stage{Book: book, Log: slog.New(slog.DiscardHandler), OpenPage: func() error { opened++; return fails }}
	c := newPageControl(st)
	st.Apply = func(stage.Settings) { c.Fill(ui.Size{}) }
	c.Fill(ui.Size{})
	usual := c.line.Note
	c.button.OnTap()
	if got := c.line.Note; opened != 1 || got == usual || !strings.Contains(got, "page.zip") {
		t.Errorf("opened %d times; the note was %q and is %q", opened, usual, got)
	}
	fails = nil
	if c.button.OnTap(); opened != 2 || c.line.Note != usual {
		t.Errorf("opened %d times; the note is %q", opened, c.line.Note)
	}
}
