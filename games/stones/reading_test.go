package stones

import (
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"runehall/games"
)

// A second, slow reading of the rules. It shares only the form of positions and the texts of moves with the core: it
// reads the card table by itself, counts gems in maps, and tries payments gem by gem. In random matches both must agree
// on which moves are legal, and on what each does. From the events it takes only what a shuffle or the die brings.

// readCard is a card as the table prints it.
type readCard struct {
	colour, of string
	magic      int
	kind       string
	icons      []string
	give, get  map[string]int
}

var readColours = map[string]string{"G": "green", "R": "red", "B": "blue", "Y": "yellow", "W": "white", "*": "white",
	"joker": "white", "vp": "vp"}

// readFile is a card table as the second reading has it: cards by "seat/number", the prices of the display from the
// right on, and the smithies.
type readFile struct {
	cards  map[string]readCard
	prices []int
	costs  map[string]int
}

func readTable(t *testing.T, text []byte) *readFile {
	t.Helper()
	var file struct {
		Display   []int                       `json:"display"`
		Smithies  map[string]int              `json:"smithies"`
		Creatures []map[string]any            `json:"creatures"`
		Druids    map[string][]map[string]any `json:"druids"`
	}
	if err := json.Unmarshal(text, &file); err != nil {
		t.Fatal(err)
	}
	table := map[string]readCard{}
	read := func(row map[string]any, of string, magic any) readCard {
		c := readCard{of: readColours[of], magic: int(magic.(float64)), kind: row["kind"].(string)}
		for i, part := range row["ability"].([]any) {
			if c.kind != "exchange" {
				c.icons = append(c.icons, part.(string))
				continue
			}
			goods := map[string]int{}
			for key, n := range part.(map[string]any) {
				goods[readColours[key]] = int(n.(float64))
			}
			if i == 0 {
				c.give = goods
			} else {
				c.get = goods
			}
		}
		return c
	}
	for s := range maxSeats {
		for _, row := range file.Creatures {
			c := read(row, row["colour"].(string), row["magic"])
			c.colour = readColours[row["colour"].(string)]
			table[fmt.Sprintf("%d/%v", s, row["no"])] = c
		}
		for _, row := range file.Druids[fmt.Sprint(s)] {
			magic := row["magic"].([]any)
			table[fmt.Sprintf("%d/%v", s, row["no"])] = read(row, magic[0].(string), magic[1])
		}
	}
	return &readFile{cards: table, prices: file.Display, costs: file.Smithies}
}

// reading is a position as the second reading sees it.
type reading struct {
	t     *testing.T
	table *readFile
	Position
	// events are the move's events: they tell what was rolled, and drawn after a shuffle.
	events []Event
	// shuffled names the piles whose order is no longer known.
	shuffled map[string]bool
}

func (r *reading) card(c Card) readCard { return r.table.cards[fmt.Sprintf("%d/%d", r.OnTurn, c)] }

func (r *reading) own() *SeatPosition { return &r.Seats[r.OnTurn] }

func (r *reading) has(stone string) bool {
	return slices.ContainsFunc(r.own().Stones, func(s Stone) bool { return s.String() == stone })
}

var readNames = []string{"none", "green", "red", "blue", "yellow", "white"}

// canPay tries to pay for each asked gem with one of the offered ones. "any" stands for any gem.
func (r *reading) canPay(asked, offered []string) bool {
	if len(asked) != len(offered) {
		return false
	}
	if len(asked) == 0 {
		return true
	}
	joker := r.own().OnStone.String()
	for i, gem := range offered {
		if asked[0] == "any" || gem == asked[0] || gem == "white" || gem == joker {
			if r.canPay(asked[1:], slices.Concat(offered[:i], offered[i+1:])) {
				return true
			}
		}
	}
	return false
}

// ways lists every payment of what is asked, as texts.
func (r *reading) ways(asked []string) []string {
	var list []string
	own := r.own().Gems
	for g := 0; g <= int(own[1]); g++ {
		for d := 0; d <= int(own[2]); d++ {
			for b := 0; b <= int(own[3]); b++ {
				for y := 0; y <= int(own[4]); y++ {
					j := len(asked) - g - d - b - y
					if j < 0 || j > int(own[5]) {
						continue
					}
					var offered []string
					for c, n := range []int{0, g, d, b, y, j} {
						offered = append(offered, slices.Repeat([]string{readNames[c]}, n)...)
					}
					if r.canPay(asked, offered) {
						list = append(list, fmt.Sprintf("%d,%d,%d,%d,%d", g, d, b, y, j))
					}
				}
			}
		}
	}
	return list
}

// asked lists goods one by one, each as often as it is asked for.
func asked(goods map[string]int) []string {
	var list []string
	for _, name := range readNames {
		list = append(list, slices.Repeat([]string{name}, goods[name])...)
	}
	return list
}

var (
	readSmithies = []string{"plain1", "plain2", "die", "ore", "points", "wild"}
	readFields   = []string{"blue", "yellow", "green", "red", "white"}
	readStones   = []string{"magic", "hand", "swap", "joker", "plus", "double", "extra", "three"}
	readTrades   = map[int]int{2: 3, 3: 6, 4: 10, 5: 15}
)

