package stones

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"runehall/games"
	"runehall/games/bots"
	"runehall/internal/workshop/gamestest"
)

func deckOf(t *testing.T) *Deck {
	t.Helper()
	deck, err := StandardDeck()
	if err != nil {
		t.Fatal(err)
	}
	return deck
}

func TestSTO1_Cards(t *testing.T) {
	deck := deckOf(t)
	var count [colours]int
	for c := FirstCreature; c <= LastCreature; c++ {
		face := deck.Face(0, c)
		count[face.Colour]++
		if c.Dragon() != (face.Colour == White) || face.Of != face.Colour || face.Magic < 1 || face.Kind == 0 {
			t.Errorf("card %d is %+v", c, face)
		}
	}
	wantEqual(t, "creatures of each colour", count, [colours]int{0, 15, 15, 15, 15, 8})
	for s := range games.Seat(maxSeats) {
		for c := FirstDruid; c <= LastDruid; c++ {
			if face := deck.Face(s, c); face.Colour != NoColour || face.Of == NoColour || face.Magic < 1 ||
				face.Kind == 0 {
				t.Errorf("druid %d of seat %d is %+v", c, s, face)
			}
		}
	}
}

func TestSTO6_CardTable(t *testing.T) {
	deck := deckOf(t)
	// The examples in the published rules.
	wantEqual(t, "21", *deck.Face(0, 21), Face{Colour: Blue, Of: Blue, Magic: 1, Kind: ExchangeAbility,
		Give: Gems{Blue: 1}, Get: Gems{White: 2}})
	wantEqual(t, "16", *deck.Face(0, 16), Face{Colour: Green, Of: Green, Magic: 2, Kind: ExchangeAbility,
		Give: Gems{Green: 1}, Get: Gems{Red: 1, Yellow: 1, Blue: 1}})
	wantEqual(t, "67 and 77", []Colour{deck.Face(0, 67).Colour, deck.Face(0, 77).Colour}, []Colour{Green, White})
	// 15 tiers of four consecutive numbers, one card of each colour in every tier.
	for tier := FirstCreature; tier < LastColoured; tier += 4 {
		var seen [colours]bool
		for c := tier; c < tier+4; c++ {
			seen[deck.Face(0, c).Colour] = true
		}
		wantEqual(t, "tier of "+tier.String(), seen, [colours]bool{false, true, true, true, true, false})
	}
	var kind [abilityKinds]int
	for c := FirstCreature; c <= LastCreature; c++ {
		kind[deck.Face(0, c).Kind]++
	}
	wantEqual(t, "basic, choice, exchange", kind[1:], []int{33, 12, 23})
	// Druids differ a little between players.
	wantEqual(t, "100", *deck.Face(0, 100), Face{Of: Green, Magic: 1, Kind: BasicAbility,
		Icons: [2]Icon{{GemIcon, Green}}})
	wantEqual(t, "100 of seat 3", *deck.Face(3, 100),
		Face{Of: Yellow, Magic: 1, Kind: BasicAbility, Icons: [2]Icon{{GemIcon, Yellow}}})
	wantEqual(t, "104", *deck.Face(2, 104), Face{Of: White, Magic: 1, Kind: BasicAbility,
		Icons: [2]Icon{{DieIcon, NoColour}}})
	wantEqual(t, "78", *deck.Face(0, 78), Face{Colour: White, Of: White, Magic: 3, Kind: ExchangeAbility,
		Give: Gems{0, 1, 1, 1, 1, 0}, Points: 12})
}

// edit replaces a text in the card table, which must occur once.
func edit(t *testing.T, old, with string) []byte {
	t.Helper()
	if bytes.Count(cardsFile, []byte(old)) != 1 {
		t.Fatalf("%q does not stand once in the card table", old)
	}
	return bytes.Replace(cardsFile, []byte(old), []byte(with), 1)
}

const line21 = `{"no": 21, "colour": "B", "magic": 1, "kind": "exchange", "ability": [{"B": 1}, {"joker": 2}]},`

