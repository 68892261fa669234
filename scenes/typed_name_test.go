//go:build !js

package scenes

import (
	"strings"
	"testing"

	"runehall/games"
	"runehall/scenes/setup"
	"runehall/ui"
)

// TestTypedNamesAreTheRules types and pastes names into the set-up, at once and one code point a tick: the seat gets
// the part that the rule for names keeps.
func TestTypedNamesAreTheRules(t *testing.T) {
	const family, flag = "👩🏽\u200d👩🏽\u200d👧🏽\u200d👦🏽", "🇺🇦"
	for _, raw := range []string{
		"Ada", "Ada of York", strings.Repeat("e\u0301", 24), strings.Repeat("e\u0301", 40), strings.Repeat(family, 5),
		strings.Repeat(family, 30),
		strings.Repeat(flag, 24), strings.Repeat("n\u0303\u0323", 24),
		"Z" + strings.Repeat("\u0336\u0321\u0489", 30) + "algo",
		"नमस्ते दुनिया", "שָׁלוֹם", "می\u200cخواهم", "Ada\nof\tYork", "\u202eadA\u202c", strings.Repeat("ab", 8000),
		"🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f Ada",
	} {
		for _, way := range []string{"pasted", "typed at once", "typed slowly"} {
			d := phone(t, Config{})
			d.tap("title.play")
			s := d.app.stack.top().scene.(*setup.Scene)
			field := d.app.ask(d.app.stack.top()).Heard.Owners["setup.seat.0.name"].(*ui.TextField)
			d.app.stack.top().root.Focus(field)
			field.Write("")
			field.Open()
			switch way {
			case "pasted":
				d.app.Paste(raw)
				d.tick()
			case "typed at once":
				d.app.source.Type(raw)
			case "typed slowly":
				letters := []rune(raw)
				for _, letter := range letters[:min(len(letters), 400)] {
					d.app.source.Type(string(letter))
					d.tick()
				}
			}
			d.tick()
			d.tick()
			if got, want := games.CleanName(s.Seating.Seats[0].Name), games.CleanName(raw); got != want {
				t.Errorf("%s, %.60q is %q, want %q", way, raw, got, want)
			}
		}
	}
}

// TestPastedInTheMiddle pastes into a name that has little room left: the text behind the cursor stays, and as much
// comes in as has room.
func TestPastedInTheMiddle(t *testing.T) {
	d := launch(t, ui.Sz(915, 412), Config{})
	d.tap("title.play")
	s := d.app.stack.top().scene.(*setup.Scene)
	field := d.app.ask(d.app.stack.top()).Heard.Owners["setup.seat.0.name"].(*ui.TextField)
	d.app.stack.top().root.Focus(field)
	field.Write(strings.Repeat("a", 11) + strings.Repeat("b", 11))
	field.Open()
	for range 11 {
		d.key(ui.Left)
	}
	d.in.Runes = []rune(strings.Repeat("👩\u200d👧", 9000))
	d.tick()
	if want := strings.Repeat("a", 11) + "👩\u200d👧👩\u200d👧" + strings.Repeat("b", 11); s.Seating.Seats[0].Name != want {
		t.Errorf("the name is %q, want %q", s.Seating.Seats[0].Name, want)
	}
}
