//go:build !js

package scenes

import (
	"runehall/games"
	"runehall/games/gamestest/toys/cards"
	"runehall/scenes/table"
	"runehall/ui"
	"runehall/ui/gallery"
)

// toyBoard is the least that is a board: a button for each legal move, and a moment's pause for each event.
type toyBoard struct {
	frame   table.Frame
	view    cards.View
	state   table.State
	buttons []*toyButton
	wait    int // ticks until what was told is shown
}

// toyButton is a move that can be pressed.
type toyButton struct {
	ui.Button
	name string
	move cards.Move
}

var (
	_ table.Board[cards.Move, cards.Event, cards.View] = (*toyBoard)(nil)
	_ table.Asker[cards.Move, cards.View]              = (*toyBoard)(nil)
	_ table.Secret[cards.View]                         = (*toyBoard)(nil)
)

// toyPause is how long an event is shown, in ticks.
const toyPause = 6

func (b *toyBoard) Need(r table.Room) table.Need {
	return table.Need{Seats: r.Kit.Dp(60), Ledge: r.Primary.H}
}

func (b *toyBoard) Layout(f table.Frame) { b.frame = f }

func (b *toyBoard) Sync(v cards.View) { b.view, b.wait = v, 0 }

func (b *toyBoard) Tell(events []cards.Event, v cards.View) {
	b.view = v
	b.wait += toyPause * len(events)
}

func (b *toyBoard) Step() { b.wait = max(0, b.wait-1) }

func (b *toyBoard) Shown() bool { return b.wait == 0 }

func (b *toyBoard) Finish() { b.wait = 0 }

func (b *toyBoard) Moving() bool { return b.wait > 0 }

// moves lists the legal moves of a seat, all of which its view tells.
func (b *toyBoard) moves(s games.Seat) (list []cards.Move) {
	v, hand := b.view, b.view.Hands[max(s, 0)]
	switch {
	case s < 0 || v.Reader != s || !b.Shown():
	case v.Phase == cards.Answer && v.Asked == s:
		if hand[cards.Shield] > 0 {
			list = append(list, cards.Move{Kind: cards.Guard})
		}
	case v.Phase == cards.Turn && v.OnTurn == s:
		numbers := false
		for card := cards.One; card <= cards.Shield; card++ {
			if hand[card] == 0 {
				continue
			}
			if card <= cards.Three {
				numbers = true
				list = append(list, cards.Move{Kind: cards.Play, Card: card})
			}
			list = append(list, cards.Move{Kind: cards.Bury, Card: card})
		}
		if !numbers {
			list = append(list, cards.Move{Kind: cards.Pass})
		}
		if hand[cards.Bell] > 0 {
			list = append(list, cards.Move{Kind: cards.Ring})
		}
	}
	return list
}

func (b *toyBoard) Update(c *ui.Context, s table.State) (want table.Want[cards.Move]) {
	b.state = s
	actor := s.Actor(b.view.Reader)
	moves := b.moves(actor)
	if len(b.buttons) != len(moves) {
		b.buttons = make([]*toyButton, len(moves))
	}
	cells := b.frame.Field.Grid(max(1, len(moves)), 2, b.frame.Kit.Gap.S)
	for i, m := range moves {
		if b.buttons[i] == nil || b.buttons[i].move != m {
			b.buttons[i] = b.button(m)
		}
		b.buttons[i].OnTap = func() { want = table.Want[cards.Move]{Made: true, Seat: actor, Move: m} }
		b.buttons[i].Layout(b.frame.Kit, cells[i])
		b.buttons[i].Update(c)
	}
	return want
}

func (b *toyBoard) button(m cards.Move) *toyButton {
	kind := [...]string{"play", "bury", "pass", "ring", "guard", "decline"}[m.Kind]
	words := games.Phrase{Key: "toy-cards.board." + kind}
	if m.Card != cards.NoCard {
		words.Args = []games.Arg{games.KeyArg("card", "toy-cards.card."+m.Card.String())}
	}
	return &toyButton{ui.Button{Text: b.frame.Say(words)}, "toy." + kind + "." + m.Card.String(), m}
}

func (b *toyBoard) Draw(c *ui.Canvas) {
	for _, button := range b.buttons {
		button.Draw(c)
	}
}

func (b *toyBoard) Headline() (match, turn games.Phrase) {
	match = games.Phrase{Key: "toy-cards.board.left", Args: []games.Arg{games.NumberArg("n", b.view.Left)}}
	return match, games.Phrase{Key: "toy-cards.board.turn", Args: []games.Arg{games.SeatArg("seat", b.view.OnTurn)}}
}

func (b *toyBoard) Draft() (games.Phrase, bool) { return games.Phrase{}, false }

func (b *toyBoard) Drop() bool { return false }

func (b *toyBoard) Drops() bool { return false }

func (b *toyBoard) Show(cards.Event) bool { return false }

func (b *toyBoard) Hint(cards.Move) bool { return false }

func (b *toyBoard) AppendHinted(dst []ui.Rect) []ui.Rect { return dst }

func (b *toyBoard) Report(r *table.Report) {
	r.Busy = r.Busy || b.Moving()
	for _, button := range b.buttons {
		r.Target(button.name, button.Rect())
	}
}

// Question asks the seat behind the one that played a number.
func (b *toyBoard) Question(v cards.View) (table.Question[cards.Move], bool) {
	return table.Question[cards.Move]{
		By: v.OnTurn, Seats: []games.Seat{v.Asked}, Decline: cards.Move{Kind: cards.Decline},
		Ask:   games.Phrase{Key: "toy-cards.board.ask"},
		About: games.Phrase{Key: "toy-cards.say.played", Args: []games.Arg{games.SeatArg("seat", v.OnTurn), games.KeyArg("card", "toy-cards.card."+v.Played.String())}},
	}, v.Phase == cards.Answer
}

// Private says that nobody can act without looking at the own hand.
func (b *toyBoard) Private(v cards.View, s games.Seat) bool {
	return v.Phase == cards.Turn && v.OnTurn == s
}

// toySpecimens shows a card.
func toySpecimens(_ *ui.Kit, text gallery.Text) []gallery.Subject {
	card := gallery.Sample(60, func(c *ui.Canvas, r ui.Rect) { c.Panel(r) })
	return []gallery.Subject{{Title: text("gallery.cards"), Widgets: []ui.Widget{card}}}
}
