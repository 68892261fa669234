package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/scenes/things"
)

// kind says what a thing on this board is. The comments below say what the numbers N and M of such a thing mean.
type kind uint8

const (
	nothing     kind = iota
	tab              // one of the three actions; N: which
	hand             // a card in the hand of a seat; N: its place there
	slot             // a slot of the display; N: from 1 on the right
	smithy           // N: which smithy
	stone            // the stack of rune stones of a kind that are left; N: the kind
	ownStone         // a rune stone of a seat; N: its kind
	field            // a field of a power row of a seat; N: its place in the row, M: the row
	row              // a power row of a seat; N: which
	purse            // the place of a kind of gem, or of ore, in the purse of a seat; N: which place
	played           // a card that a seat has laid or played; N: its place among them
	icon             // an icon of the card whose ability is carried out; N: 0 or 1
	tile             // a gem to choose from, or a gem of a payment; N: its place
	payWay           // a way to pay a smithy; N: 0 for gems, 1 for ore
	die              // the die that lies open; N: beside how many cards
	pile             // the common pile
	discards         // the common discards
	draw             // the pile of a seat
	ownDiscards      // the discards of a seat
	chip             // a seat itself: its chip, or the badge of the seat in front
	pin              // the place of a seat's pin on the track; N: at how many points
	track
	door   // opens a sheet with what found no room; N: which
	act    // a button beside the golden one; N: which
	eye    // hides the rune stones that lie over the field, while it is held
	item   // a place in a sheet that can be tapped; N: which
	card   // a card in a pile or a hand of Seat; N: the card, M: the kind of what it lies in
	before // leads back from what a sheet explains to its neighbour, or by a page
	after  // leads on in the same way
	closer // closes a sheet; so does everything that lies beside the sheet
	sheet  // the sheet itself, where nothing else lies in it
	supply // where gems and ore come from and go to: the lower edge of the smithies
	out    // where cards go that leave the match
	kinds  // how many there are
)

type thing = things.Thing[kind]

// catalogue gives each kind its name in reports, and says where things of that kind lie while they have no place.
var catalogue = things.Kinds[kind]{Game: "stones", Of: []things.Kind[kind]{
	nothing:  {},
	tab:      {Name: "tab", Part: things.Parts(actionNames[:]...)},
	hand:     {Name: "hand", Seated: true, Theirs: "their-hand", In: door, InNth: doorHand},
	slot:     {Name: "slot"},
	smithy:   {Name: "smithy", Part: part[rules.Smithy], In: door, InNth: doorSmithies},
	stone:    {Name: "stone", Part: part[rules.Stone], In: door, InNth: doorStones},
	ownStone: {Name: "own", Seated: true, Theirs: "their-own", Part: part[rules.Stone], In: door, InNth: doorStones},
	field:    {Name: "field", Seated: true, Theirs: "their-field", Part: fieldName, In: door, InNth: doorRows},
	row:      {Name: "row", Seated: true, Theirs: "their-row", Part: part[rules.Row], In: door, InNth: doorRows},
	purse:    {Name: "purse", Seated: true, Theirs: "their-purse", In: door, InNth: doorRows},
	played:   {Name: "played", Seated: true, Theirs: "their-played"},
	icon:     {Name: "icon"},
	tile:     {Name: "choice"},
	payWay:   {Name: "pay", Part: things.Parts("gems", "ore")},
	die:      {Name: "die", Single: true},
	pile:     {Name: "pile", Single: true},
	discards: {Name: "discards", Single: true},
	draw:     {Name: "draw", Seated: true, Theirs: "their-draw", Single: true, In: door, InNth: doorHand},
	ownDiscards: {Name: "own-discards", Seated: true, Theirs: "their-discards", Single: true, In: door,
		InNth: doorHand},
	chip:   {Name: "seat", Seated: true, Single: true},
	pin:    {Name: "pin", Seated: true},
	track:  {Name: "track", Single: true},
	door:   {Name: "door", Part: func(n, _ int) string { return sheetNames[doorSheets[n]] }},
	act:    {Name: "act"},
	eye:    {Name: "eye", Single: true},
	item:   {Name: "item"},
	card:   {Name: "card", Single: true},
	before: {Name: "before", Single: true},
	after:  {Name: "after", Single: true},
	closer: {Name: "close", Single: true},
	sheet:  {Name: "sheet", Single: true},
	supply: {Name: "supply", Single: true},
	out:    {Name: "out", Single: true},
}}

// These functions make things from what the rules call them.

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

type integer interface{ ~int | ~int8 | ~int16 | ~uint8 }

// Things that exist only once.
var thePile, theDiscards, theDie, theEye = things.The(pile), things.The(discards), things.The(die), things.The(eye)

// part names a thing by the rules' own word for its number.
func part[P interface {
	~uint8
	String() string
}](n, _ int) string {
	return P(n).String()
}

func fieldName(n, m int) string { return rules.Row(m).String() + "." + fieldOrder[n].String() }

// isPile reports whether a thing is a pile whose cards can be looked through.
func isPile(t thing) bool { return t.Kind == discards || t.Kind == ownDiscards || t.Kind == draw }

// cardIn returns the thing for a card in the pile of a seat, or in its hand; pileOf returns that pile or hand again.
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

// action is one of the three uses of a turn.
type action uint8

const (
	summon action = iota
	useAbilities
	forge
	actions // how many there are
)

// actionNames are used as the ends of message keys, and as names in reports.
var actionNames = [...]string{summon: "summon", useAbilities: "use", forge: "forge"}

// fieldOrder is the order of the fields of a row, and of the gems of a purse, from left to right.
var fieldOrder = rules.FieldOrder()

// How many things of a kind a layout has room for.
const (
	fields    = 5
	purseSize = 6
	doors     = 4
)

// The doors. Each has a place only while something that found no room lies behind it.
const (
	doorSmithies = iota
	doorRows     // and the purse
	doorStones   // the rune stones that are left, and the ones that the seat in front has
	doorHand
)

// The sheets that may lie over the board, besides explanations.
const (
	seatSheet   = boards.FirstSheet + iota // everything that a seat has
	smithySheet                            // this sheet and the next three lie behind the doors of small screens
	rowsSheet
	stonesSheet
	handSheet
	pileSheet  // the cards of a pile
	swapSheet  // what the stone Swap can do now (STO-32)
	jokerSheet // which gem lies on the stone Joker from now on (STO-33)
)

// doorKeys are the keys of the messages with the names of the doors.
var doorKeys = [doors]string{"stones.board.door.smithies", "stones.board.door.rows", "stones.board.door.stones",
	"stones.board.door.hand"}

var doorSheets = [doors]boards.SheetKind{smithySheet, rowsSheet, stonesSheet, handSheet}

// over reports whether a sheet lies over the whole board. Beside the sheet of a door things can still be chosen.
func over(k boards.SheetKind) bool { return k != boards.NoSheet && !slices.Contains(doorSheets[:], k) }

// sheetNames are the names of sheets in reports. Names of sheets behind doors are the ends of message keys as well.
var sheetNames = [...]string{
	boards.NoSheet: "", boards.ExplainSheet: "explain", seatSheet: "seat", smithySheet: "smithies", rowsSheet: "rows",
	stonesSheet: "stones", handSheet: "hand", pileSheet: "pile", swapSheet: "swap", jokerSheet: "joker",
}
