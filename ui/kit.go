package ui

// Kit is what widgets need to measure and to draw: the theme, the text and the cached shapes. A
// program has one; its theme is replaced when the scale or the contrast changes.
type Kit struct {
	Theme
	text   *typesetter
	shapes *shapes
}

// NewKit returns a kit with the fonts loaded. The error says which font cannot be read.
func NewKit(look Look) (*Kit, error) {
	text, err := newTypesetter()
	if err != nil {
		return nil, err
	}
	return &Kit{Theme: NewTheme(look), text: text, shapes: newShapes()}, nil
}

// SetLook replaces the theme; lay out again after it. Shapes and text of the old sizes fall out of
// the caches by themselves.
func (k *Kit) SetLook(look Look) { k.Theme = NewTheme(look) }
