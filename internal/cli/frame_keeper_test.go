package cli

import "testing"

// TestAWindowIsStoredAtRest stores a window's place when it has come to rest, not while it is dragged, and only if it
// has changed.
func TestAWindowIsStoredAtRest(t *testing.T) {
	var puts []frame
	put := func(text []byte) {
		f, err := readFrame(text)
		if err != nil {
			t.Fatal(err)
		}
		puts = append(puts, *f)
	}
	screen := monitor{"DP-1", 1920, 1080}
	at := func(x, y, w, h int) frame { return frame{X: x, Y: y, W: w, H: h, Monitor: screen} }
	k := newFrameKeeper(nil, frame{W: 1280, H: 720, Monitor: screen}, put)
	for i := range 50 { // it is dragged
		if again := k.notice(at(100+i, 50, 1280, 720), false); !again {
			t.Fatal("a change is not looked at again")
		}
	}
	if !k.notice(at(200, 50, 1280, 720), true) || len(puts) > 0 {
		t.Fatalf("it is stored while it moves: %+v", puts)
	}
	if k.notice(at(200, 50, 1280, 720), true) || len(puts) != 1 || puts[0].X != 200 || !puts[0].Placed {
		t.Fatalf("at rest: %+v", puts)
	}
	for range 5 {
		if k.notice(at(200, 50, 1280, 720), false) || k.notice(at(200, 50, 1280, 720), true) {
			t.Error("what is stored is looked at again")
		}
	}
	full := at(0, 0, 1920, 1044)
	full.Maximised = true
	k.notice(full, false)
	k.notice(full, true)
	if len(puts) != 2 || !puts[1].Maximised || puts[1].W != 1280 || puts[1].X != 200 {
		t.Fatalf("maximised, it forgets what it goes back to: %+v", puts)
	}
	k.notice(at(300, 60, 900, 700), false)
	k.close() // while it was still moving
	k.close()
	if len(puts) != 3 || puts[2].W != 900 || puts[2].Maximised {
		t.Fatalf("closed: %+v", puts)
	}
	// the next start of the program has nothing new to store
	next := newFrameKeeper(&puts[2], puts[2], put)
	next.notice(at(300, 60, 900, 700), false)
	if next.close(); len(puts) != 3 {
		t.Errorf("again: %+v", puts)
	}
}

// TestPlacesThatNobodyTellsAreNone has a window at 0, 0 on no monitor, as every window is under Wayland, which tells no
// places: no place is stored.
func TestPlacesThatNobodyTellsAreNone(t *testing.T) {
	var put []byte
	k := newFrameKeeper(nil, frame{W: 1280, H: 720}, func(text []byte) { put = text })
	k.notice(frame{W: 1000, H: 700}, false)
	k.close()
	if f, err := readFrame(put); err != nil || f.Placed || f.W != 1000 {
		t.Errorf("%s: %+v, %v", put, f, err)
	}
}
