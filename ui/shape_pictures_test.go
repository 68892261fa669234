package ui

import (
	"testing"

	"runehall/assets/art"
)

// TestPicturesOutliveTheirPixels gives the pixels of the title's pictures back once all of them are drawn, and draws
// them all the same; in another size they are drawn from what is kept until the pixels have come again.
func TestPicturesOutliveTheirPixels(t *testing.T) {
	kit, err := NewKit(Look{})
	if err != nil {
		t.Fatal(err)
	}
	if _, _, ok := kit.Shape(art.Name); ok {
		t.Error("without a shelf there is a picture")
	}
	shelf, woken := shelve(t, kit)
	ids := []art.ID{art.Name}
	for _, game := range []string{"ritual", "masters", "stones", "toss", "market"} {
		ids = append(ids, art.Table(game))
	}
	if _, ok := kit.sized(art.Name, 100, 40); ok {
		t.Error("a picture is drawn before it has come")
	}
	for shelf.Version() == 0 {
		<-woken
	}
	for _, id := range ids[:5] {
		if _, ok := kit.sized(id, 100, 100); !ok {
			t.Fatalf("%s is not drawn", id)
		}
	}
	if kit.Rest(false); !shelf.Has(art.Name) {
		t.Error("pixels are given back that nobody has drawn yet")
	}
	kit.sized(ids[5], 100, 100)
	own, scale, _ := kit.Shape(art.Name)
	if kit.Rest(false); shelf.Has(art.Name) {
		t.Error("the pixels are kept")
	}
	if after, s, ok := kit.Shape(art.Name); !ok || after != own || s != scale || shelf.Loading() {
		t.Errorf("without its pixels a picture has the shape %v, %v (%v), before %v, %v; loading: %v", after, s, ok,
			own, scale, shelf.Loading())
	}
	kept, ok := kit.sized(art.Name, 100, 100)
	if kit.Prefetch(art.Name); !ok || shelf.Loading() {
		t.Error("what is kept is loaded again")
	}
	version := shelf.Version()
	if other, ok := kit.sized(art.Name, 60, 60); !ok || other != kept {
		t.Errorf("in another size it is drawn as %v (%v), want what is kept", other, ok)
	}
	for shelf.Version() == version {
		<-woken
	}
	if other, ok := kit.sized(art.Name, 60, 60); !ok || other == kept || other.Size() != Sz(60, 60) {
		t.Errorf("it stays %v (%v)", other, ok)
	}
}

// TestAKeptCoinNeedsNoPixels gives the pixels of the coins back once all of them are drawn, and asks for one as each
// frame does.
func TestAKeptCoinNeedsNoPixels(t *testing.T) {
	kit, err := NewKit(Look{})
	if err != nil {
		t.Fatal(err)
	}
	shelf, woken := shelve(t, kit)
	seat := kit.Seats[1]
	id, _, ok := kit.CoinArt(seat)
	if ok {
		t.Error("a coin is there before it has come")
	}
	for !shelf.Has(id) {
		<-woken
	}
	kit.sized(id, 40, 40)
	if kit.Rest(true); shelf.Has(id) {
		t.Fatal("the pixels are kept")
	}
	if _, _, ok := kit.CoinArt(seat); !ok || shelf.Loading() {
		t.Errorf("a coin that is kept is there: %v, and its pixels are loaded again: %v", ok, shelf.Loading())
	}
}

// shelve gives a kit an open shelf, and returns it with what is woken when pictures have come.
func shelve(t *testing.T, kit *Kit) (shelf *art.Shelf, woken chan struct{}) {
	t.Helper()
	woken = make(chan struct{}, 100)
	shelf = art.NewShelf(func() { woken <- struct{}{} }, func(err error) { t.Error(err) })
	shelf.Open()
	kit.SetArt(shelf)
	return shelf, woken
}

// TestWhatAPaintingTookKeepsItsPixels draws a picture of the hall for a painting alone: its pixels are needed for the
// next one.
func TestWhatAPaintingTookKeepsItsPixels(t *testing.T) {
	kit := newTestKit(t)
	shelf, woken := shelve(t, kit)
	for kit.Prefetch(art.Coin("sky", "star")); shelf.Version() == 0; {
		<-woken
	}
	id := art.Coin("sky", "star")
	kit.Paint(40, 40, func(*Canvas) { kit.sized(id, 40, 40) })
	if kit.anySize(id) != nil {
		t.Error("what only a painting took is there for the screen")
	}
	if kit.Rest(true); !shelf.Has(id) {
		t.Error("the pixels are given back")
	}
	if kit.Sweep(); len(kit.pictures.cache.entries) != 0 || kit.pictures.cache.pixels != 0 {
		t.Error("what was swept is kept")
	}
	if _, ok := kit.sized(id, 40, 40); !ok || kit.anySize(id) == nil {
		t.Error("after the bench was swept the picture is not there")
	}
}
