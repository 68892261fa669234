package mixer

import (
	"slices"
	"testing"
	"time"

	"runehall/assets/sound"
)

// clock is a clock that a test moves forward, with the calls that wait for it.
type clock struct {
	at    time.Time
	calls []*call
}

type call struct {
	at      time.Time
	do      func()
	stopped bool
}

func (c *clock) later(after time.Duration, do func()) func() {
	k := &call{at: c.at.Add(after), do: do}
	c.calls = append(c.calls, k)
	return func() { k.stopped = true }
}

// pass moves the clock forward, and makes the calls that become due.
func (c *clock) pass(d time.Duration) {
	end := c.at.Add(d)
	for {
		due := -1
		for i, k := range c.calls {
			if !k.stopped && !k.at.After(end) && (due < 0 || k.at.Before(c.calls[due].at)) {
				due = i
			}
		}
		if due < 0 {
			break
		}
		k := c.calls[due]
		c.calls = slices.Delete(c.calls, due, due+1)
		c.at = k.at
		k.do()
	}
	c.at = end
}

func restingMixer() (*Mixer, *ownDeck, *clock) {
	r, c := &ownRoom{}, &clock{at: time.Unix(0, 0)}
	m := New(Options{Speaker: r})
	m.now, m.later = func() time.Time { return c.at }, c.later
	m.Wake()
	m.Music(sound.Ritual)
	return m, r.deck, c
}

// TestMusicRests plays a piece for its time, then the sounds of the hall, and then the piece again, from another bar.
func TestMusicRests(t *testing.T) {
	_, d, c := restingMixer()
	c.pass(playsFor - time.Second)
	if want := []sound.Music{sound.Ritual}; !slices.Equal(d.wanted, want) {
		t.Fatalf("before its time is over: %v", d.wanted)
	}
	c.pass(2 * time.Second)
	if want := []sound.Music{sound.Ritual, sound.Hearth}; !slices.Equal(d.wanted, want) {
		t.Fatalf("after its time: %v", d.wanted)
	}
	c.pass(3 * (playsFor + restsFor))
	want := []sound.Music{sound.Ritual, sound.Hearth, sound.Ritual, sound.Hearth, sound.Ritual, sound.Hearth,
		sound.Ritual, sound.Hearth}
	if !slices.Equal(d.wanted, want) || !slices.Equal(d.brought, want) {
		t.Errorf("in a long match: wanted %v, brought %v", d.wanted, d.brought)
	}
	where := sound.ReadManifest().Music[sound.Ritual.String()]
	bar := where.Length / where.Bars
	for i := 2; i < len(d.began); i++ {
		if d.began[i] == d.began[i-2] || d.began[i] < 0 || d.began[i] >= where.Length {
			t.Errorf("%v begins at %d, after %d the last time", d.wanted[i], d.began[i], d.began[i-2])
		}
		if d.wanted[i] == sound.Ritual && d.began[i]%bar > where.Bars {
			t.Errorf("it begins at %d, which is on no bar of %d", d.began[i], bar)
		}
	}
}

// TestAnotherPieceDoesNotRest changes to another piece while the first rests: the new one is heard at once, and for its
// whole time.
func TestAnotherPieceDoesNotRest(t *testing.T) {
	m, d, c := restingMixer()
	c.pass(playsFor + restsFor/2)
	m.Music(sound.Finish)
	if last := d.wanted[len(d.wanted)-1]; last != sound.Finish {
		t.Fatalf("%v is heard", last)
	}
	if c.pass(playsFor - time.Second); d.wanted[len(d.wanted)-1] != sound.Finish {
		t.Error("the old piece's time went on")
	}
	m.Music(sound.Silence)
	if c.pass(time.Hour); d.wanted[len(d.wanted)-1] != sound.Silence {
		t.Errorf("after silence: %v", d.wanted)
	}
}

// TestRestsStandStill checks that the time of a piece does not count while nobody hears it.
func TestRestsStandStill(t *testing.T) {
	m, d, c := restingMixer()
	c.pass(playsFor / 2)
	m.Away(true)
	c.pass(time.Hour)
	if m.Away(false); len(d.wanted) != 1 {
		t.Fatalf("while the program was away: %v", d.wanted)
	}
	m.SetVolumes(Volumes{Effects: 1})
	c.pass(time.Hour)
	m.SetVolumes(Volumes{Music: 1, Effects: 1})
	if c.pass(playsFor/2 - time.Second); len(d.wanted) != 1 {
		t.Errorf("what had passed counts twice: %v", d.wanted)
	}
	if c.pass(2 * time.Second); len(d.wanted) != 2 {
		t.Errorf("what had passed is forgotten: %v", d.wanted)
	}
}

// TestALoopBeginsWhereItIsTold begins a loop at a later bar. After its end it goes round from the start as usual.
func TestALoopBeginsWhereItIsTold(t *testing.T) {
	l := newLoop(&room{}, nil, sound.Loop{Start: 100, Length: 9000, Begin: 7000})
	if err := l.skip(); err != nil {
		t.Fatal(err)
	}
	out := make([]float32, 2*4000)
	if err := l.read(out); err != nil {
		t.Fatal(err)
	}
	at := func(i int) int { return int(out[2*i]*(1<<15) + .5) }
	if at(0) != 7100 || at(1999) != 9099 || at(2000+Blend) != 100+Blend {
		t.Errorf("it begins at %d, and goes round from %d to %d", at(0), at(1999), at(2000+Blend))
	}
}
