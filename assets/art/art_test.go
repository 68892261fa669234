//go:build !js

package art

import (
	"crypto/sha256"
	"encoding/hex"
	"image"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	registry "runehall/games/all"
)

// sources are the files that pictures are made from, in the order of assets/src/art/hash.mjs.
var sources = []string{"materials.js", "curtain.js", "forge.js", "goods.js", "hall.js", "market.js", "masters.js",
	"packs.js", "stall.js", "stones.js", "toss.js", "render.html", "make.mjs"}

// TestPicturesAreOfTheirSources fails when a source was changed and make art was not run.
func TestPicturesAreOfTheirSources(t *testing.T) {
	sum := sha256.New()
	for _, name := range sources {
		text, err := os.ReadFile(filepath.Join("..", "src", "art", name))
		if err != nil {
			t.Fatal(err)
		}
		sum.Write([]byte(name + "\n"))
		sum.Write(text)
	}
	want := hex.EncodeToString(sum.Sum(nil))
	for _, p := range packs {
		x, err := readIndex(p)
		if err != nil {
			t.Fatal(err)
		}
		if x.Sources != want {
			t.Errorf("the pictures of %v are older than their sources: run make art", p)
		}
	}
}

// ids are all pictures that the program knows.
func ids() map[ID]bool {
	all := map[ID]bool{
		Oak: true, OakPortrait: true, Ledge: true, Knots: true, Parchment: true, Sheet: true, Back: true, Hall: true,
		HallPortrait: true, Name: true, Curtain: true, Beam: true, Medallion: true, Laurel: true, Night: true,
		NightPortrait: true, SlateBack: true, CardOak: true, Strip: true, Knot: true, Ore: true, Points: true,
		Price: true, Die: true, DieFace: true, Smithy: true, Anvil: true,
		TrackOak: true, Throne: true,
		Outpost: true, Collector: true, SeatedCollector: true, ChestFront: true, ChestLid: true, YardBack: true,
		YardFront: true, CardParchment: true, Plank: true, CardKnot: true, Ember: true, Fox: true, Swords: true,
		Penny: true, Padlock: true, Chain: true, Frost: true, AwningRed: true, AwningPale: true, Boards: true,
		Counter: true, Lantern: true, Tag: true, RuneStone("any"): true,
		TossTable: true, Destiny: true, TossTray: true, TossTrayHigh: true, TossBowl: true, TossHand: true,
		TossBack: true,
	}
	for _, kind := range []string{"black", "grey", "white"} {
		all[TossRune(kind, 0)], all[TossRune(kind, 1)], all[SmallTossRune(kind)] = true, true, true
	}
	all[SmallTossRune("back")] = true
	for n := range 4 {
		all[Corner(n)] = true
	}
	for _, colour := range []string{"amber", "sky", "jade", "rose", "vermilion"} {
		for _, emblem := range []string{"circle", "diamond", "triangle", "square", "star"} {
			all[Coin(colour, emblem)] = true
		}
		all[Master(colour)], all[HighToken(colour)] = true, true
	}
	for _, game := range registry.IDs() {
		all[Table(game)] = true
	}
	for _, kind := range []string{"grey", "gold", "black"} {
		for n := range TileGrounds {
			all[Tile(kind, n)] = true
		}
		all[BoldTile(kind)] = true
	}
	for n := range Slates {
		all[Slate(false, n)], all[Slate(true, n)] = true, true
	}
	for _, colour := range []string{"blue", "green", "red"} {
		all[Stone(colour)] = true
	}
	for _, colour := range []string{"blue", "green", "grey"} {
		all[Adept(colour)] = true
	}
	for _, choice := range []string{
		"adepts.no", "adepts.yes", "extra-draw.no", "extra-draw.yes", "high-masters.no", "high-masters.yes",
		"deck.fixed", "deck.wild", "throne.65", "throne.45", "open-stores.no", "open-stores.yes", "ending.sudden",
		"ending.round", "way.snatch", "way.ghost", "way.calm", "time.no", "time.15", "time.30", "time.60", "lead.no",
		"lead.half", "lead.one", "lead.two",
	} {
		all[Option(choice)] = true
	}
	for _, kind := range []string{"dryad", "harpy", "kobold", "satyr", "dragon", "druid"} {
		all[Mask(kind)] = true
	}
	for _, colour := range []string{"green", "red", "blue", "yellow", "white"} {
		all[Window(colour)], all[Gem(colour)], all[Artifact(colour)] = true, true, true
	}
	all[Window("none")], all[Gem("none")] = true, true
	for n := range Menhirs {
		all[Menhir(n)] = true
	}
	for _, colour := range []string{"red", "blue"} {
		all[RuneStone(colour)], all[Chest(colour)], all[StoreCard(colour)],
			all[StoreSlate(colour)] = true, true, true, true
	}
	for _, pick := range []string{"rock", "paper", "scissors"} {
		all[Hand(pick)] = true
	}
	return all
}

