package stage

import (
	"runehall/assets/art"
	"runehall/ui"
)

// hallDusk is how dark the hall is behind words that stand before it.
const hallDusk = .6

// HallPicture returns the picture of the hall for an orientation of the screen.
func HallPicture(portrait bool) art.ID {
	if portrait {
		return art.HallPortrait
	}
	return art.Hall
}

// HallPlace returns where the whole picture of the hall lies, to cover a screen. A high one keeps its top, where the
// name is.
func HallPlace(screen ui.Rect) ui.Rect {
	picture, top := ui.Sz(1440, 900), .5
	if screen.Size().Portrait() {
		picture, top = ui.Sz(618, 1373), 0
	}
	f := max(screen.W/picture.W, screen.H/picture.H)
	return screen.Place(ui.Sz(picture.W*f, picture.H*f), .5, top)
}

// Hall draws the hall, and reports whether it is there to be seen: in high contrast, and before its picture has come,
// plain wood is drawn: another picture would show for a moment, and be kept.
func Hall(c *ui.Canvas, screen ui.Rect) (seen bool) {
	if c.Look.HighContrast || !c.Cover(HallPicture(screen.Size().Portrait()), HallPlace(screen), ui.White) {
		Oak.Plain(c, screen)
		return false
	}
	return true
}

// HallAtDusk draws the hall behind a page that has little on it.
func HallAtDusk(c *ui.Canvas, screen ui.Rect) {
	if Hall(c, screen) {
		c.Rect(screen, c.Palette.Ink.Fade(hallDusk))
	}
}
