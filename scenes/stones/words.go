package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// words are the texts on the board and how things on it stand out, found out when something has changed and not while drawing.
type words struct {
	parts
	player *player
	fixed  fixedWords
	marks  stances
	idle   [actions]bool // actions in which nothing can be done now: their words are quiet
	line   lineWords
	sum    sum
	step   stepWords
	tiles  tileWords
	pay    payWords
	trade  tradeWords
	purse  [purseSize]change
	worth  [rules.Rows]change
	tops   tops
	gain   change // where the seat in front stands on the power track, and where it will
	points string // the same in words
	due    due
}

// tops are the discards that lie on top: the highest number, since no order is kept.
type tops struct{ common, own rules.Card }

// fixedWords never change, in one language.
type fixedWords struct {
	goal, last          string
	tabs                [actions]string
	leaves, leavesLong  string
	back                string
	doors               [doors]string
	captions, effects   [rules.Stones]string
	names               [rules.Stones]string
	colours             [rules.White + 1]string
	rows                [rules.Rows]string
	free                string
	creatures, discards string
	draw                string
	each                string
	used, gone, other   string
}

// due is what the seat on turn gets once the artifact is placed that waits for that.
type due struct {
	points int
	text   string // of its points, with these
}

func (w *words) say(k string, args ...games.Arg) string {
	return w.Given.Frame.Say(games.Phrase{Key: "stones.board." + k, Args: args})
}

func (w *words) dueTo(s games.Seat) int {
	if s != w.Given.View.OnTurn() || !w.Shown() {
		return 0
	}
	return w.due.points
}

func (w *words) standing(s games.Seat) string {
	if w.dueTo(s) > 0 {
		return w.due.text
	}
	return ui.Digits(w.Model.who[s].points)
}

// acts reports whether what is chosen may be shown as such: somebody at this screen is to act, and the picture has caught up.
func (w *words) acts() bool {
	return w.player.options.actor >= 0 && w.player.options.actor == w.Given.Front && w.Shown() && !w.Model.ended && !w.Given.Bare
}

// face returns what is printed on a card of the seat in front, or of the one on turn.
func (w *words) face(s games.Seat, c rules.Card) (rules.Face, bool) {
	if c == rules.Hidden {
		return rules.Face{}, false
	}
	return w.Given.View.Face(max(0, s), c)
}

// lineWords is what is said in one line about what is chosen.
type lineWords struct {
	text  string
	brief string // the same where there is less room
	short bool   // the sum stands before it
}

// sum is how the magic of a summoning adds up.
type sum struct {
	parts [rules.ManyCards + 2]sumPart
	n     int
	total string
}

// sumPart is one number of a sum, and where it comes from: the magic of a colour, or the stone of STO-30.
type sumPart struct {
	colour rules.Colour
	stone  rules.Stone
	text   string
	points int
}

func (s *sum) add(colour rules.Colour, stone rules.Stone, points int) {
	if points <= 0 {
		return
	}
	i := slices.IndexFunc(s.parts[:s.n], func(p sumPart) bool { return p.colour == colour && p.stone == stone })
	if i < 0 {
		i, s.n = s.n, s.n+1
	}
	points += s.parts[i].points
	s.parts[i] = sumPart{colour: colour, stone: stone, points: points, text: ui.Digits(points)}
}

// payWords are about the payment of a smithy, and where the artifact goes.
type payWords struct {
	artifact rules.Colour
	head     string
	note     string // which of two it is
	ways     [2]string
	can      [2]bool
	costs    [2]int
	gem      rules.Colour // what the smithy asks for; NoColour is any
	ore      bool         // paid with ore
	bonus    rules.Bonus
	extra    string // what the smithy gives besides
	when     string
	rows     [rules.Rows]string // what is said about a row: its worth is shown besides
}

// tileWords are gems that are chosen from, or paid.
type tileWords struct {
	gems    tiles
	n       int
	pays    bool // they are paid, and a tap changes one
	texts   [maxTiles]string
	instead [maxTiles]rules.Colour // what a tap changes a gem of a payment to; NoColour for nothing
}

// stepWords are about the abilities of the played cards, or the die.
type stepWords struct {
	card   rules.Card // whose ability it is; Hidden once all are finished
	face   rules.Face
	head   string
	icons  [2]string
	states [2]stance
	done   [2]bool              // it has been carried out
	orders [rules.ManyCards]int // the places of the played cards in the order of choice, from 1
	next   rules.Card           // whose ability follows
	face2  rules.Face
	after  string // what is said about it
	die    bool
	again  string // that the result counts twice, or once more
	extra  bool   // a point more (STO-36)
}

// tradeWords are about rows that are traded in.
type tradeWords struct {
	head, note string
	sum        string // what the ticked rows bring
	away       string
	stones     string // how many rune stones go with them
	each       string // and which
	why        [rules.Stones]string
	from, to   int // on the power track
}

// change is a number now and, where it is going to be another one, afterwards.
type change struct {
	now, after int
	changes    bool
}

// doing returns what the seat on turn does, as the end of a message's key.
func (w *words) doing() string {
	phase := w.Given.View.Phase()
	if phase == rules.TurnPhase && w.acts() {
		return actionNames[w.Sel.action]
	}
	return phaseDoes[phase]
}

// phaseDoes is what the seat on turn does in a phase, as the end of a message's key.
var phaseDoes = [...]string{
	rules.TurnPhase: "choose", rules.SummonPhase: "summon", rules.AbilityPhase: "use", rules.DiePhase: "die", rules.ForgePhase: "forge",
	rules.PlacePhase: "place", rules.TradePhase: "trade", rules.OverPhase: "choose",
}

// stance returns how something that can be pointed at stands out.
func (w *words) stance(t thing) stance {
	asks, m := w.marks.asks[t.Kind], w.player.mark(t)
	switch {
	case asks&showsChosen == 0:
	case m&boards.Chosen != 0:
		return standsChosen
	case m&boards.Lit == 0 && asks&showsDim != 0:
		return standsDim
	case m&boards.Lit != 0 && asks&showsLit != 0:
		return standsLit
	}
	return standsPlain
}

// tile returns how a rune stone stands out among those that are traded for. A stone that the actor owns and can use now is lit here too:
// on small screens there is no other place to tap it.
func (w *words) tile(k rules.Stone) stance {
	if w.stance(ownStoneOf(w.Given.Front, k)) == standsLit {
		return standsLit
	}
	return w.stance(stoneOf(k))
}
