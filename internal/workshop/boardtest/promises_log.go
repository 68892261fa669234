package boardtest

import (
	"testing"

	"runehall/scenes/table"
)

// TheLogIsIllustrated asks a board for the pictures that the log shows beside events. Those of seen must have one, and
// the plain ones none: they have no shape, or what they are about is not known.
func TheLogIsIllustrated[E any](t *testing.T, b table.Illustrated[E], seen, plain []E) {
	t.Helper()
	for _, e := range seen {
		if b.Picture(e) == nil {
			t.Errorf("%T has no picture", e)
		}
	}
	for _, e := range plain {
		if b.Picture(e) != nil {
			t.Errorf("%T %+v has a picture", e, e)
		}
	}
}