func (r *reading) rows() map[string]map[string]Colour {
	return map[string]map[string]Colour{"upper": r.own().Upper, "lower": r.own().Lower}
}

// places lists where an artifact can go.
func (r *reading) places(artifact string) []string {
	var list []string
	for row, fields := range r.rows() {
		for _, field := range readFields {
			if _, taken := fields[field]; !taken && (artifact == "white" || artifact == field) {
				list = append(list, "place "+row+" "+field)
			}
		}
	}
	return list
}

func (r *reading) forges() []string {
	var list []string
	for _, at := range readSmithies {
		artifact := "white"
		if at != "wild" {
			artifact = r.Smithies[at].String()
		} else if r.Wild == 0 {
			artifact = "none"
		}
		used := slices.ContainsFunc(r.Turn.Forged, func(s Smithy) bool { return s.String() == at })
		if artifact == "none" || used || len(r.places(artifact)) == 0 {
			continue
		}
		price := slices.Repeat([]string{artifact}, r.table.costs[at])
		if at == "wild" {
			price = slices.Repeat([]string{"any"}, r.table.costs[at])
		}
		for _, way := range r.ways(price) {
			list = append(list, "forge "+at+" "+way)
		}
		if r.own().Ore >= 3 {
			list = append(list, "forge-ore "+at)
		}
	}
	return list
}

func (r *reading) shown() int {
	n := 0
	for _, c := range r.Display {
		if c != 0 {
			n++
		}
	}
	return n
}

func (r *reading) summons() []string {
	var list []string
	magic, colour := r.Turn.Magic, r.Turn.Colour.String()
	if r.Phase == "turn" {
		colour = "white"
		if magic = 0; r.has("magic") {
			magic = 2
		}
	}
	for _, c := range r.own().Hand {
		of := r.card(c).of
		if (of == "white" || colour == "white" || of == colour) && (r.Phase == "summon" || r.shown() > 0) {
			list = append(list, fmt.Sprintf("lay %d", c))
		}
	}
	for i, c := range r.Display {
		if c != 0 && r.table.prices[i] <= magic {
			list = append(list, fmt.Sprintf("buy %d", i+1))
		}
	}
	return list
}

func (r *reading) uses() []string {
	var list []string
	hand := r.own().Hand
	for i, a := range hand {
		for j := i + 1; j < len(hand); j++ {
			list = append(list, fmt.Sprintf("use %d+%d", a, hand[j]))
			for k := j + 1; k < len(hand) && r.has("three"); k++ {
				list = append(list, fmt.Sprintf("use %d+%d+%d", a, hand[j], hand[k]))
			}
		}
	}
	return list
}

// icons lists what can be carried out of a played card.
func (r *reading) icons(c Card) []string {
	var list []string
	card := r.card(c)
	if card.kind == "exchange" {
		for _, way := range r.ways(asked(card.give)) {
			list = append(list, fmt.Sprintf("exchange %d %s", c, way))
		}
		return list
	}
	for i, icon := range card.icons {
		if r.Turn.Open == c && r.Turn.Used[i] {
			continue
		}
		var named []string
		word, colour, _ := strings.Cut(icon, ":")
		switch word {
		case "anygem":
			for _, name := range readNames[1:5] {
				if r.supply(name) > 0 {
					named = append(named, fmt.Sprintf("icon-gem %d %d %s", c, i+1, name))
				}
			}
		case "card", "anycard":
			for slot, shown := range r.Display {
				if shown != 0 && (word == "anycard" || r.card(shown).colour == readColours[colour]) {
					named = append(named, fmt.Sprintf("icon-card %d %d %d", c, i+1, slot+1))
				}
			}
		}
		if named == nil {
			named = []string{fmt.Sprintf("icon %d %d", c, i+1)}
		}
		list = append(list, named...)
	}
	return list
}

func (r *reading) supply(name string) int { return int(r.Supply[slices.Index(readNames, name)]) }

func (r *reading) gems(name string) int { return int(r.own().Gems[slices.Index(readNames, name)]) }

func (r *reading) dice() []string {
	list := []string{"decline"}
	for _, name := range readNames[1:5] {
		if r.Turn.Die == DieGem && r.supply(name) > 0 ||
			r.Turn.Die == DieSwap && r.gems(name) > 0 && r.supply("white") > 0 {
			list = append(list, "accept-gem "+name)
		}
	}
	switch r.Turn.Die {
	case DieCard:
		if len(r.Pile)+len(r.Discards) > 0 {
			list = append(list, "accept")
		}
	case DieOre:
		if r.Ore > 0 {
			list = append(list, "accept")
		}
	case DieOne, DieTwo:
		list = append(list, "accept")
	}
	return list
}

