package stage

import "runehall/ui"

// OwnColour draws a line round the screen, and light on its head, in the colour of the seat that this device has in a
// room: a glance tells whose phone it is. head is how far the bar reaches down the screen.
func OwnColour(c *ui.Canvas, screen ui.Rect, head float64, look ui.SeatLook) {
	c.Box(ui.Rc(screen.X, screen.Y, screen.W, head-screen.Y), 0, ui.Shade(look.Color.Fade(.34), look.Color.Fade(0)))
	c.Frame(screen, 0, OwnLine(c.Kit), ui.Flat(look.Color))
}

// OwnLine is the width of the line that [OwnColour] draws, in pixels: less than any page's margin.
func OwnLine(k *ui.Kit) float64 { return max(2, ui.Whole(k.Dp(3))) }