// TestEveryPictureIsThere holds the ids against the indices, both ways.
func TestEveryPictureIsThere(t *testing.T) {
	found := map[ID]bool{}
	for _, p := range packs {
		x, err := readIndex(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, places := range x.Sheets {
			for id := range places {
				found[id] = true
			}
		}
	}
	for id := range ids() {
		if !found[id] {
			t.Errorf("there is no picture %q", id)
		}
	}
	for id := range found {
		if !ids()[id] {
			t.Errorf("nothing is called %q", id)
		}
	}
}

// TestPicturesLoad asks for every picture, and looks at what has come.
func TestPicturesLoad(t *testing.T) {
	wanted := ids()
	// under the race detector, where to decode takes long: some of several packs show races as well
	if testing.Short() {
		wanted = map[ID]bool{Oak: true, Hall: true, HallPortrait: true, Name: true, Throne: true, Fox: true,
			TossTable: true}
	}
	var came atomic.Int32
	s := NewShelf(func() { came.Add(1) }, func(err error) { t.Error(err) })
	if _, ok := s.Picture(Hall); ok || s.Loading() {
		t.Error("a shelf that is not open loads pictures")
	}
	if !s.Open() || s.Open() {
		t.Error("the shelf does not say that it was shut")
	}
	for id := range wanted {
		s.Picture(id)
		s.Picture(id) // once is enough
	}
	for s.Loading() && !t.Failed() {
		time.Sleep(time.Millisecond)
	}
	for id := range wanted {
		p, ok := s.Picture(id)
		if !ok || p.Rect.Empty() || p.Scale <= 0 {
			t.Errorf("picture %q: %v", id, ok)
			continue
		}
		seen := false
		for y := p.Rect.Min.Y; y < p.Rect.Max.Y && !seen; y++ {
			for x := p.Rect.Min.X; x < p.Rect.Max.X; x++ {
				c := p.RGBAAt(x, y)
				if c.R > c.A || c.G > c.A || c.B > c.A {
					t.Fatalf("picture %q is not premultiplied at %d, %d: %v", id, x, y, c)
				}
				seen = seen || c.A > 200 && c.R > 20
			}
		}
		if !seen {
			t.Errorf("nothing is seen on picture %q", id)
		}
	}
	if int(came.Load()) != s.Version() || s.Version() < 4 {
		t.Errorf("version %d after %d wakes", s.Version(), came.Load())
	}
	s.Drop(Hall)
	if _, ok := s.Picture(Hall); ok {
		t.Error("a dropped picture is still there")
	}
	for s.Loading() && !t.Failed() {
		time.Sleep(time.Millisecond)
	}
	if _, ok := s.Picture(Hall); !ok {
		t.Error("a dropped picture is not loaded again")
	}
}

// TestASheetIsDecodedOnce loads the same picture from two shelves, with all garbage swept up between the two.
func TestASheetIsDecodedOnce(t *testing.T) {
	load := func() (*Shelf, Picture) {
		s := NewShelf(func() {}, func(err error) { t.Error(err) })
		s.Open()
		for s.Picture(Hall); s.Loading() && !t.Failed(); {
			time.Sleep(time.Millisecond)
		}
		p, ok := s.Picture(Hall)
		if !ok {
			t.Fatal("the picture does not come")
		}
		return s, p
	}
	first, one := load()
	runtime.GC()
	_, other := load()
	if &one.Pix[0] != &other.Pix[0] {
		t.Error("the second shelf has pixels of its own")
	}
	runtime.KeepAlive(first)
}

// TestArtIsSmall keeps the pictures within the budget of seven packs.
func TestArtIsSmall(t *testing.T) {
	total := int64(0)
	files, err := filepath.Glob("*/*.webp")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		info, err := os.Stat(file)
		if err != nil {
			t.Fatal(err)
		}
		total += info.Size()
	}
	if total > 1_500_000 {
		t.Errorf("the pictures take %d bytes, at most 1.5 MB are agreed", total)
	}
}

// TestThePageHoldsNoArt lists what the browser's program embeds.
func TestThePageHoldsNoArt(t *testing.T) {
	list := exec.Command("go", "list", "-f", "{{.EmbedFiles}}", ".")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(out), ".webp") || !strings.Contains(string(out), "index.json") {
		t.Errorf("the browser's program embeds %s", out)
	}
}

