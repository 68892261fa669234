package questions

import "runehall/games"

// Question asks seats, in their order, whether they answer.
type Question[M comparable] struct {
	Inquiry
	// Decline is the move of a seat that does not answer.
	Decline M
}

// Inquiry is what everybody knows of a question.
type Inquiry struct {
	// By is the seat whose move is asked about. It is never asked.
	By games.Seat
	// Seats are asked one after another, in this order. Every one is asked, whatever it holds in secret.
	Seats []games.Seat
	// Idle are those of Seats that cannot answer, as everybody knows: their hands are empty. The rules ask them too,
	// and the table declines for them without asking anybody.
	Idle []games.Seat
	// Ask is the question in words ("Does anybody answer?"). The board shows what it is about.
	Ask games.Phrase
	// About is what the question is about ("Skald reveals Skip against Bjarne"). Two questions always differ in it.
	About games.Phrase
	// Declines is the golden button's label for not answering, where only one seat is asked ("Give up"). If it is
	// empty, the table has a label of its own.
	Declines games.Phrase
	// Looks says that the only seat that is asked must look for itself: its answers depend on what it alone sees, so
	// the table cannot decline for it.
	Looks bool
}

// Named reports whether only one seat is asked and the board has its own words for not answering.
func (q *Inquiry) Named() bool { return len(q.Seats) == 1 && q.Declines.Key != "" }