// Each fault gets one clear line naming the card.
func TestSTO6_FaultsAreTold(t *testing.T) {
	change := func(old, with string) string { return strings.Replace(line21, old, with, 1) }
	for _, fault := range []struct{ row, want string }{
		{change(`"no": 21`, `"no": 22`), "card 22 stands twice\ncard table: card 21 is missing\n"},
		{change(`"no": 21`, `"no": 10`),
			"card 10: creatures have the numbers 11 to 78\ncard table: card 21 is missing\n"},
		{"", "card 21 is missing\ncard table: there are 14 blue creatures, not 15\n"},
		{change(`"B", "magic"`, `"G", "magic"`),
			"there are 16 green creatures, not 15\ncard table: there are 14 blue creatures, not 15\n"},
		{change(`"B", "magic"`, `"blue", "magic"`), "card 21: the colour is \"blue\", not G, R, B or Y\n"},
		{change(`"B", "magic"`, `"W", "magic"`), "card 21: the colour is \"W\", not G, R, B or Y\n"},
		{change(`"magic": 1`, `"magic": 0`), "card 21: 0 magic points, not 1 to 9\n"},
		{change(`"magic": 1`, `"magic": -300`), "card 21: -300 magic points, not 1 to 9\n"},
		{change(`exchange`, `exchnage`), "card 21: the kind is \"exchnage\", not basic, choice or exchange\n"},
		{change(`exchange`, `basic`),
			"card 21: the icon {\"B\": 1} is no text\ncard table: card 21: the icon {\"joker\": 2} is no text\n"},
		{change(`, {"joker": 2}`, ``), "card 21: an exchange says what is given and what is got\n"},
		{change(`"no": 21`, `"no": 12, "no": 21`), "line 15: the key \"no\" stands twice\n"},
		{change(`"B": 1`, `"B": 1, "B": 2`), "line 15: the key \"B\" stands twice\n"},
		{change(`"no"`, `"No"`), "line 15: the key is \"No\", not \"no\"\n"},
		{change(`"exchange", "ability": [{"B": 1}`, `"basic", "ability": [{"B":`+"\n\n"+`1}`),
			"card 21: the icon {\"B\": 1} is no text\n"},
		{change(`"joker": 2`, `"x": 2, "JOKER": 1, "joker": 1`),
			"card 21: \"JOKER\" is got, not G, R, B, Y, joker or vp\ncard table: card 21: \"x\" is got, not G, R, B, Y, joker or vp\n"},
		{change(`"joker": 2`, `"jokers": 2`), "card 21: \"jokers\" is got, not G, R, B, Y, joker or vp\n"},
		{change(`{"B": 1}`, `{"vp": 1}`), "card 21: power points cannot be given\n"},
		{change(`{"B": 1}`, `{}`), "card 21: what is given is no list such as {\"G\": 1}\n"},
		{change(`{"B": 1}`, `null`), "card 21: what is given is no list such as {\"G\": 1}\n"},
		{change(`{"B": 1}`, `{"B": 1.5}`), "card 21: what is given is no list such as {\"G\": 1}\n"},
		{change(`{"B": 1}`, `{"B": 0}`), "card 21: 0 of \"B\" is given, not 1 to 15\n"},
		{change(`{"B": 1}`, `{"B": 5, "joker": 4}`), "card 21: 9 gems are given, not at most 8\n"},
		{change(`"joker": 2`, `"vp": 200`), "card 21: 200 of \"vp\" is got, not 1 to 20\n"},
		{change(`exchange`, `choice`), "card 21: the icon {\"B\": 1} is no text\n"},
		{change(`"exchange", "ability": [{"B": 1}, {"joker": 2}]`, `"choice", "ability": ["die"]`),
			"card 21: a choice is between two icons, not 1\n"},
		{change(`"exchange", "ability": [{"B": 1}, {"joker": 2}]`, `"basic", "ability": ["die", "die", "die"]`),
			"card 21: a basic ability has one or two icons, not 3\n"},
		{change(`"exchange", "ability": [{"B": 1}, {"joker": 2}]`, `"basic", "ability": []`),
			"card 21: a basic ability has one or two icons, not 0\n"},
		{change(`"exchange", "ability": [{"B": 1}, {"joker": 2}]`, `"basic", "ability": ["dice"]`),
			"card 21: no icon is called \"dice\"\n"},
		{change(`"exchange", "ability": [{"B": 1}, {"joker": 2}]`, `"basic", "ability": ["gem:W"]`),
			"card 21: no icon is called \"gem:W\"\n"},
		{change(`"exchange", "ability": [{"B": 1}, {"joker": 2}]`, `"basic", "ability": ["gem"]`),
			"card 21: no icon is called \"gem\"\n"},
		{change(`"exchange", "ability": [{"B": 1}, {"joker": 2}]`, `"basic", "ability": ["anygem:G"]`),
			"card 21: no icon is called \"anygem:G\"\n"},
		{change(`"exchange", "ability": [{"B": 1}, {"joker": 2}]`, `"basic", "ability": ["none"]`),
			"card 21: no icon is called \"none\"\n"},
	} {
		_, err := ParseDeck(edit(t, line21, fault.row))
		if err == nil {
			t.Errorf("%s: taken", fault.row)
			continue
		}
		if got := err.Error() + "\n"; !strings.HasPrefix(got, "card table: "+fault.want) {
			t.Errorf("%s:\n%swant\ncard table: %s", fault.row, got, fault.want)
		}
	}
}

