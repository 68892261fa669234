package ritual

import (
	rules "runehall/games/ritual"
	"runehall/ui"
)

// signs are the signs of the rituals, as strokes on a grid of 24 units. Each is a picture of what the card does, so
// that cards can be told apart without reading.
var signs = [rules.Cards]*ui.Path{
	rules.RefillHand: ui.MustPath("M5 8L8.5 6L12 8V12L8.5 14L5 12ZM12 8L15.5 6L19 8V12L15.5 14L12 12M8.5 14V18L12 20L15.5 18V14M12 22V16.5M10 18.5L12 16.5L14 18.5"),
	rules.Reverse:    ui.MustPath("M4 9H17M13.5 5.5L17 9L13.5 12.5M20 15H7M10.5 11.5L7 15L10.5 18.5"),
	rules.ReverseDirection: ui.MustPath(
		"M19 12A7 7 0 1 1 16.5 6.6M16.8 2.8V6.8H12.8M12 8.5L8.8 12L12 15.5M8.8 12H15.5"),
	rules.CopyRitual: ui.MustPath(
		"M4 4H14V17H4ZM8 20.5H18.5V8M9 7.5L10 10L12.5 10.5L10 11L9 13.5L8 11L5.5 10.5L8 10Z"),
	rules.QuickTurn:      ui.MustPath("M13.5 3L7 13H12L10 21L17.5 10H12.3ZM2.5 8H6M2 12H4.5M2.5 16H6.5"),
	rules.ReplaceCoins:   ui.MustPath("M8 4.5A4 4 0 1 1 8 12.5A4 4 0 1 1 8 4.5ZM16 11.5A4 4 0 1 1 16 19.5A4 4 0 1 1 16 11.5ZM14 4.5C17.5 4.5 19 6 19 9M17 7.3L19 9.3L21 7.3M10 19.5C6.5 19.5 5 18 5 15M3 16.7L5 14.7L7 16.7"),
	rules.StealTile:      ui.MustPath("M11 10L17 13V18L11 21L5 18V13ZM14 7.5V3.5L18 5.5V10M9.5 16L11 17.5L13.5 14M20.5 3.5L21 9.5M18 9.6L21 9.9L21.2 7"),
	rules.StealHandTiles: ui.MustPath("M10 9.5L15.5 12.5V18.5L10 21.5L4.5 18.5V12.5ZM3.5 8.5C6 3 15 2 19.5 8M20 4V8.3H15.7M8 18.5L12 14.5L10 12.7L8 14.5L12 18.5"),
	rules.SwapHands:      ui.MustPath("M7.5 4L11 6V10L7.5 12L4 10V6ZM16.5 12L20 14V18L16.5 20L13 18V14ZM14 5.5H18.5V9.5M16.7 7.7L18.5 9.5L20.3 7.7M10 18.5H5.5V14.5M3.7 16.3L5.5 14.5L7.3 16.3"),
	rules.StealGold:      ui.MustPath("M10 9.5L15.5 12.5V18.5L10 21.5L4.5 18.5V12.5ZM10 12L13.3 13.8V17.2L10 19L6.7 17.2V13.8ZM3.5 8.5C6 3 15 2 19.5 8M20 4V8.3H15.7"),
	rules.Skip:           ui.MustPath("M6.5 3H17.5M6.5 21H17.5M8 3C8 8 11 9.5 11 12C11 14.5 8 16 8 21M16 3C16 8 13 9.5 13 12C13 14.5 16 16 16 21M10 19.5H14M4 12H7M17 12H20"),
	rules.PlaceTile:      ui.MustPath("M12 11L18 14V19L12 22L6 19V14ZM12 2V8M9.3 5.5L12 8.2L14.7 5.5"),
	rules.ExtraCoins:     ui.MustPath("M10 9A6 2.3 0 1 1 10 13.6A6 2.3 0 1 1 10 9ZM4 11.3V15C4 16.3 6.7 17.3 10 17.3C13.3 17.3 16 16.3 16 15V11.3M4 15V18.5C4 19.8 6.7 20.8 10 20.8C13.3 20.8 16 19.8 16 18.5V15M18 2.5V8.5M15 5.5H21"),
	rules.RedrawHand:     ui.MustPath("M12 8.5L16 10.5V15L12 17L8 15V10.5ZM4.5 12A7.5 7.5 0 0 1 18 7.5M18.5 3.5V7.8H14.2M19.5 12A7.5 7.5 0 0 1 6 16.5M5.5 20.5V16.2H9.8"),
	rules.Ward:           ui.MustPath("M12 2.5C14.5 4.2 17 5 20 5C20.4 12 18 18.5 12 21.5C6 18.5 3.6 12 4 5C7 5 9.5 4.2 12 2.5ZM12 18V7M8.2 7.5L12 12L15.8 7.5"),
}

// signGrid is the side of the grid of the signs.
const signGrid = 24

// drawSign draws the sign of a ritual in a square with its middle at a point. A hidden ritual has none.
func drawSign(c *ui.Canvas, card rules.Card, mid ui.Point, side float64, col ui.Color) {
	if card == rules.Hidden {
		return
	}
	scale := side / signGrid
	c.Stroke(signs[card], mid.Sub(ui.Pt(side/2, side/2)), scale, 1.35*scale, col)
}
