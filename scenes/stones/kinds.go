package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// kind is a kind of thing on this board.
type kind uint8

const (
	nothing     kind = iota
	tab              // N: an action
	hand             // a card in the hand of a seat; N: its place there
	slot             // of the display; N: from 1 on the right
	smithy           // N: which
	stone            // the rune stones that are left of a kind, N
	ownStone         // a rune stone of a seat; N: its kind
	field            // of a power row of a seat; N: its place in the row, M: the row
	row              // a power row of a seat; N: which
	purse            // gems of a kind, or the ore, of a seat; N: their place in the purse
	played           // a card that a seat has laid or played; N: its place among those
	icon             // of the open card; N: 0 or 1
	tile             // one of what is chosen from: gems, or tiles of a payment; N: its place
	payWay           // N: 0 for gems, 1 for ore
	die              // where it lies open; N: beside how many cards
	pile             // the common pile
	discards         // the common discards
	draw             // the own pile of a seat
	ownDiscards      // the discards of a seat
	chip             // what stands for a seat: its chip, or the badge of the one in front
	pin              // the place of a seat's pin on the track; N: at so many points
	track
	door   // N: which
	act    // a button beside the golden one; N: which
	eye    // hides the sheet of trading while it is held
	item   // N: the place in a sheet
	card   // a card in a pile or a hand of Seat; N: the card, M: the kind of what it lies in
	before // the neighbour of what is explained
	after
	closer // closes a sheet, as all beside it does
	sheet  // the sheet itself, where nothing is
	supply // where gems and ore come from: the smithies' side of the field
	out    // out of the match
	kinds  // how many there are
)

type thing = things.Thing[kind]

// catalogue lists the kinds of things on this board.
var catalogue = things.Kinds[kind]{Game: "stones", Of: []things.Kind[kind]{
	nothing:     {},
	tab:         {Name: "tab", Part: things.Parts(actionNames[:]...)},
	hand:        {Name: "hand", Seated: true, Theirs: "their-hand", In: door, InNth: doorHand},
	slot:        {Name: "slot"},
	smithy:      {Name: "smithy", Part: part[rules.Smithy], In: door, InNth: doorSmithies},
	stone:       {Name: "stone", Part: part[rules.Stone], In: door, InNth: doorStones},
	ownStone:    {Name: "own", Seated: true, Theirs: "their-own", Part: part[rules.Stone], In: door, InNth: doorStones},
	field:       {Name: "field", Seated: true, Theirs: "their-field", Part: fieldName, In: door, InNth: doorRows},
	row:         {Name: "row", Seated: true, Theirs: "their-row", Part: part[rules.Row], In: door, InNth: doorRows},
	purse:       {Name: "purse", Seated: true, Theirs: "their-purse", In: door, InNth: doorRows},
	played:      {Name: "played", Seated: true, Theirs: "their-played"},
	icon:        {Name: "icon"},
	tile:        {Name: "choice"},
	payWay:      {Name: "pay", Part: things.Parts("gems", "ore")},
	die:         {Name: "die", Single: true},
	pile:        {Name: "pile", Single: true},
	discards:    {Name: "discards", Single: true},
	draw:        {Name: "draw", Seated: true, Theirs: "their-draw", Single: true, In: door, InNth: doorHand},
	ownDiscards: {Name: "own-discards", Seated: true, Theirs: "their-discards", Single: true, In: door, InNth: doorHand},
	chip:        {Name: "seat", Seated: true, Single: true},
	pin:         {Name: "pin", Seated: true},
	track:       {Name: "track", Single: true},
	door:        {Name: "door", Part: func(n, _ int) string { return sheetNames[doorSheets[n]] }},
	act:         {Name: "act"},
	eye:         {Name: "eye", Single: true},
	item:        {Name: "item"},
	card:        {Name: "card", Single: true},
	before:      {Name: "before", Single: true},
	after:       {Name: "after", Single: true},
	closer:      {Name: "close", Single: true},
	sheet:       {Name: "sheet", Single: true},
	supply:      {Name: "supply", Single: true},
	out:         {Name: "out", Single: true},
}}

// The names of things, from what the rules call them.