// Faults of druids, and of the file as a whole, get such lines too.
func TestSTO6_MoreFaults(t *testing.T) {
	druid := `{"no": 107, "magic": ["Y", 2], "kind": "exchange", "ability": [{"G": 1}, {"joker": 1}]}`
	dragon := `{"no": 78, "colour": "W"`
	for _, fault := range []struct {
		text []byte
		want string
	}{
		{edit(t, druid, strings.Replace(druid, "107", "108", 1)),
			"card 108 of seat 0: druids have the numbers 100 to 107"},
		{edit(t, druid, strings.Replace(druid, "107", "106", 1)), "card 106 of seat 0 stands twice"},
		{edit(t, druid, strings.Replace(druid, `["Y", 2]`, `["W", 2]`, 1)),
			"card 107 of seat 0: the colour of its magic is \"W\", not G, R, B, Y or *"},
		{edit(t, druid, strings.Replace(druid, `["Y", 2]`, `["Y"]`, 1)),
			"card 107 of seat 0: magic is a colour and its points, such as [\"G\", 1]"},
		{edit(t, druid, strings.Replace(druid, `["Y", 2]`, `[2, "Y"]`, 1)),
			"card 107 of seat 0: magic is a colour and its points, such as [\"G\", 1]"},
		{edit(t, druid, strings.Replace(druid, `["Y", 2]`, `["Y", 10]`, 1)),
			"card 107 of seat 0: 10 magic points, not 1 to 9"},
		{edit(t, dragon, strings.Replace(dragon, "W", "G", 1)), "card 78: a dragon has the colour W, not \"G\""},
		{edit(t, `  "3": [`, `  "4": [`), "the druids of seat 3 are missing"},
		{edit(t, `  "3": [`, `  "4": [], "3": [`), "the druids are those of seats 0 to 3, not \"4\""},
		{edit(t, `  "3": [`, `  "": [], "3": [`), "the druids are those of seats 0 to 3, not \"\""},
		{edit(t, `  "3": [`, `  "3": [], "3": [`), "line 105: the key \"3\" stands twice"},
		{edit(t, ` "creatures": [`, ` "creatures": [], "creatures": [`), "line 4: the key \"creatures\" stands twice"},
		{edit(t, `"no": 21, "colour"`, `"no": 21, "color"`), `json: unknown field "color"`},
		{edit(t, `"no": 21, "colour"`, `"no": "21", "colour"`), "line 15: creatures.no cannot be string"},
		{edit(t, `"no": 21, "colour"`, `"no": 21 "colour"`), "line 15: invalid character"},
		{append(bytes.Clone(cardsFile), '{'), "something stands behind its end"},
		{edit(t, `"no": 21, "colour"`, `"no": 2.5, "colour"`), "line 15: creatures.no cannot be number 2.5"},
		{nil, "the file is empty"}, {[]byte("null"), "the prices of the display are missing"},
		{[]byte("[]"), "line 1: the table cannot be array"},
		{cardsFile[:len(cardsFile)/2], "the file ends too early"},
	} {
		_, err := ParseDeck(fault.text)
		if err == nil {
			t.Errorf("taken, want %q", fault.want)
			continue
		}
		if first, _, _ := strings.Cut(err.Error(), "\n"); !strings.HasPrefix(first, "card table: "+fault.want) {
			t.Errorf("got %q, want %q", first, fault.want)
		}
	}
}

// The built-in card table is the published one. An owner of the printed game who puts in its numbers should leave the
// digest as it is: for such an owner this test fails.
func TestSTO6_OurTable(t *testing.T) {
	wantEqual(t, "digest", deckOf(t).Digest(), info.OurTables)
	wantEqual(t, "named", info.OwnTables(), "")
}

// The digest depends on everything that the file says, but not on order and spaces.
func TestSTO6_Digest(t *testing.T) {
	digest := func(text []byte) string {
		t.Helper()
		deck, err := ParseDeck(text)
		if err != nil {
			t.Fatal(err)
		}
		return deck.Digest()
	}
	same := regexp.MustCompile(`\s+`).ReplaceAll(cardsFile, nil)
	same = bytes.Replace(same, []byte(`"no":21,"colour":"B"`), []byte(`"colour":"B","no":21`), 1)
	wantEqual(t, "digest", digest(same), deckOf(t).Digest())
	seen := map[string]bool{deckOf(t).Digest(): true}
	for _, with := range []string{
		strings.Replace(line21, `"magic": 1`, `"magic": 2`, 1), strings.Replace(line21, `"joker": 2`, `"joker": 1`, 1),
		strings.Replace(line21, `"joker": 2`, `"vp": 2`, 1), strings.Replace(line21, `{"B": 1}`, `{"G": 1}`, 1),
		strings.Replace(line21, `"exchange", "ability": [{"B": 1}, {"joker": 2}]`, `"basic", "ability": ["die"]`, 1),
		strings.Replace(line21, `"exchange", "ability": [{"B": 1}, {"joker": 2}]`,
			`"choice", "ability": ["die", "joker"]`, 1),
	} {
		d := digest(edit(t, line21, with))
		if seen[d] {
			t.Errorf("%s: no new digest", with)
		}
		seen[d] = true
	}
}

