package cards

import (
	"fmt"
	"slices"
	"strings"

	"runehall/games"
)

// Kind says what a move does.
type Kind uint8

// The kinds of moves.
const (
	Play Kind = iota
	Bury
	Pass
	Ring
	Guard
	Decline
)

var words = []string{"play", "bury", "pass", "ring", "guard", "decline"}

// names reports whether moves of a kind name a card.
func (k Kind) names() bool { return k == Play || k == Bury }

// answers reports whether moves of a kind answer a question.
func (k Kind) answers() bool { return k == Guard || k == Decline }

// Move is what a seat does. Card is NoCard for kinds without a card.
type Move struct {
	Kind Kind
	Card Card
}

func (m Move) wellFormed() bool {
	return m.Kind <= Decline && m.Card < kinds && (m.Card != NoCard) == m.Kind.names()
}

// needs returns the card that a move takes out of the hand.
func (m Move) needs() Card {
	switch m.Kind {
	case Ring:
		return Bell
	case Guard:
		return Shield
	}
	return m.Card
}

// The moves are written "play two", "bury bell", "pass", "ring", "guard", "decline".
func appendMove(dst []byte, m Move) []byte {
	dst = append(dst, words[m.Kind]...)
	if m.Kind.names() {
		dst = append(append(dst, ' '), m.Card.String()...)
	}
	return dst
}

func parseMove(text string) (Move, error) {
	word, name, named := strings.Cut(text, " ")
	kind := Kind(slices.Index(words, word))
	if !slices.Contains(words, word) || named != kind.names() {
		return Move{}, fmt.Errorf("no move is written %q", text)
	}
	if !named {
		return Move{Kind: kind}, nil
	}
	card := slices.Index(names[:], name)
	if card <= int(NoCard) {
		return Move{}, fmt.Errorf("no card is called %q", name)
	}
	return Move{Kind: kind, Card: Card(card)}, nil
}

// The refusals of this game.
var (
	// NotANumber refuses to play a card without a number.
	NotANumber = &games.Refusal{Clause: "TCA-2", Reason: "toy-cards.refusal.not-a-number"}
	// HoldsNumber refuses to pass while holding a number.
	HoldsNumber = &games.Refusal{Clause: "TCA-2", Reason: "toy-cards.refusal.holds-number"}
	// AwaitsAnswer refuses everything but answers during a question.
	AwaitsAnswer = &games.Refusal{Clause: "TCA-3", Reason: "toy-cards.refusal.awaits-answer"}
	// AwaitsTurn refuses an answer of the seat on turn when there is no question.
	AwaitsTurn = &games.Refusal{Clause: "TCA-2", Reason: "toy-cards.refusal.awaits-turn"}
)

// AppendActing implements [games.Core].
func (g *Game) AppendActing(dst []games.Acting) []games.Acting {
	switch g.Phase {
	case Turn:
		for s := range games.Seat(g.Seats) {
			if s == g.OnTurn || g.Hands[s].Size() > 0 {
				dst = append(dst, games.Acting{Seat: s, Must: s == g.OnTurn})
			}
		}
	case Answer:
		dst = append(dst, games.Acting{Seat: g.Asked, Must: true})
	}
	return dst
}

// AppendMoves implements [games.Core]: every move in the order of kinds and cards.
func (g *Game) AppendMoves(dst []Move, s games.Seat) []Move {
	for kind := Play; kind <= Decline; kind++ {
		for card := range kinds {
			if m := (Move{Kind: kind, Card: card}); g.Check(s, m) == nil {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

// Check implements [games.Core].
func (g *Game) Check(s games.Seat, m Move) *games.Refusal {
	switch {
	case g.Phase == Over:
		return games.MatchOver
	case s < 0 || int(s) >= g.Seats:
		return games.NotActing
	case !m.wellFormed():
		return games.NoSuchThing
	}
	if refusal := g.awaits(s, m.Kind); refusal != nil {
		return refusal
	}
	hand := &g.Hands[s]
	switch need := m.needs(); {
	case need != NoCard && hand[need] == 0:
		return games.NoSuchThing
	case m.Kind == Play && m.Card > Three:
		return NotANumber
	case m.Kind == Pass && hand.numbers():
		return HoldsNumber
	}
	return nil
}

// awaits refuses moves of a kind that the match does not wait for, whatever the seat holds.
func (g *Game) awaits(s games.Seat, k Kind) *games.Refusal {
	switch {
	case g.Phase == Answer && !k.answers():
		return AwaitsAnswer
	case g.Phase == Turn && k.answers() && s == g.OnTurn:
		return AwaitsTurn
	case k.answers() && (g.Phase != Answer || s != g.Asked), !k.answers() && k != Ring && s != g.OnTurn:
		return games.NotActing
	}
	return nil
}
