package table

import (
	"testing"

	"runehall/ui"
)

// TestACoinThatIsNotAskedKeepsAWord gives coins less and less room. Below the coin of a seat that is not asked stands
// what the seat does or, if that is too long, its name. A seat that is asked is always named.
func TestACoinThatIsNotAskedKeepsAWord(t *testing.T) {
	k, err := ui.NewKit(ui.Look{Interface: 1.5, Device: 1})
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		dim  bool
		wide float64
		want string
	}{{true, 200, "nicht gefragt"}, {true, 70, "Ingrid"}, {false, 70, "Ingrid antwortet"}} {
		m := medallion{name: "nicht gefragt", sitter: "Ingrid", dim: c.dim}
		if !c.dim {
			m.name = "Ingrid antwortet"
		}
		if got := m.says(k, c.wide); got != c.want {
			t.Errorf("dim: %v, in %v it says %q, not %q", c.dim, c.wide, got, c.want)
		}
	}
}
