// Package choice finds out what a person means who points at things. A move is the set of the things that it is about:
// the legal moves alone decide what can be chosen together, what gives way to a new choice, and what is lit next.
//
// Choices are in the order in which they were made. What things cannot tell apart, such as two payments for the same
// store, stays several moves, and the board shows a list of them.
//
// Plain boards read taps so, and the bench checks by it that every move of every core can be pointed at. The boards of
// the games have intents of their own: there a tap also proposes a payment, opens an explanation, or asks for what
// cannot be done, so that the refusal says why.
package choice
