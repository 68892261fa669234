// Package aloud describes the screen for somebody who hears it: everything that can be read and pressed, in words of
// the language, in reading order.
//
// The program makes descriptions only while somebody listens, and hands them over through a [Teller]. The bridge to a
// screen reader reads them on a goroutine of its own, and never holds the program up:
//
//	t.Listen()                   // from now on there are descriptions
//	s, err := t.Next(ctx, 0)     // the first one
//	s, err = t.Next(ctx, s.Version)
//	t.Do(aloud.Act{Kind: aloud.Press, ID: "title.play"})
//	t.Hush()
//
// A description tells no more than the screen shows. If a curtain is shut, it only has the curtain.
package aloud
