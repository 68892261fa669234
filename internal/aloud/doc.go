// Package aloud holds what the screen is to somebody who hears it: a description of what can be read and pressed, in words of the
// language, in the order in which one reads.
//
// The program makes a description only while somebody listens, and hands it over through a [Teller]. What hands it to screen readers
// reads from it on a goroutine of its own and never holds the program up:
//
//	t.Listen()                   // from now on there are descriptions
//	s, err := t.Next(ctx, 0)     // the first one
//	s, err = t.Next(ctx, s.Version)
//	t.Do(aloud.Act{Kind: aloud.Press, ID: "title.play"})
//	t.Hush()
//
// A description tells no more than the screen shows to whoever looks at it: behind a shut curtain there is the curtain.
package aloud
