package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
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

// all are the kinds of things on this board.
var all = things.Kinds[kind]{Game: "stones", Of: []things.Kind[kind]{
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

// part names a thing by the rules' own word for it.
func part[P interface {
	~uint8
	String() string
}](n, _ int) string {
	return P(n).String()
}

func fieldName(n, m int) string { return rules.Row(m).String() + "." + fieldOrder[n].String() }

// thing returns the field of a power row of a seat that lies there.
func (f fieldAt) thing(s games.Seat) thing {
	return thing{Kind: field, Seat: s, N: int16(slices.Index(fieldOrder[:], f.Field)), M: int16(f.Row)}
}

func fieldOf(t thing) fieldAt { return fieldAt{Row: rules.Row(t.M), Field: fieldOrder[t.N]} }

// purseOf is the place of a kind of gem in a purse, or that of ore.
func purseOf(s games.Seat, gem rules.Colour) thing {
	if gem == anOre {
		return things.OwnNth(purse, s, fields)
	}
	return things.OwnNth(purse, s, slices.Index(fieldOrder[:], gem))
}

// anOre stands for ore among gems.
const anOre = rules.NoColour

// isPile reports whether a thing is a pile whose cards can be looked through.
func isPile(t thing) bool { return t.Kind == discards || t.Kind == ownDiscards || t.Kind == draw }

// cardIn is a card of a seat in a pile, or in its hand.
func cardIn(pile thing, s games.Seat, c rules.Card) thing {
	return thing{Kind: card, Seat: s, N: int16(c), M: int16(pile.Kind)}
}

func pileOf(t thing) thing {
	if k := kind(t.M); all.Of[k].Seated {
		return things.Own(k, t.Seat)
	}
	return thing{Kind: kind(t.M)}
}