// defOf describes the game with another card table, or with a faulty one.
func defOf(deck *Deck, err error) *games.Def[*Game, Move, Event, View] {
	def := *Def
	def.Tables = func() (string, error) {
		if err != nil {
			return "", err
		}
		return deck.Digest(), nil
	}
	def.New = func(setup games.Setup, events *games.Events[Event]) *Game { return deal(deck, setup, events) }
	def.Wire = deckSource(func() (*Deck, error) { return deck, err }).wire
	return &def
}

// An owner's table can be played, even with abilities that the built-in one does not have.
func TestSTO6_AnEditedTable(t *testing.T) {
	text := edit(t, line21, strings.Replace(line21, `[{"B": 1}, {"joker": 2}]`,
		`[{"B": 2, "joker": 1}, {"joker": 2, "G": 3, "vp": 7}]`, 1))
	for old, with := range map[string]string{
		`"no": 100, "magic": ["G", 1], "kind": "basic", "ability": ["gem:G"]`: `"no": 100, "magic": ["*", 9], "kind": "basic", "ability": ["die", "die"]`,
		`"no": 101, "magic": ["R", 1], "kind": "basic", "ability": ["gem:R"]`: `"no": 101, "magic": ["R", 3], "kind": "choice", "ability": ["card:R", "die"]`,
	} {
		text = bytes.Replace(text, []byte(old), []byte(with), 1)
	}
	deck, err := ParseDeck(text)
	if err != nil {
		t.Fatal(err)
	}
	gamestest.Run(t, defOf(deck, nil), gamestest.Options[*Game, Move]{Matches: 3, Again: true, Invariant: whole,
		Secrets: secrets})
	tb := sitWith(t, deck, 2).stone(0, ExtraStone).hold(0, 100, 21).gems(0, 0, 0, 2, 0, 1).dice(DieOne, DieTwo).begin(0)
	tb.play("use 21+100", "exchange 21 0,0,2,0,1").wantPoints(8)
	tb.wantGems(0, 3, 0, 0, 0, 2)
	tb.play("icon 100 2", "accept").wantPoints(10)
	tb.play("icon 100 1", "accept").wantPoints(12) // the extra point is one a card
}

// A record is resumed with the cards it was begun with, or refused. With a faulty table nothing can be played, but
// nothing panics.
func TestSTO6_RecordsNameTheirTable(t *testing.T) {
	players := []games.Player{{Driver: "person", Colour: "amber", Emblem: "circle"},
		{Driver: "person", Colour: "jade", Emblem: "circle"}}
	m, err := games.NewMatch(Def, setupOf(2, 1), players)
	if err != nil {
		t.Fatal(err)
	}
	text := m.Record().Text()
	if !strings.Contains(string(text), "\ntables "+deckOf(t).Digest()+" ~") {
		t.Errorf("the record names no tables:\n%s", text)
	}
	record, err := games.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := games.Resume(Def, record); err != nil {
		t.Error(err)
	}
	other, err := ParseDeck(edit(t, line21, strings.Replace(line21, `"magic": 1`, `"magic": 2`, 1)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := games.Resume(defOf(other, nil), record); err == nil ||
		!strings.Contains(err.Error(), "is played with the tables") {
		t.Errorf("with another table: %v", err)
	}
	_, fault := ParseDeck([]byte("{}"))
	bad := defOf(nil, fault)
	if _, err := games.NewMatch(bad, setupOf(2, 1), players); err == nil ||
		!strings.HasPrefix(err.Error(),
			"new match: stones cannot be played: card table: the prices of the display are missing\n") {
		t.Errorf("with a bad table: %v", err)
	}
	if _, err := games.Resume(bad, record); err == nil {
		t.Error("a record was resumed with a bad table")
	}
	entry := games.NewEntry(bad, bots.Levels(bad))
	if _, err := entry.Simulate(games.SimConfig{Setup: setupOf(2, 1), Matches: 1,
		Players: []games.Player{{Driver: "random"}, {Driver: "random"}}}); err == nil {
		t.Error("matches were played with a bad table")
	}
}

func FuzzDeck(f *testing.F) {
	f.Add(cardsFile)
	f.Add([]byte(`{"creatures": [` + strings.TrimSuffix(line21, ",") + `], "druids": {"0": []}}`))
	f.Add([]byte(`{"creatures": [{"no": 300}], "druids": null}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		deck, err := ParseDeck(text)
		if (deck == nil) == (err == nil) {
			t.Errorf("deck %v, error %v", deck != nil, err)
		}
	})
}