// TestRestForgetsWhatIsKeptElsewhere keeps all pictures of a sheet, and all but one: only the former gives its pixels
// back.
func TestRestForgetsWhatIsKeptElsewhere(t *testing.T) {
	s := NewShelf(func() {}, func(err error) { t.Error(err) })
	s.Open()
	load := func() {
		for s.Picture(Name); s.Loading() && !t.Failed(); {
			time.Sleep(time.Millisecond)
		}
	}
	load()
	all := func(ID) bool { return true }
	s.Rest(false, func(id ID) bool { return id != Table("toss") })
	if !s.Has(Name) {
		t.Error("a sheet is forgotten of which a picture is kept nowhere else")
	}
	s.Rest(false, all)
	if s.Has(Name) {
		t.Error("a sheet is not forgotten, and its pixels are needed by nobody")
	}
	if size, scale, ok := s.Measure(Name); !ok || size.X <= 0 || size.Y <= 0 || scale <= 0 {
		t.Errorf("a picture without pixels measures %v, %v, %v", size, scale, ok)
	}
	s.Picture(Name)
	s.Rest(false, all) // while it is on its way
	load()
	if !s.Has(Name) {
		t.Error("what is asked for again does not come")
	}
	if _, _, ok := s.Measure("nothing"); ok || s.Has("nothing") {
		t.Error("there is a picture that does not exist")
	}
}

// TestASheetIsForgottenOnceUntilWoken asks for a sheet again that Rest forgot, as a screen does that asks each time it
// is drawn.
func TestASheetIsForgottenOnceUntilWoken(t *testing.T) {
	for _, deep := range []bool{false, true} {
		s := NewShelf(func() {}, func(err error) { t.Error(err) })
		s.Open()
		ask := func() {
			for s.Picture(Name); s.Loading() && !t.Failed(); {
				time.Sleep(time.Millisecond)
			}
		}
		rest := func() (stays bool) {
			s.Rest(deep, func(ID) bool { return true })
			return s.Has(Name)
		}
		if ask(); rest() {
			t.Error("a sheet is not forgotten that nobody needs")
		}
		for range 2 {
			if ask(); !rest() {
				t.Error("a sheet is forgotten that was asked for since")
			}
		}
		if s.Wake(); rest() {
			t.Error("after Wake a sheet is not forgotten that nobody needs")
		}
	}
}

// TestADeepRestLastsUntilItIsWoken gives the pixels of a sheet back of which only one picture was asked for, and that
// one is kept elsewhere.
func TestADeepRestLastsUntilItIsWoken(t *testing.T) {
	s := NewShelf(func() {}, func(err error) { t.Error(err) })
	s.Open()
	come := func() {
		t.Helper()
		for s.Loading() && !t.Failed() {
			time.Sleep(time.Millisecond)
		}
		if !s.Has(Name) || !s.Has(Oak) {
			t.Error("the pictures do not come")
		}
	}
	name := func(id ID) bool { return id == Name }
	s.Picture(Name)
	s.Fetch(Oak)
	come()
	if s.Rest(false, name); !s.Has(Name) || !s.Has(Oak) {
		t.Error("a light rest takes what may be asked for")
	}
	if _, ok := s.Picture(Table("toss")); !ok {
		t.Fatal("a picture of a sheet that has come is not there")
	}
	if s.Rest(true, name); !s.Has(Name) || s.Has(Oak) {
		t.Error("a deep rest takes what was asked for and is not kept, or leaves what was not asked for")
	}
	if s.Rest(true, func(id ID) bool { return id == Name || id == Table("toss") }); s.Has(Name) || s.Loading() {
		t.Error("a deep rest leaves what nobody has asked for")
	}
	s.Wake()
	come()
	if s.Rest(true, name); s.Has(Name) {
		t.Error("what was asked for before the last rest counts as asked for")
	}
	s.Wake()
	come()
	s.Rest(false, func(ID) bool { return true })
	if s.Wake(); s.Loading() {
		t.Error("what is kept elsewhere is loaded again")
	}
}

// TestASheetThatCannotBeLoadedIsTriedOnce asks for a picture of a file that is not there, as each frame does.
func TestASheetThatCannotBeLoadedIsTriedOnce(t *testing.T) {
	failed := 0
	s := NewShelf(func() {}, func(error) { failed++ })
	s.Open()
	s.places["lost"] = place{sheet: "core/lost.webp", rect: image.Rect(0, 0, 9, 9), scale: 1}
	for range 3 {
		for _, there := s.Picture("lost"); s.Loading(); {
			if there {
				t.Fatal("a picture is there that cannot be loaded")
			}
			time.Sleep(time.Millisecond)
		}
		s.Rest(false, func(ID) bool { return true })
	}
	if failed != 1 {
		t.Errorf("it was tried %d times", failed)
	}
}
