package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// places is where everything is on the screen.
type places struct {
	*shared
	layout
	made arrangement // what the layout was made for
}

func (p *places) picture() ui.Rect {
	return p.Growth.At(p.sheet.Picture)
}

func (p *places) throne() ui.Rect {
	r := p.track
	wide := min(.6*r.H, .1*r.W)
	return ui.Rc(r.Right()-wide-.2*r.H, r.Y+.08*r.H, wide, .84*r.H)
}

// nail returns the point of the track that stands for a number of points, with the throne on a number of them: the tip of a pin is
// there. All who are beyond the throne stand on it.
func (p *places) nail(points, throne int) ui.Point {
	r := p.track
	from, to := r.X+.45*r.H, p.throne().Center().X
	n := float64(max(0, min(points, throne)))
	return ui.Pt(from+(to-from)*n/float64(max(1, throne)), r.Y+.58*r.H)
}

// seat returns where a seat is seen: its chip, or the badge of the one in front.
func (p *places) seat(s games.Seat) ui.Rect {
	for n := range p.seats {
		if p.seats[n].Seat == s {
			return p.seats[n].Place()
		}
	}
	if s == p.made.front {
		return p.ledge.badge.Union(p.ledge.name)
	}
	return ui.Rect{}
}

func nth(list []ui.Rect, i int) ui.Rect {
	if i < 0 || i >= len(list) {
		return ui.Rect{}
	}
	return list[i]
}

// edge returns a place of the size of a card at an edge of the field.
func (p *places) edge(x, y float64) ui.Rect {
	k := p.Given.Frame.Kit
	size := ui.Sz(k.Dp(42), k.Dp(60))
	return ui.RectAround(ui.Pt(p.field.X+p.field.W*x, p.field.Y+p.field.H*y), size)
}

// middle is such a place in the middle of the ledge.
func (p *places) middle() ui.Rect {
	return ui.RectAround(p.ledge.rect.Center(), p.edge(.5, .5).Size())
}

// layout is where everything on the board lies, in pixels. Pure functions make it from a frame and an arrangement. A place that is
// empty is not shown: what it would hold is behind a door, in a sheet, or not needed now.
type layout struct {
	field    ui.Rect
	track    ui.Rect              // the power track; empty where the chips have bars
	seats    []seatPlace          // the chips of the others; of all seats where there is no track
	pile     ui.Rect              // the common pile
	discards ui.Rect              // the common discards
	display  [rules.Slots]ui.Rect // from the right slot on, as in the rules
	prices   [rules.Slots]ui.Rect // of the slots
	smithies [rules.Smithies]ui.Rect
	stones   [rules.Stones]ui.Rect    // the rune stones that are left, by kind
	stage    [rules.ManyCards]ui.Rect // cards that another seat lays or plays, while everybody watches
	ledge    ledgePlaces
	sheet    boards.Sheet
}

// seatPlace is where the chip of a seat lies, and what it shows; what has no room is empty.
type seatPlace struct {
	boards.SeatPlace
	badge, name, points ui.Rect
	bar                 ui.Rect // the way to the throne, where there is no track
	rows                ui.Rect // both power rows as small squares
	purse               ui.Rect // gems and ore with their numbers
	stones              ui.Rect // the runes of its rune stones
	cards               ui.Rect // how many it holds
}

// ledgePlaces is where the things of the seat in front lie. Which of them have a place depends on the mode.
type ledgePlaces struct {
	rect        ui.Rect
	badge, name ui.Rect
	tabs        [actions]ui.Rect // the three actions
	hand        []ui.Rect
	tags        []ui.Rect // below the hand cards: what becomes of each
	line        ui.Rect   // a sentence or a sum about what is chosen
	rows        [rules.Rows]rowPlace
	purse       [purseSize]ui.Rect // gems in the order of fields, then joker gems, then ore
	own         [rules.MaxStones]ui.Rect
	draw        ui.Rect // the own pile
	discards    ui.Rect // the own discards
	doors       [doors]ui.Rect
	acts        [boards.MaxActs]ui.Rect // the buttons beside the golden one
	step        stepPlaces
	pay         payPlaces
	trade       tradePlaces
}

// rowPlace is where a power row lies; fields in the order of rules.FieldOrder.
type rowPlace struct {
	rect   ui.Rect
	fields [fields]ui.Rect
	worth  ui.Rect
}

// stepPlaces is where the abilities of the played cards are carried out.
type stepPlaces struct {
	cards   []ui.Rect // the played cards, in their order
	tags    []ui.Rect // below them: will leave, comes back
	head    ui.Rect   // what is to be chosen
	icons   [2]ui.Rect
	choices []ui.Rect // gems to choose from, or the tiles of a payment
	next    ui.Rect   // what comes after
	die     ui.Rect   // in the place of the icons
}

// payPlaces is where a smithy is paid.
type payPlaces struct {
	head  ui.Rect
	ways  [2]ui.Rect // gems, ore
	tiles []ui.Rect  // each gem that is paid
	bonus ui.Rect
}

// tradePlaces is where power rows are traded in.
type tradePlaces struct {
	rect   ui.Rect // what lies over the field; empty where all found room on the ledge
	head   ui.Rect
	asks   ui.Rect             // which rune stones are asked for
	rows   [rules.Rows]ui.Rect // whole lines; the fields in them are those of the ledge's rows
	sum    ui.Rect
	stones [rules.Stones]ui.Rect // by kind
	eye    ui.Rect               // hides the sheet while it is held; empty where nothing lies over the field
}

// act returns where a button beside the golden one stands: on a narrow ledge a single one has the room of all.
func (l *ledgePlaces) act(i int, alone bool) ui.Rect {
	if alone && i == 0 && l.acts[0].Y == l.acts[1].Y {
		return ui.Bounding(l.acts[:]...)
	}
	return l.acts[i]
}

// arrangement is what a layout depends on besides the frame.
type arrangement struct {
	seats  int
	front  games.Seat
	starts bool // the seat in front is the start player
	mode   mode
	action action                       // while choosing
	hand   int                          // cards on the ledge
	played int                          // cards that the seat in front has laid or played
	tiles  int                          // gems to choose from, or of a payment
	rolled bool                         // a die lies open
	owned  [rules.MaxStones]rules.Stone // those of the seat in front; then none
	sheet  boards.SheetKind
	about  thing // what the sheet is about
	lines  int   // of the sheet
	items  int
}

func (a *arrangement) stones() []rules.Stone { return filled(a.owned[:]) }

// mode is what the ledge is for.
type mode uint8

const (
	// watching: somebody else is on turn, or nothing can be done; the hand may be read.
	watching mode = iota
	// choosing: an action and its cards (STO-10 to STO-12).
	choosing
	// stepping: abilities are carried out icon by icon, or a die lies open (STO-5, STO-11).
	stepping
	// paying: a smithy is paid and the place of the artifact chosen, or an artifact must be placed (STO-12, STO-13).
	paying
	// trading: power rows may be traded in (STO-15).
	trading
)

// modeNames, phaseNames and actNames are the names of things in reports.
var modeNames = [...]string{watching: "watching", choosing: "choosing", stepping: "stepping", paying: "paying", trading: "trading"}
