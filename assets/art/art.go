// Package art holds the pictures of the program, made offline from assets/src/art (see docs/art.md), in packs of
// sheets: a sheet is loaded when one of its pictures is needed. Pictures are reached by typed ids.
package art

import (
	"embed"
	"encoding/json"
	"fmt"
	"image"
)

// packs are the folders of the pictures. Every game has one of its own.
var packs = []string{"core", "title", "ritual", "masters", "stones", "market", "toss"}

// ID names a picture.
type ID string

// The pictures. Those that come in many colours or kinds are named by functions.
const (
	Oak          ID = "oak"          // the table top under a board
	OakPortrait  ID = "oak.portrait" // the same for high screens
	Ledge        ID = "ledge"
	Knots        ID = "knots" // a stretch of the braid along the ledge that joins itself
	Parchment    ID = "parchment"
	Sheet        ID = "sheet"   // of parchment; its middle and edges can be stretched
	Back         ID = "back"    // the back of a card
	Curtain      ID = "curtain" // both halves, shut
	Beam         ID = "beam"    // the beam that the curtain hangs from; its ends match, so it can be repeated
	Medallion    ID = "medallion"
	Laurel       ID = "laurel"
	Hall         ID = "hall"
	HallPortrait ID = "hall.portrait"
	Name         ID = "name" // the program's name, in gold

	Night         ID = "night"          // the cloth with the constellations, under Rune Masters
	NightPortrait ID = "night.portrait" // the same for high screens
	SlateBack     ID = "slate.back"     // the back of a card of Rune Masters, lying

	CardOak  ID = "card.oak"  // what cards of Menhirs are made of
	Strip    ID = "strip"     // the parchment on them
	Knot     ID = "knot"      // in gold, on the backs of cards
	Ore      ID = "ore"       // a lump of ore
	Points   ID = "points"    // the golden hexagon behind power points
	Price    ID = "price"     // the brass octagon behind a price
	Die      ID = "die"       // the cube that stands for a roll
	DieFace  ID = "die.face"  // an empty face of the die
	Smithy   ID = "smithy"    // an arch and the ember in it
	Anvil    ID = "anvil"     // on its coals
	TrackOak ID = "track.oak" // the board of the power track
	Throne   ID = "throne"    // at the end of the power track

	Outpost         ID = "outpost"          // a tower without its flag
	Collector       ID = "collector"        // standing, its sack bare
	SeatedCollector ID = "collector.seated" // with its legs over the edge it sits on
	ChestFront      ID = "chest.front"      // the lower half of a chest, with an empty plate
	ChestLid        ID = "chest.lid"        // the lid of a shut chest
	YardBack        ID = "yard.back"        // the palisade behind an outpost
	YardFront       ID = "yard.front"       // and that before it
	CardParchment   ID = "card.parchment"   // for number cards, with a knot on it
	Plank           ID = "card.plank"       // what cards of Rune Market are made of
	CardKnot        ID = "card.knot"        // in gold, on the backs of cards
	Ember           ID = "card.ember"       // the slate of thieves
	Fox             ID = "fox"              // their mask
	Swords          ID = "swords"           // two, crossed
	Penny           ID = "penny"            // a coin of the market
	Padlock         ID = "padlock"
	Chain           ID = "chain"       // hanging from side to side
	Frost           ID = "frost"       // over a frozen pile
	AwningRed       ID = "awning.red"  // a strip of the stall's cloth
	AwningPale      ID = "awning.pale" // its neighbour
	Boards          ID = "boards"      // the back of the stall
	Counter         ID = "counter"     // its wood
	Lantern         ID = "lantern"
	Tag             ID = "tag" // a price's parchment

	// The round table, without the parts that are burnt into it and without the braid of its rim.
	TossTable    ID = "toss.table"
	Destiny      ID = "toss.destiny"   // the rune with a dot
	TossTray     ID = "toss.tray"      // the wood of trays, its grain lying
	TossTrayHigh ID = "toss.tray.high" // its grain upright
	TossBowl     ID = "toss.bowl"
	TossBack     ID = "toss.back" // the back of all runes
	TossHand     ID = "toss.hand" // the shadow of a right hand that points up, and of its arm
)

// Coin names the coin of a colour and an emblem, by their ids.
func Coin(colour, emblem string) ID { return ID("coin." + colour + "." + emblem) }

// Corner names the brass on a corner of a sheet: 0 upper left, 1 upper right, 2 lower left, 3 lower right.
func Corner(n int) ID { return ID(fmt.Sprintf("corner.%d", n)) }

