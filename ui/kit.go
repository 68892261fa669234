package ui

import (
	"slices"

	"runehall/assets/art"
)

// Kit is what widgets need to measure and draw themselves: theme, text and cached shapes. A program has one. Its theme
// is replaced when the scale or the contrast changes.
type Kit struct {
	Theme
	text     *typesetter
	shapes   *shapes
	pictures pictures
	bench    *bench
	watches  bool
	foreign  func(text string) bool
	cramped  []string
}

// NewKit returns a kit with its fonts loaded. An error names the font that cannot be read.
func NewKit(look Look) (*Kit, error) {
	bench := newBench()
	text, err := newTypesetter(bench)
	if err != nil {
		return nil, err
	}
	return &Kit{
		Theme: NewTheme(look), text: text, shapes: newShapes(bench), bench: bench,
		pictures: pictures{cache: newPictureCache[pictureSize](bench, picturePixels), plates: map[art.ID]*plate{}},
	}, nil
}

// WatchCramped starts to collect the texts that do not fit into their room, for [Kit.Cramped]. It is for tests.
func (k *Kit) WatchCramped() { k.watches = true }

// WatchForeign also collects texts for which foreign returns true: words that come from no message. It is for tests.
func (k *Kit) WatchForeign(foreign func(text string) bool) { k.foreign = foreign }

// Cramped returns the texts drawn since [Kit.WatchCramped] that were not legible as a whole in their room.
func (k *Kit) Cramped() []string { return k.cramped }

// cram records a text that does not fit.
func (k *Kit) cram(text string) {
	if k.watches && !slices.Contains(k.cramped, text) {
		k.cramped = append(k.cramped, text)
	}
}

// In returns a kit with another look that shares everything else with k. It is for pictures that are not shown on the
// screen.
func (k *Kit) In(look Look) *Kit {
	other := *k
	other.Theme, other.watches, other.cramped = NewTheme(look), false, nil
	return &other
}

// SetLook replaces the theme. Everything must be laid out again afterwards. Shapes and texts in old sizes are dropped
// from the caches in time.
func (k *Kit) SetLook(look Look) { k.Theme = NewTheme(look) }