func (r *reading) trades() []string {
	var list []string
	for row, fields := range r.rows() {
		if len(fields) < 2 {
			continue
		}
		var stones []string
		for _, stone := range readStones {
			if r.Stones[stone] > 0 && !r.has(stone) && len(r.own().Stones) < 4 {
				stones = append(stones, "trade "+row+" "+stone)
			}
		}
		if stones == nil {
			stones = []string{"trade " + row + " none"}
		}
		list = append(list, stones...)
	}
	return list
}

func (r *reading) legal() []string {
	var list []string
	free := true
	switch r.Phase {
	case "turn":
		list = slices.Concat(r.summons(), r.uses(), r.forges())
		if len(list) == 0 {
			list = []string{"pass"}
		}
	case "summon":
		if list = r.summons(); r.Turn.Bought > 0 {
			list = append(list, "done")
		}
	case "ability":
		if free = r.Turn.Open == 0; !free {
			list = append(r.icons(r.Turn.Open), "leave")
			break
		}
		for _, c := range r.Turn.Played {
			if !slices.Contains(r.Turn.Closed, c) {
				list = append(list, r.icons(c)...)
			}
		}
		list = append(list, "done")
	case "die":
		list, free = r.dice(), false
	case "forge":
		list = append(r.forges(), "done")
	case "place":
		list, free = r.places(r.Turn.Artifact.String()), false
	case "trade":
		list = append(r.trades(), "end")
	}
	if free && r.has("swap") && !r.Turn.Swapped {
		for _, name := range readNames[1:] {
			if r.gems(name) > 0 && r.Ore > 0 {
				list = append(list, "swap-gem "+name)
			}
			if r.own().Ore > 0 && r.supply(name) > 0 && name != "white" {
				list = append(list, "swap-ore "+name)
			}
		}
	}
	if free && r.has("joker") && r.own().OnStone == NoColour {
		for _, name := range readNames[1:5] {
			if r.supply(name) > 0 {
				list = append(list, "joker "+name)
			}
		}
	}
	return list
}

// readPosition returns a copy of the position as it is printed for other programs.
func readPosition(t *testing.T, g *Game) Position {
	t.Helper()
	text, err := json.Marshal(position(view(g, games.All)))
	if err != nil {
		t.Fatal(err)
	}
	var p Position
	if err := json.Unmarshal(text, &p); err != nil {
		t.Fatal(err)
	}
	return p
}

// Both readings find the same moves legal, with the same effects.
func TestASecondReading(t *testing.T) {
	matches := 2
	if testing.Short() {
		matches = 1
	}
	kinds := map[string]int{}
	compareReadings(t, cardsFile, matches, kinds)
	for kind := Lay; kind < moveKinds; kind++ {
		if kinds[kind.String()] == 0 && kind != Pass && !testing.Short() {
			t.Errorf("no move %v was compared", kind)
		}
	}
	t.Log(slices.Sorted(maps.Keys(kinds)), kinds)
}

// compareReadings compares both readings in matches of each number of seats with a card table, and counts the moves by
// their kinds.
func compareReadings(t *testing.T, text []byte, matches int, kinds map[string]int) {
	t.Helper()
	table := readTable(t, text)
	deck, err := ParseDeck(text)
	if err != nil {
		t.Fatal(err)
	}
	for seats := 2; seats <= maxSeats; seats++ {
		for seed := range uint64(matches) {
			var events games.Events[Event]
			g := deal(deck, setupOf(seats, 40+seed), nil)
			g.Listen(&events)
			chance := games.NewChance(seed, 100)
			for made := 0; g.phase != OverPhase; made++ {
				before := readPosition(t, g)
				r := &reading{t: t, table: table, Position: before, shuffled: map[string]bool{}}
				moves := g.AppendMoves(nil, g.onTurn)
				var got []string
				for _, m := range moves {
					got = append(got, Def.Moves.Text(m))
				}
				want := r.legal()
				slices.Sort(got)
				slices.Sort(want)
				if !slices.Equal(got, want) {
					t.Fatalf("%d seats, seed %d, move %d: the moves are\n%q\nby the second reading\n%q\nin %+v", seats,
						seed, made, got, want, before)
				}
				m := readPick(moves, kinds, &chance)
				text := Def.Moves.Text(m)
				word, _, _ := strings.Cut(text, " ")
				kinds[word]++
				events.Clear()
				if refusal := g.Apply(g.onTurn, m); refusal != nil {
					t.Fatal(refusal)
				}
				r.events = slices.Clone(events.List())
				r.move(text)
				after := readPosition(t, g)
				r.settle(&after)
				if a, b := fmt.Sprintf("%+v", r.Position), fmt.Sprintf("%+v", after); a != b {
					t.Fatalf("%d seats, seed %d, move %d: %s leads to\n%s\nby the second reading\n%s\nfrom\n%+v", seats,
						seed, made, text, b, a, before)
				}
			}
		}
	}
}

// readPick chooses a random move, preferably of a rare kind.
func readPick(moves []Move, kinds map[string]int, chance *games.Chance) Move {
	m := moves[chance.IntN(len(moves))]
	for range 2 {
		if o := moves[chance.IntN(len(moves))]; kinds[o.Kind.String()] < kinds[m.Kind.String()] {
			m = o
		}
	}
	return m
}