func tabOf[N integer](a N) thing                    { return things.Nth(tab, a) }
func slotAt[N integer](n N) thing                   { return things.Nth(slot, n) }
func smithyOf[N integer](at N) thing                { return things.Nth(smithy, at) }
func stoneOf[N integer](k N) thing                  { return things.Nth(stone, k) }
func ownStoneOf[N integer](s games.Seat, k N) thing { return things.OwnNth(ownStone, s, k) }
func rowAt[N integer](s games.Seat, r N) thing      { return things.OwnNth(row, s, r) }
func handCard(s games.Seat, i int) thing            { return things.OwnNth(hand, s, i) }
func playedCard(s games.Seat, i int) thing          { return things.OwnNth(played, s, i) }
func iconAt[N integer](n N) thing                   { return things.Nth(icon, n) }
func tileAt(i int) thing                            { return things.Nth(tile, i) }
func payWayOf(n int) thing                          { return things.Nth(payWay, n) }
func dieBeside(cards int) thing                     { return things.Nth(die, cards) }
func ownPile(s games.Seat) thing                    { return things.Own(draw, s) }
func ownDiscardsOf(s games.Seat) thing              { return things.Own(ownDiscards, s) }
func chipOf(s games.Seat) thing                     { return things.Own(chip, s) }
func pinAt(s games.Seat, points int) thing          { return things.OwnNth(pin, s, points) }
func doorTo(n int) thing                            { return things.Nth(door, n) }
func actAt(i int) thing                             { return things.Nth(act, i) }
func itemAt(n int) thing                            { return things.Nth(item, n) }

type integer interface{ ~int | ~int8 | ~int16 | ~uint8 }

// The things of which there is one.
var thePile, theDiscards, theDie, theEye = things.The(pile), things.The(discards), things.The(die), things.The(eye)

// part names a thing by the rules' own word for it.
func part[P interface {
	~uint8
	String() string
}](n, _ int) string {
	return P(n).String()
}

func fieldName(n, m int) string { return rules.Row(m).String() + "." + fieldOrder[n].String() }

// isPile reports whether a thing is a pile whose cards can be looked through.
func isPile(t thing) bool { return t.Kind == discards || t.Kind == ownDiscards || t.Kind == draw }

// cardIn is a card of a seat in a pile, or in its hand.
func cardIn(pile thing, s games.Seat, c rules.Card) thing {
	return thing{Kind: card, Seat: s, N: int16(c), M: int16(pile.Kind)}
}

func pileOf(t thing) thing {
	if k := kind(t.M); catalogue.Of[k].Seated {
		return things.Own(k, t.Seat)
	}
	return thing{Kind: kind(t.M)}
}

type gesture = boards.Gesture[kind]

// action is one of the three things that a turn can be used for.
type action uint8

const (
	summon action = iota
	useAbilities
	forge
	actions // how many there are
)

// actionNames are the ends of messages' keys, and names in reports.
var actionNames = [...]string{summon: "summon", useAbilities: "use", forge: "forge"}

// fieldOrder are the fields of a row, and the gems of a purse, from left to right.
var fieldOrder = rules.FieldOrder()

// The numbers of things in layouts.
const (
	fields    = 5
	purseSize = 6
	doors     = 4
)

// The doors, to what has no room on a small screen: each has a place only where something lies behind it.
const (
	doorSmithies = iota
	doorRows     // and the purse
	doorStones   // those that are left, and the own ones
	doorHand
)

// The sheets over the board besides explanations.
const (
	seatSheet   = boards.FirstSheet + iota // the board of a seat
	smithySheet                            // behind the doors of small screens
	rowsSheet
	stonesSheet
	handSheet
	pileSheet  // the cards of a discard pile
	swapSheet  // what the stone Swap can do now (STO-32)
	jokerSheet // which gem lies on the stone Joker from now on (STO-33)
)

// doorKeys are the messages with their names.
var doorKeys = [doors]string{"stones.board.door.smithies", "stones.board.door.rows", "stones.board.door.stones", "stones.board.door.hand"}

// doorSheets are the sheets behind the doors.
var doorSheets = [doors]boards.SheetKind{smithySheet, rowsSheet, stonesSheet, handSheet}

// over reports whether a sheet lies over all of the board, and not over a part of it, beside which things can still be chosen.
func over(k boards.SheetKind) bool { return k != boards.NoSheet && !slices.Contains(doorSheets[:], k) }

// sheetNames are the names of sheets in reports; those behind doors are the ends of messages' keys as well.
var sheetNames = [...]string{
	boards.NoSheet: "", boards.ExplainSheet: "explain", seatSheet: "seat", smithySheet: "smithies", rowsSheet: "rows", stonesSheet: "stones",
	handSheet: "hand", pileSheet: "pile", swapSheet: "swap", jokerSheet: "joker",
}
