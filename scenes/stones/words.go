package stones

import (
	"slices"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/scenes/boards"
	"runehall/ui"
)

// words are the texts on the board, and how its things stand out. They are found out when something changes, and not
// while drawing.
type words struct {
	parts
	player *player
	fixed  fixedWords
	marks  stances
	idle   [actions]bool // actions in which nothing can be done now; their tabs are pale
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
	points string // the same standing, in words
	due    due
}

// tops are the discards that lie on top: those with the highest numbers, since no order is kept.
type tops struct{ common, own rules.Card }

// fixedWords are words that change only with the language, and goal, which changes with the throne.
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

// due is what the seat on turn will get when it has placed the artifact that waits.
type due struct {
	points int
	text   string // its standing, with these points
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

// acts reports whether the screen may show what is chosen: the seat in front is to act at this screen, nothing covers
// its ledge, and the picture has caught up.
func (w *words) acts() bool {
	return w.player.options.actor >= 0 && w.player.options.actor == w.Given.Front && w.Shown() && !w.Model.ended &&
		!w.Given.Bare
}

// face returns what is printed on a card of a seat. Cards without a seat count as cards of seat 0.
func (w *words) face(s games.Seat, c rules.Card) (rules.Face, bool) {
	if c == rules.Hidden {
		return rules.Face{}, false
	}
	return w.Given.View.Face(max(0, s), c)
}

// lineWords is what one line says about what is chosen.
type lineWords struct {
	text  string
	brief string // a shorter text, for less room
	short bool   // the sum stands before it
}

// sum is how the magic of a summoning adds up.
type sum struct {
	parts [rules.ManyCards + 2]sumPart
	n     int
	total string
}

// sumPart is one number of a sum, and its source: the magic of a colour, or the rune stone of STO-30.
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

// payWords are about paying a smithy, and about the place of the artifact.
type payWords struct {
	artifact rules.Colour
	head     string
	note     string // whether the first or the second artifact is forged
	ways     [2]string
	can      [2]bool
	costs    [2]int
	gem      rules.Colour // what the smithy asks for; NoColour for any gems
	ore      bool         // ore is paid
	bonus    rules.Bonus
	extra    string // what the smithy gives besides the artifact
	when     string
	rows     [rules.Rows]string // what is said about a row, besides its worth
}

// tileWords are about the gems that lie to be tapped.
type tileWords struct {
	gems    tiles
	n       int
	pays    bool // they are a payment, and a tap changes one
	texts   [maxTiles]string
	instead [maxTiles]rules.Colour // the colour that a tap changes each gem of a payment to; NoColour for none
}

// stepWords are about the abilities of the played cards, or about the die.
type stepWords struct {
	card   rules.Card // the current card; Hidden when all are finished
	face   rules.Face
	head   string
	icons  [2]string
	states [2]boards.Mark
	done   [2]bool              // which icons have been carried out
	orders [rules.ManyCards]int // the places of the played cards in the order of choice, from 1
	next   rules.Card           // the card that follows
	face2  rules.Face
	after  string // what is said about that card
	die    bool
	again  string // says that the result counts twice, or once more
	extra  bool   // one point more (STO-36)
}

// tradeWords are about the rows that are traded in.
type tradeWords struct {
	head, note string
	sum        string // what the ticked rows bring
	away       string
	stones     string // how many rune stones come with them
	each       string // and which ones
	why        [rules.Stones]string
	from, to   int // the standing before and after
}

// change is a number now and afterwards.
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

// phaseDoes says what the seat on turn does in each phase, as the end of a message's key.
var phaseDoes = [...]string{
	rules.TurnPhase: "choose", rules.SummonPhase: "summon", rules.AbilityPhase: "use", rules.DiePhase: "die",
	rules.ForgePhase: "forge", rules.PlacePhase: "place", rules.TradePhase: "trade", rules.OverPhase: "choose",
}

// stance returns the marks of a thing that show. A thing that can neither be chosen nor is chosen is dim.
func (w *words) stance(t thing) boards.Mark {
	m := w.player.mark(t)
	if m&(boards.Lit|boards.Chosen) == 0 {
		m |= boards.Dim
	}
	return m & w.marks.seen[t.Kind]
}

// tile returns the marks that show on the tile of a rune stone that can be picked. If the seat in front owns such a
// stone and can use it now, the tile is lit: on a small screen there is no other place to tap that stone.
func (w *words) tile(k rules.Stone) boards.Mark {
	if own := w.stance(ownStoneOf(w.Given.Front, k)); own == boards.Lit {
		return own
	}
	return w.stance(stoneOf(k))
}