// Table names the table of a game in the hall.
func Table(game string) ID { return ID("table." + game) }

// TileGrounds is how many grounds of each kind of tile there are, so that neighbours differ.
const TileGrounds = 3

// Tile names the ground of a tile of Rituals, by the id of its kind and the number of one of its [TileGrounds].
func Tile(kind string, n int) ID { return ID(fmt.Sprintf("tile.%s.%d", kind, n)) }

// BoldTile names the ground of a small tile.
func BoldTile(kind string) ID { return ID("bold." + kind) }

// Slates is how many grounds there are for lying and for upright cards of Rune Masters, so that neighbours differ.
const Slates = 2

// Slate names the ground of a card of Rune Masters, upright or lying, by the number of one of its [Slates].
func Slate(upright bool, n int) ID {
	if upright {
		return ID(fmt.Sprintf("slate.high.%d", n))
	}
	return ID(fmt.Sprintf("slate.wide.%d", n))
}

// Stone names the stone of a rune of Rune Masters, by the id of its colour; it lies in the middle of its section.
func Stone(colour string) ID { return ID("stone." + colour) }

// Master names the hooded figure of a seat's colour.
func Master(colour string) ID { return ID("master." + colour) }

// HighToken names the ring of the token of a high master, in a seat's colour.
func HighToken(colour string) ID { return ID("token." + colour) }

// Option names the picture that stands for a choice at the set-up, by option and choice: "deck.wild".
func Option(choice string) ID { return ID("option." + choice) }

// Adept names the tablet of an adept: blue, green, or grey once it was used.
func Adept(colour string) ID { return ID("adept." + colour) }

// Mask names the carved mask of a kind of creature: dryad, harpy, kobold, satyr, dragon, druid.
func Mask(kind string) ID { return ID("mask." + kind) }

// Window names the background of a creature's mask, by colour: green, red, blue, yellow, white, none.
func Window(colour string) ID { return ID("window." + colour) }

// Gem names the gem of a colour: green, red, blue, yellow; white is for jokers, none for any colour.
func Gem(colour string) ID { return ID("gem." + colour) }

// Artifact names the artifact of a colour: green, red, blue, yellow, white.
func Artifact(colour string) ID { return ID("artifact." + colour) }

// Menhirs is how many rune stones there are, without their runes, so that neighbours differ.
const Menhirs = 2

// Menhir names one of them, by its number.
func Menhir(n int) ID { return ID(fmt.Sprintf("menhir.%d", n)) }

// RuneStone names a rune of Rune Market: red, blue, or any.
func RuneStone(colour string) ID { return ID("rune." + colour) }

// Chest names the upper half of an open chest, lined in red or blue.
func Chest(colour string) ID { return ID("chest." + colour) }

// StoreCard names the chest on the card of a main store, red or blue.
func StoreCard(colour string) ID { return ID("store." + colour) }

// StoreSlate names the slate behind a store card.
func StoreSlate(colour string) ID { return ID("card." + colour) }

// Hand names a hand of the last throw: rock, paper, scissors.
func Hand(pick string) ID { return ID("hand." + pick) }

// TossGrounds is how many grounds of runes of each colour of Rune Toss there are, so that neighbours differ.
const TossGrounds = 2

// TossRune names the ground of a rune of Rune Toss, without its sign: black, grey or white; by the number of one of its
// [TossGrounds].
func TossRune(kind string, n int) ID { return ID(fmt.Sprintf("toss.%s.%d", kind, n)) }

// SmallTossRune names the picture of a small rune; "back" is its back.
func SmallTossRune(kind string) ID { return ID("toss.small." + kind) }

//go:embed */index.json
var indices embed.FS

// index says where the pictures of a pack are.
type index struct {
	// Sources is the hash of the files that the pictures were made from.
	Sources string `json:"sources"`
	// Sheets are the places of the pictures by file: left, top, width, height in pixels, and pixels per unit.
	Sheets map[string]map[ID][5]float64 `json:"sheets"`
}

func readIndex(pack string) (x index, err error) {
	text, err := indices.ReadFile(pack + "/index.json")
	if err == nil {
		err = json.Unmarshal(text, &x)
	}
	if err != nil {
		err = fmt.Errorf("art: pack %s: %w", pack, err)
	}
	return x, err
}

// Picture is a picture that is there: a part of a sheet with premultiplied alpha.
type Picture struct {
	*image.RGBA
	// Scale is how many of its pixels make a dp.
	Scale float64
}
