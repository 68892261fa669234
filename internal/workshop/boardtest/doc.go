// Package boardtest is the bench on which boards are tested. It has a match that goes on by itself ([Match]), and a
// board that is fed with inputs without a screen ([Rig]) and tells what can be seen and heard of it ([Rig.Transcribe]).
// With the tag pilot there are also whole tables that are drawn and compared ([DrawnTable]), and the real program
// played by one device ([Guest]). What is particular to a board its own tests say: which gestures make which moves, and
// what is hidden.
//
// Only tests import it.
package boardtest
