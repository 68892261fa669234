// Package boardtest is the bench on which boards are tested: a match that goes on by itself ([Match]), a board that is fed with inputs
// without a screen ([Rig]) and tells what can be seen and heard of it ([Rig.Transcribe]), and, with the tag pilot, whole tables that are drawn and compared ([DrawnTable]) and the
// real program played by one device ([Guest]). Each board's own tests say what is particular to it: which gestures make which moves, and what is hidden.
//
// It is imported by tests only.
package boardtest
