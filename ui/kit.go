package ui

import (
	"slices"

	"runehall/assets/art"
)

// Kit is what widgets need to measure and to draw: the theme, the text and the cached shapes. A
// program has one; its theme is replaced when the scale or the contrast changes.
type Kit struct {
	Theme
	text     *typesetter
	shapes   *shapes
	pictures pictures
	watches  bool
	foreign  func(text string) bool
	cramped  []string
}

// NewKit returns a kit with the fonts loaded. The error says which font cannot be read.
func NewKit(look Look) (*Kit, error) {
	text, err := newTypesetter()
	if err != nil {
		return nil, err
	}
	return &Kit{Theme: NewTheme(look), text: text, shapes: newShapes(), pictures: pictures{cache: newPictureCache[pictureSize](picturePixels), plates: map[art.ID]*Picture{}}}, nil
}

// WatchCramped notes from now on the texts that did not fit into their room; see [Kit.Cramped]. Tests ask for it.
func (k *Kit) WatchCramped() { k.watches = true }

// WatchForeign notes the texts of which foreign says that no message has their words, among those that do not fit.
func (k *Kit) WatchForeign(foreign func(text string) bool) { k.foreign = foreign }

// Cramped returns the texts that were drawn since [Kit.WatchCramped] into a room in which they are not legible whole.
func (k *Kit) Cramped() []string { return k.cramped }

// cram notes a text that does not fit.
func (k *Kit) cram(text string) {
	if k.watches && !slices.Contains(k.cramped, text) {
		k.cramped = append(k.cramped, text)
	}
}

// SetLook replaces the theme; lay out again after it. Shapes and text of the old sizes fall out of
// the caches by themselves.
func (k *Kit) SetLook(look Look) { k.Theme = NewTheme(look) }
