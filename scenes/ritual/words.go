package ritual

import (
	"strconv"

	"runehall/games"
	rules "runehall/games/ritual"
	"runehall/scenes/table"
)

// words are the texts on the board, put together when something has changed and not while drawing.
type words struct {
	match, turn            games.Phrase // the headline
	say                    func(games.Phrase) string
	state                  [games.MaxSeats]string // the second line of a seat
	order                  string                 // turn order
	next                   string
	supply                 string
	title                  string // of the open panel
	info                   string // under the cards
	wrong                  bool   // info says why not
	banner                 string // what was revealed
	cards                  [rules.Cards]struct{ name, text string }
	onTile                 string // in the slot of a tile that lies on the board
	strong, die, strongDie string // the last lines of cards
}

// numbers are the texts of small numbers, and of coins to be put down.
var numbers, plus = func() (n, p [100]string) {
	for i := range n {
		n[i], p[i] = strconv.Itoa(i), "+"+strconv.Itoa(i)
	}
	return n, p
}()

func number(n int) string { return numbers[max(0, min(n, len(numbers)-1))] }

func key(k string) games.Phrase { return games.Phrase{Key: k} }

func newWords(f table.Frame) words {
	w := words{say: f.Say}
	for c := rules.Hidden + 1; c < rules.Cards; c++ {
		w.cards[c].name = f.Say(key("ritual.card." + c.String()))
		w.cards[c].text = f.Say(key("ritual.card." + c.String() + ".text"))
	}
	w.onTile = f.Say(key("ritual.board.on-board"))
	w.strong, w.die = f.Say(key("ritual.board.strong")), f.Say(key("ritual.board.die"))
	w.strongDie = w.strong + " · " + w.die
	return w
}

// write puts the words together that change in a match.
func (b *Board) write() {
	w := &b.words
	m := &b.model
	for s := range games.Seat(m.seats) {
		w.state[s] = w.say(key(b.seatState(s)))
	}
	w.order = w.say(key(map[bool]string{true: "ritual.board.clockwise", false: "ritual.board.anticlockwise"}[m.clockwise]))
	w.next = w.say(games.Phrase{Key: "ritual.board.next", Args: []games.Arg{games.SeatArg("seat", b.view.After(m.onTurn))}})
	w.supply = w.say(games.Phrase{Key: "ritual.board.supply", Args: []games.Arg{games.NumberArg("n", m.supply)}})
	w.match, w.turn = b.headline()
	w.title, w.info, w.banner, w.wrong = "", "", "", false
	switch b.sel.panel {
	case handPanel:
		w.title = w.say(games.Phrase{Key: "ritual.board.hand", Args: []games.Arg{games.SeatArg("seat", b.sel.seat)}})
	case cardPanel:
		w.title = w.say(games.Phrase{Key: "ritual.board.rituals", Args: []games.Arg{games.SeatArg("seat", m.reader)}})
		w.info, w.wrong = b.cardInfo()
	case pilePanel:
		w.title = w.say(games.Phrase{Key: "ritual.board.discards", Args: []games.Arg{games.NumberArg("n", len(m.discards))}})
		if len(m.discards) == 0 {
			w.title = w.say(key("ritual.board.no-discards"))
		}
		w.info = b.pileInfo()
	}
	b.buttons.piles.Hint = w.say(key("ritual.board.piles"))
	if n := len(m.chain); n > 0 {
		w.banner = w.say(revealed(m.chain[n-1]))
	}
}

// revealed says who reveals what against whom.
func revealed(c shown) games.Phrase {
	args := []games.Arg{games.SeatArg("seat", c.seat), games.KeyArg("card", "ritual.card."+c.card.String())}
	switch {
	case c.target < 0:
		return games.Phrase{Key: "ritual.board.reveals", Args: args}
	case c.card.IsAnswer():
		return games.Phrase{Key: "ritual.board.answers", Args: append(args, games.SeatArg("target", c.target))}
	}
	return games.Phrase{Key: "ritual.board.reveals-at", Args: append(args, games.SeatArg("target", c.target))}
}

// seatState returns the message of what a seat does, the most pressing first.
func (b *Board) seatState(s games.Seat) string {
	m := &b.model
	for i := len(m.chain) - 1; i >= 0; i-- {
		switch s {
		case m.chain[i].seat:
			return "ritual.board.state.revealed"
		case m.chain[i].target:
			return "ritual.board.state.target"
		}
	}
	switch {
	case b.state.Thinking == s:
		return "ritual.board.state.thinking"
	case m.over:
		return "ritual.board.state.over"
	case m.onTurn == s:
		return "ritual.board.state.on-turn"
	case m.skips[s] > 0:
		return "ritual.board.state.skips"
	case b.view.After(m.onTurn) == s:
		return "ritual.board.state.next"
	case int(s) < len(b.frame.Sitters) && !b.frame.Sitters[s].Person:
		return "ritual.board.state.computer"
	}
	return "ritual.board.state.waiting"
}

// cardInfo returns what stands under the cards: why the chosen one cannot be played, or its text where there was no room
// for it on the card; and whether it is a why-not.
func (b *Board) cardInfo() (string, bool) {
	w := &b.words
	if b.sel.card == rules.Hidden {
		switch b.options.phase {
		case rules.AnswerPhase:
			return w.say(key("ritual.board.choose-answer")), false
		case rules.DrawPhase:
			return w.say(key("ritual.board.choose-drawing")), false
		}
		return w.say(key("ritual.board.choose-card")), false
	}
	if why := b.cardRefusal(b.sel.card); why != nil {
		return w.say(games.Phrase{Key: "ritual.board.why-not", Args: []games.Arg{games.KeyArg("reason", why.Reason), games.KeyArg("clause", "clause."+why.Clause)}}), true
	}
	if c := b.options.usable(b.sel.card); c != nil && len(c.targets) > 0 && b.sel.target < 0 {
		return w.say(key("ritual.board.name-target")), false
	}
	if !b.over.texts {
		return w.cards[b.sel.card].name + ": " + w.cards[b.sel.card].text, false
	}
	return "", false
}

// pileInfo returns what stands under the discards: what is left to draw, and the text of the chosen one.
func (b *Board) pileInfo() string {
	m, w := &b.model, &b.words
	info := w.say(games.Phrase{Key: "ritual.board.left", Args: []games.Arg{
		games.NumberArg("tiles", m.supply), games.NumberArg("rituals", m.pile), games.NumberArg("out", m.out),
	}})
	if i := b.sel.shown; i < len(b.discards) {
		card := &w.cards[b.discards[i].card]
		info = card.name + ": " + card.text + "\n" + info
	}
	return info
}

// cardRefusal returns why a held card cannot be played now, or nil.
func (b *Board) cardRefusal(c rules.Card) *games.Refusal {
	o := b.options
	if o.usable(c) != nil || b.model.reader < 0 {
		return nil
	}
	m := rules.Move{Kind: rules.Reveal, Card: c}
	switch {
	case o.phase == rules.AnswerPhase:
		m.Kind = rules.Answer
	case c.Targets():
		m.Kind, m.Target = rules.RevealAt, b.view.After(b.model.reader)
	}
	return b.view.WhyNot(b.model.reader, m)
}
