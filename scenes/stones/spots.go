package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/ui"
)

// spotKind is a kind of place between which things fly.
type spotKind uint8

const (
	spotSlot     spotKind = iota // index of the display, from 1
	spotPile                     // common
	spotDiscards                 // common
	spotSmithy                   // index
	spotStone                    // index: kind, on the display
	spotSupply                   // where gems and ore come from: the smithies' side of the field
	spotDie                      // where the die is rolled
	spotTrack                    // index: points
	spotHand                     // card index of seat
	spotPlayed                   // index of the cards that seat has laid or played
	spotDraw                     // the own pile of seat
	spotOwn                      // the own discards of seat
	spotPurse                    // index in the purse of seat
	spotField                    // index: row*fields + place in the row, of seat
	spotOwnStone                 // index: place among the stones of seat
	spotSeat                     // the chip or badge of seat
	spotOut                      // out of the match
)

// spot is a place on the board, whatever the layout.
type spot struct {
	kind  spotKind
	seat  games.Seat
	index int
}

// spot returns where a spot is on the screen.
func (p *places) spot(s spot) ui.Rect { return p.field }

// about returns where the things are that a move is about.
func (p *places) about(m rules.Move) ui.Rect { return p.ledge.rect }

// at returns where a target is on the screen; empty if it has no place now.
func (p *places) at(t target) ui.Rect { return ui.Rect{} }

// hit returns what lies at a point of the screen: what is in a sheet before what is beneath it.
func (p *places) hit(at ui.Point) target { return target{} }
