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

// HallBeside returns where the picture of the hall lies on a wide and low screen whose right half is taken: the fire
// stands in the middle of the left half, and the wheel on the wall begins at a height, as far as the picture covers the
// screen from top to bottom.
func HallBeside(screen ui.Rect, wheel float64) ui.Rect {
	const fire, wide = .26, 1.2 // as parts of the screen's width
	size := ui.Sz(1440, 900)
	f := max(wide*screen.W/size.W, screen.H/size.H)
	size = ui.Sz(size.W*f, size.H*f)
	y := min(screen.Y, max(screen.Bottom()-size.H, wheel-(HallWheelAt-HallWheelRadius)*size.H))
	return ui.Rc(screen.X+fire*screen.W-size.W/2, y, size.W, size.H)
}

// HallWheelAt and HallWheelRadius are where the middle of the gilded wheel is in the wide picture of the hall, and how
// large it is, as parts of the picture's height.
const HallWheelAt, HallWheelRadius = .317, .056

// Hall draws the hall, and reports whether it is there to be seen: in high contrast, and before its picture has come,
// plain wood is drawn: another picture would show for a moment, and be kept.
func Hall(c *ui.Canvas, screen ui.Rect) (seen bool) {
	return HallIn(c, screen, HallPlace(screen))
}

// HallIn is [Hall] for a place of the picture.
func HallIn(c *ui.Canvas, screen, place ui.Rect) (seen bool) {
	if c.Look.HighContrast || !c.Cover(HallPicture(screen.Size().Portrait()), place, ui.White) {
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
