package stones

import (
	"testing"

	"runehall/games"
)

// part returns what a part of a seat's worth counts in a position, as the seat itself sees it.
func (tb *table) part(s games.Seat, id string) int {
	tb.t.Helper()
	for i, part := range worth.Parts {
		if part == id {
			return worth.Append(nil, tb.Game, s)[int(s)*len(worth.Parts)+i]
		}
	}
	tb.t.Fatalf("there is no part %q", id)
	return 0
}

// Each part of the worth is listed under its own id.
func TestPartsAreWhatTheirIDsSay(t *testing.T) {
	wantEqual(t, "parts", len(worth.Parts), partCount)
	tb := sit(t, 2).begin(0)
	p := &tb.players[0]
	p.points, p.ore = 7, 2
	p.gems = Gems{Green: 4, Red: 2, Blue: 1, White: 3}
	p.rows[Upper] = Fields{Blue: Blue, Red: White, Green: Green}
	p.rows[Lower] = Fields{Yellow: Yellow}
	p.stones.add(JokerStone)
	p.stones.add(ThreeStone)
	p.onStone = Green
	p.hand, p.discards, p.pile = SetOf(100, 11, 78), SetOf(12, 36, 104), pile{}
	p.pile.add(107)
	p.pile.add(75)
	w := &standardWeights
	rate := func(c Card) int { return w.card(tb.deck.Face(0, c)) * (w.uses * 65536 / 8) / 65536 }
	for id, want := range map[string]int{
		"points": 700, "gem-one": 3 * w.gem, "gem-two": 2 * w.gem, "gem-many": 2 * w.many, "gem-joker": 3 * w.joker,
		"gem-ore": 2 * w.ore,
		"row-1":   w.row[1], "row-2": 0, "row-3": w.row[3], "row-free": w.free,
		"stone-joker": w.stone[JokerStone], "stone-three": w.stone[ThreeStone], "stone-plus": 0,
		"stone-own": 25*4 + 150,
		"deck-11":   rate(11) + rate(12), "deck-35": rate(36), "deck-75": rate(75), "deck-78": rate(78), "deck-71": 0,
		"deck-100": rate(100), "deck-104": rate(104), "deck-107": rate(107), "deck-105": 0, "deck-size": 50 * 8,
		"turn": 100, "won": 0, "end-points": 0,
	} {
		if got := tb.part(0, id); got != want {
			t.Errorf("%s is worth %d, not %d", id, got, want)
		}
	}
}

// A hand is worth the magic of its best colour (with cards that join any colour), its best abilities with payable
// exchanges, and its best other cards.
func TestHandsAreWorthWhatTheyCanDo(t *testing.T) {
	tb := sit(t, 2).begin(0)
	p := &tb.players[0]
	p.gems = Gems{Green: 1, Red: 1}
	p.hand = SetOf(35, 36, 51, 63) // 4, 4 and 7 points; 63 wants two red gems
	wantEqual(t, "magic", tb.handMagic(0), 2+3)
	wantEqual(t, "points", tb.handPoints(0), 4+4)
	p.gems[Blue] = 1
	wantEqual(t, "points with a blue gem", tb.handPoints(0), 7+4)
	p.gems[Red] = 2
	wantEqual(t, "points with two red gems", tb.handPoints(0), 9+7)
	p.stones.add(ThreeStone)
	wantEqual(t, "points of three", tb.handPoints(0), 9+7+4)
	p.stones.add(ExtraStone)
	wantEqual(t, "points of three, each one more", tb.handPoints(0), 9+7+4+3)
	p.stones.add(MagicStone)
	p.hand.add(77)
	wantEqual(t, "magic with a dragon and the stone", tb.handMagic(0), 2+3+2+StoneMagic)
	rates := &tb.deck.rates[0]
	wantEqual(t, "other cards", tb.handCards(0), int(rates[77]))
	p.hand = SetOf(11, 70, 62)
	wantEqual(t, "two best of three", tb.handCards(0), int(rates[70]+rates[62]))
	p.hand = SetOf(62, 70, 11)
	tb.phase = TradePhase
	wantEqual(t, "in an own turn", tb.part(0, "hand-cards"), 0)
}

// Once a seat has reached the throne, only points count, including those of the final scoring, and which seats still
// have a turn.
func TestOnlyPointsCountInTheLastRound(t *testing.T) {
	tb := sit(t, 2).begin(0)
	tb.players[0].points, tb.players[1].points = Throne, Throne-3
	tb.players[1].gems = Gems{Green: 7, White: 2}
	tb.players[1].ore = 3
	tb.players[1].rows[Upper] = Fields{Blue: Blue, Red: Red}
	tb.players[0].gems = Gems{}
	tb.starts, tb.onTurn, tb.phase = 0, 1, TurnPhase
	for _, c := range []struct {
		seat games.Seat
		id   string
		want int
	}{
		{0, "end-points", 100 * Throne}, {1, "end-points", 100 * (Throne - 3 + 4 + 3)}, {0, "points", 0},
		{1, "gem-one", 0},
		{0, "end-turn", 0}, {1, "end-turn", 100}, {0, "end-ahead", 0}, {1, "end-ahead", 100},
	} {
		if got := tb.part(c.seat, c.id); got != c.want {
			t.Errorf("seat %d: %s is worth %d, not %d", c.seat, c.id, got, c.want)
		}
	}
	tb.players[1].points = Throne - 7
	wantEqual(t, "ahead in a tie", tb.part(0, "end-ahead")+tb.part(1, "end-ahead"), 0)
	tb.phase = TradePhase
	wantEqual(t, "a turn that is nearly over", tb.part(1, "end-turn"), 0)
}

// A match has progressed as far as its leading seat, or its number of rounds, and is in the last stage at its end. With
// a low throne it begins further on.
func TestStages(t *testing.T) {
	tb := sit(t, 2).begin(0)
	wantEqual(t, "at the start", stage(tb.Game), fullTime/longMatch*games.Stages/fullTime)
	tb.players[1].points = 33
	wantEqual(t, "half way", stage(tb.Game), 33*games.Stages/fullTime)
	tb.turns = 2*longMatch - 1
	wantEqual(t, "after many rounds", stage(tb.Game), games.Stages)
	low := sitLow(t, 2).begin(0)
	wantEqual(t, "to the low throne", stage(low.Game), (Throne-LowThrone)*games.Stages/fullTime)
	low.phase = OverPhase
	wantEqual(t, "at the end", stage(low.Game), games.Stages)
}
