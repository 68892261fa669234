package stones

import "runehall/games"

// weights of the evaluation are in hundredths of a point.
type weights struct {
	// gem and joker are what gems are worth, many what each coloured gem after the third of its colour is, ore what ore
	// is.
	gem, joker, many, ore int
	// row is the worth of a row with so many artifacts before it is traded in.
	row [6]int
	// stone is the worth of each kind of rune stone at the start of a match. free is the worth of a row that can be
	// traded for one.
	stone [Stones]int
	free  int
	// magic is the worth of a magic point on a card, and uses how often a card is used in a match.
	magic, uses int
	// throne is the worth of having reached the throne and being ahead.
	throne int
	// spend is the worth of an unspent magic point.
	spend int
}

// standardWeights are estimates. Variants of single weights were tried in matches against them, and none was clearly
// better.
var standardWeights = weights{
	gem: 85, joker: 120, many: 45, ore: 75,
	row: [6]int{0, 120, 290, 640, 1030, 1450},
	stone: [Stones]int{
		MagicStone: 550, HandStone: 500, SwapStone: 200, JokerStone: 500, PlusStone: 250, DoubleStone: 250,
		ExtraStone: 500,
		ThreeStone: 400,
	},
	free:  200,
	magic: 40, uses: 14, spend: 45, throne: 3000,
}

// smallestDeck is the number of cards below which a deck is thin.
const smallestDeck = 7

// plain says how good a position is for a seat: what it has, less half of what the others have on average and half of
// what the best of them has. Its weights were set by hand. The player greedy uses it.
func plain(g *Game, s games.Seat) int { return standardWeights.evaluate(g, s) }

func (w *weights) evaluate(g *Game, s games.Seat) int {
	if g.phase == OverPhase {
		return 100*int(g.players[s].points) + g.wonWorth(s)
	}
	left := g.left(s)
	most, total := 0, 0
	for i := range g.seats - 1 {
		o := (s + 1 + i) % g.seats
		worth := w.quick(&g.players[o], left)
		total += worth
		if i == 0 || worth > most {
			most = worth
		}
	}
	others := int(g.seats - 1)
	own := w.quick(&g.players[s], left)
	if g.enthroned(s) && own > most {
		own += w.throne
	}
	return own + w.cards(g, s, left) + w.pending(g, s) - (most+total/others)/2
}

// fullTime is how much time is left at the start of a match to the printed throne, long the number of rounds after
// which hardly any is. To a low throne there is less time from the start, and it goes by at the same pace.
const (
	fullTime = Throne
	long     = 30
)

// left says how much time is left for investments: by the usual number of rounds, and by how near another seat is to
// the throne. It is 0 once the seat itself has reached the throne. How near the seat itself is does not count, because
// the seat would then avoid arriving.
func (g *Game) left(s games.Seat) int {
	if g.enthroned(s) {
		return 0
	}
	full := int(g.throne)
	gone := min(g.round(), long*full/fullTime) * fullTime / (long + 5)
	for o := range g.seats {
		if o != s {
			gone = max(gone, min(int(g.players[o].points), full))
		}
	}
	return full - gone
}

// wonWorth returns the worth of the end of the match to a seat, besides its points.
func (g *Game) wonWorth(s games.Seat) int {
	for o := range g.seats {
		if g.players[o].points > g.players[s].points {
			return -5000
		}
	}
	return 5000
}

// quick returns the worth of everything that a seat has except its cards.
func (w *weights) quick(p *player, left int) int {
	worth := 100 * int(p.points)
	// Gems can be used as long as there are turns; at the end three of them are a point.
	use := min(left, 20)
	gems := 0
	for c := Green; c <= Yellow; c++ {
		n := int(p.gems[c])
		gems += w.gem*min(n, 3) + w.many*max(n-3, 0)
	}
	gems += w.joker*int(p.gems[White]) + w.ore*int(p.ore)
	worth += (gems*use + 33*(p.gems.Count()+int(p.ore))*(20-use)) / 20
	free := p.stones.size() < MaxStones
	for r := range p.rows {
		n := p.rows[r].Count()
		worth += (w.row[n]*use + 100*int(tradePoints[n])*(20-use)) / 20
		if free && n >= 2 {
			worth += w.free * left / fullTime
		}
	}
	for k := MagicStone; k < Stones; k++ {
		if p.stones.has(k) {
			worth += w.stone[k] * left / fullTime
		}
	}
	if p.onStone != NoColour {
		worth += 25*int(p.gems[p.onStone]) + 150*left/fullTime
	}
	return worth
}

// cards returns the worth of a seat's cards: the worth of its average card, times how often a card is used.
func (w *weights) cards(g *Game, s games.Seat, left int) int {
	p := &g.players[s]
	own := p.hand.join(p.discards).join(g.kept(s))
	worth, n := 0, 0
	for ; !own.Empty(); n++ {
		worth += w.card(g.deck.Face(s, own.pop()))
	}
	for _, c := range p.pile.list() {
		worth += w.card(g.deck.Face(s, c))
		n++
	}
	return worth * w.uses * left / (max(n, smallestDeck) * fullTime)
}

// kept returns the cards that a seat has played and will keep.
func (g *Game) kept(s games.Seat) Set {
	played := g.turn.played
	if s != g.onTurn || played.Empty() || g.phase == SummonPhase {
		return played
	}
	return SetOf(played.lowest())
}

// card returns the worth of using a card once.
func (w *weights) card(f *Face) int {
	worth := w.magic * int(f.Magic)
	if f.Kind == ExchangeAbility {
		gain := 100*int(f.Points) + w.gem*(f.Get.Count()-f.Give.Count()) +
			(w.joker-w.gem)*int(f.Get[White]-f.Give[White])
		return worth + gain*3/4
	}
	a, b := w.icon(f.Icons[0]), w.icon(f.Icons[1])
	if f.Kind == ChoiceAbility {
		return worth + max(a, b) + 15
	}
	return worth + a + b
}

func (w *weights) icon(i Icon) int {
	switch i.Kind {
	case GemIcon:
		return w.gem
	case AnyGemIcon:
		return w.gem + 15
	case CardIcon:
		return 50
	case AnyCardIcon:
		return 70
	case JokerIcon:
		return w.joker
	case DieIcon:
		return 85
	default:
		return 0
	}
}

// pending returns the worth of what the present action still offers.
func (w *weights) pending(g *Game, s games.Seat) int {
	if s != g.onTurn {
		return 0
	}
	t := &g.turn
	switch g.phase {
	case SummonPhase:
		return w.spend * int(t.points)
	case PlacePhase:
		return 150
	case AbilityPhase, DiePhase:
		worth := 85 * int(t.times)
		for left := t.played.without(t.closed); !left.Empty(); {
			c := left.pop()
			f := g.deck.Face(s, c)
			if f.Kind == ExchangeAbility {
				price := priceOf(f.Give, g.players[s].onStone)
				if price.payable(&g.players[s].gems) {
					worth += w.card(f) - w.magic*int(f.Magic)
				}
				continue
			}
			a, b := w.icon(f.Icons[0]), w.icon(f.Icons[1])
			switch {
			case c != t.open && (f.Kind == BasicAbility || g.players[s].stones.has(PlusStone)):
				worth += a + b
			case c != t.open:
				worth += max(a, b)
			case f.Kind == ChoiceAbility && !g.players[s].stones.has(PlusStone):
			case !t.used[0]:
				worth += a
			case !t.used[1]:
				worth += b
			}
		}
		return worth
	default:
		return 0
	}
}
