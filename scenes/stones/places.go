package stones

import (
	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// places says where everything is on the screen.
type places struct {
	*shared
	layout
	made arrangement // the arrangement that the layout was made for
}

func (p *places) picture() ui.Rect {
	return p.Growth.At(p.sheet.Picture)
}

func (p *places) throne() ui.Rect {
	r := p.track
	wide := min(.6*r.H, .1*r.W)
	return ui.Rc(r.Right()-wide-.2*r.H, r.Y+.08*r.H, wide, .84*r.H)
}

// nail returns the point of the track for a number of points, where the tip of a pin is. throne is the number of points
// at which the throne stands. All seats beyond the throne stand on it.
func (p *places) nail(points, throne int) ui.Point {
	r := p.track
	from, to := r.X+.45*r.H, p.throne().Center().X
	n := float64(max(0, min(points, throne)))
	return ui.Pt(from+(to-from)*n/float64(max(1, throne)), r.Y+.58*r.H)
}

// seat returns where a seat is seen: its chip, or the badge and name of the seat in front.
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

// edge returns a place of the size of a card, at a share x, y of the field's width and height.
func (p *places) edge(x, y float64) ui.Rect {
	k := p.Given.Frame.Kit
	size := ui.Sz(k.Dp(42), k.Dp(60))
	return ui.RectAround(ui.Pt(p.field.X+p.field.W*x, p.field.Y+p.field.H*y), size)
}

// middle returns a place of that size in the middle of the ledge.
func (p *places) middle() ui.Rect {
	return ui.RectAround(p.ledge.rect.Center(), p.edge(.5, .5).Size())
}

// layout says where everything on the board lies, in pixels. It depends only on a frame and an arrangement. A thing
// with an empty place does not show: it lies behind a door or in a sheet, or is not needed now.
type layout struct {
	field    ui.Rect
	track    ui.Rect              // the power track; empty where the chips have bars
	seats    []seatPlace          // the chips of the other seats, or of all seats where there is no track
	pile     ui.Rect              // the common pile
	discards ui.Rect              // the common discards
	display  [rules.Slots]ui.Rect // from the right slot on, as in the rules
	prices   [rules.Slots]ui.Rect // the prices of the slots
	smithies [rules.Smithies]ui.Rect
	stones   [rules.Stones]ui.Rect    // the rune stones that are left, by kind
	stage    [rules.ManyCards]ui.Rect // cards that another seat lays or plays
	ledge    ledgePlaces
	sheet    boards.Sheet
}

// seatPlace says where the chip of a seat lies, and where the parts of the chip lie. A part that has no room is empty.
type seatPlace struct {
	boards.SeatPlace
	badge, name, points ui.Rect
	bar                 ui.Rect // how far it is on the way to the throne, where there is no track
	rows                ui.Rect // both power rows, as small squares
	purse               ui.Rect // gems and ore, with their numbers
	stones              ui.Rect // the runes of its rune stones
	cards               ui.Rect // how many cards it holds
}

// ledgePlaces says where the things of the seat in front lie. Which of them have a place depends on the mode.
type ledgePlaces struct {
	rect        ui.Rect
	badge, name ui.Rect
	tabs        [actions]ui.Rect // the three actions
	hand        []ui.Rect
	tags        []ui.Rect // below each hand card: what will happen to it
	line        ui.Rect   // a sentence or a sum about what is chosen
	rows        [rules.Rows]rowPlace
	purse       [purseSize]ui.Rect // gems in the order of the fields, joker gems last, then ore
	own         [rules.MaxStones]ui.Rect
	draw        ui.Rect // the pile of the seat in front
	discards    ui.Rect // its discards
	doors       [doors]ui.Rect
	acts        [boards.MaxActs]ui.Rect // the buttons beside the golden one
	step        stepPlaces
	pay         payPlaces
	trade       tradePlaces
}

// rowPlace says where a power row lies, with its fields in the order of rules.FieldOrder.
type rowPlace struct {
	rect   ui.Rect
	fields [fields]ui.Rect
	worth  ui.Rect
}

// stepPlaces says where the abilities of the played cards are carried out.
type stepPlaces struct {
	cards   []ui.Rect // the played cards, in their order
	tags    []ui.Rect // below each card: whether it will leave or come back
	head    ui.Rect   // a line that says what has to be chosen
	icons   [2]ui.Rect
	choices []ui.Rect // gems to choose from, or the gems of a payment
	next    ui.Rect   // what comes after this ability
	die     ui.Rect   // the die, in the place of the icons
}

// payPlaces says where a smithy is paid.
type payPlaces struct {
	head  ui.Rect
	ways  [2]ui.Rect // paying with gems, paying with ore
	tiles []ui.Rect  // each gem of the payment
	bonus ui.Rect
}

// tradePlaces says where power rows are traded in.
type tradePlaces struct {
	rect   ui.Rect // the sheet over the field; empty where everything found room on the ledge
	head   ui.Rect
	asks   ui.Rect             // a line that says how many rune stones can be picked
	rows   [rules.Rows]ui.Rect // whole lines; the fields in them are in ledgePlaces.rows
	sum    ui.Rect
	stones [rules.Stones]ui.Rect // the rune stones to pick, by kind
	eye    ui.Rect               // hides the sheet while it is held; empty where there is no sheet
}

// act returns the place of a button beside the golden one. On a narrow ledge, where the buttons stand side by side, a
// single button has the room of all.
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
	action action                       // the chosen action, while the mode is choosing
	hand   int                          // how many cards the seat in front holds
	played int                          // how many cards are laid or played
	tiles  int                          // how many gems there are to choose from, or in a payment
	rolled bool                         // a die lies open
	owned  [rules.MaxStones]rules.Stone // the rune stones of the seat in front, then none
	sheet  boards.SheetKind
	about  thing // what the open sheet is about
	lines  int   // how many lines the sheet has
	items  int
}

func (a *arrangement) stones() []rules.Stone { return filled(a.owned[:]) }

// mode says what the ledge is for.
type mode uint8

const (
	// watching: somebody else is on turn, or nothing can be done. The hand can be read.
	watching mode = iota
	// choosing: an action and its cards are chosen (STO-10 to STO-12).
	choosing
	// stepping: abilities are carried out icon by icon, or a die lies open (STO-5, STO-11).
	stepping
	// paying: a smithy is paid and the place of the artifact is chosen, or an artifact must be placed (STO-12, STO-13).
	paying
	// trading: power rows may be traded in (STO-15).
	trading
)

// modeNames are the names of the modes in reports.
var modeNames = [...]string{watching: "watching", choosing: "choosing", stepping: "stepping", paying: "paying",
	trading: "trading"}
