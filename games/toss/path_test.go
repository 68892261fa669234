package toss

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"math"
	"path/filepath"
	"strings"
	"testing"

	"runehall/games"
	"runehall/internal/workshop/gamestest"
)

// crowded launches most runes of a table of five seats at once; the others lie in their way.
func crowded(discs int) []Launch {
	chance := games.NewChance(30, 31)
	list := []Launch{lies(Disc{Rune: Destiny, Up: true})}
	for r := range discs {
		s := games.Seat(r % games.MaxSeats)
		g := anyGesture(Throw, &chance)
		d := Disc{Rune: Rune(r), Up: r%2 == 0}
		d.X, d.Y = place(list, edges[games.MaxSeats][s], g.Start)
		if r%7 == 3 {
			list = append(list, lies(d))
			continue
		}
		list = append(list, g.launch(edges[games.MaxSeats][s], d, s))
	}
	return list
}

// paths simulates throws and flicks, and writes every tenth tick: the last disc's exact bits, and a checksum over the
// bits of all discs.
func paths() []byte {
	var out bytes.Buffer
	play := func(what string, launches []Launch) {
		m := NewMotion(launches)
		fmt.Fprintf(&out, "%s: %d discs\n", what, len(launches))
		for tick, moves := 0, true; moves; tick++ {
			if moves = m.Tick(); tick%10 != 9 && moves {
				continue
			}
			sum := games.NewDigest()
			for _, b := range m.bodies[:m.count] {
				for _, x := range [...]float64{b.x, b.y, b.vx, b.vy, b.spin, b.angle} {
					sum.Add(math.Float64bits(x))
				}
			}
			last := m.bodies[m.count-1]
			fmt.Fprintf(&out, "  tick %d: the last at %016x %016x, turned by %016x; all %016x\n",
				tick+1, math.Float64bits(last.x), math.Float64bits(last.y), math.Float64bits(last.angle), uint64(sum))
		}
		fmt.Fprint(&out, "  at rest:")
		for i, l := range launches {
			m.rest(i, &l.Disc)
			fmt.Fprintf(&out, " %d,%d", l.X, l.Y)
		}
		fmt.Fprintln(&out)
	}
	play("ten runes", crowded(10))
	play("all runes", crowded(Runes))
	for seats := games.Seat(2); seats <= games.MaxSeats; seats++ {
		g := &Game{seats: seats, discs: [maxDiscs]Disc{{Rune: Destiny, Up: true, X: 31_234, Y: -17_777}}, lying: 1}
		for s := range g.apart {
			g.apart[s] = NoRune
		}
		launches := g.flickLaunches(seats-1, Gesture{Start: 40, Aim: -130, Speed: 5700, Spin: 333})
		play(fmt.Sprint("a flick of the last of ", seats), launches[:])
	}
	return out.Bytes()
}

// Every processor must reproduce the golden file to the last bit.
func TestTOS31_TheSameOnEveryProcessor(t *testing.T) {
	gamestest.Golden(t, "testdata/paths.golden", paths())
}

// Each product of floating-point numbers must be rounded explicitly, or some processors would fuse it with a sum. Of
// package math only functions with exact results may be used.
func TestTOS31_EachProductIsRounded(t *testing.T) {
	exact := map[string]bool{"Sqrt": true, "Floor": true, "Abs": true, "MaxInt32": true}
	places := token.NewFileSet()
	files, err := sources(places, ".")
	if err != nil {
		t.Fatal(err)
	}
	// Most imports are not resolved. What they return has no known type, and is treated as floating-point.
	info := &types.Info{Types: map[ast.Expr]types.TypeAndValue{}}
	config := types.Config{Error: func(error) {}, Importer: few{places}}
	if p, _ := config.Check("toss", places, files, info); p == nil {
		t.Fatal("no types")
	}
	whole := func(e ast.Expr) bool {
		basic, ok := info.Types[e].Type.(*types.Basic)
		if named, isNamed := info.Types[e].Type.(*types.Named); isNamed {
			basic, ok = named.Underlying().(*types.Basic)
		}
		return info.Types[e].Value != nil || ok && basic.Info()&types.IsInteger != 0
	}
	products := 0
	for _, file := range files {
		rounded := map[ast.Node]bool{}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				if f, ok := n.Fun.(*ast.Ident); ok && f.Name == "float64" && len(n.Args) == 1 {
					rounded[n.Args[0]] = true
				}
			case *ast.SelectorExpr:
				if p, ok := n.X.(*ast.Ident); ok && p.Name == "math" && !exact[n.Sel.Name] {
					t.Errorf("%v: math.%s", places.Position(n.Pos()), n.Sel.Name)
				}
			case *ast.BinaryExpr:
				if n.Op == token.MUL && !whole(n) {
					products++
					if !rounded[n] {
						t.Errorf("%v: a product that is not rounded", places.Position(n.Pos()))
					}
				}
			case *ast.AssignStmt:
				if n.Tok == token.MUL_ASSIGN {
					t.Errorf("%v: a product that is not rounded", places.Position(n.Pos()))
				}
			}
			return true
		})
	}
	if products < 40 {
		t.Errorf("only %d products were looked at", products)
	}
}

// sources parses the source files of a folder, without tests.
func sources(places *token.FileSet, folder string) ([]*ast.File, error) {
	names, err := filepath.Glob(filepath.Join(folder, "*.go"))
	if err != nil {
		return nil, err
	}
	var files []*ast.File
	for _, name := range names {
		if strings.HasSuffix(name, "_test.go") {
			continue
		}
		file, err := parser.ParseFile(places, name, nil, 0)
		if err != nil {
			return nil, err
		}
		files = append(files, file)
	}
	return files, nil
}

// few resolves only the imports whose types matter: package games, as far as it can be resolved itself, and a stand-in
// for math/bits.
type few struct{ places *token.FileSet }

func (f few) Import(path string) (*types.Package, error) {
	const bits = "package bits\nfunc RotateLeft64(uint64, int) uint64\nfunc TrailingZeros64(uint64) int\nfunc OnesCount64(uint64) int"
	var files []*ast.File
	var err error
	switch path {
	case "math/bits":
		files = make([]*ast.File, 1)
		files[0], err = parser.ParseFile(f.places, "bits.go", bits, 0)
	case "runehall/games":
		files, err = sources(f.places, "..")
	default:
		err = errors.New("no types of " + path)
	}
	if err != nil {
		return nil, err
	}
	config := types.Config{Error: func(error) {}, Importer: f}
	p, _ := config.Check(path, f.places, files, nil) // only what is not resolved is missing
	return p, nil
}

// A throw is recorded by where the discs come to rest. A board that simulates the launches in the event gets to the
// same places.
func TestTOS31_ABoardPlaysTheSame(t *testing.T) {
	for seed := range uint64(20) {
		var events games.Events[Event]
		g := newGame(setupOf(2+int(seed%4), seed, "way=calm"), nil)
		g.Listen(&events)
		chance := games.NewChance(seed, 5)
		for g.phase == ThrowPhase && g.round == 1 {
			s := g.AppendActing(nil)[0].Seat
			m, _ := g.sample(s, &chance)
			g.Apply(s, m)
		}
		tb := &table{Game: g, t: t, events: events}
		thrown := told[RunesThrown](tb)[0]
		m := NewMotion(thrown.Launches)
		m.Listen()
		knocks, landed, ticks := 0, 0, 1
		for ; m.Tick(); ticks++ {
			for _, k := range m.Knocks() {
				knocks++
				if k.Kind == Landed {
					landed++
				}
			}
			for i := range thrown.Launches {
				p := m.Pose(i)
				if math.Abs(p.X) > 300 || math.Abs(p.Y) > 300 || p.Flips < 0 || p.Flips > MaxTurns+1 ||
					p.Lift < 0 || p.Lift > 1 || (p.Lift > 0) != (p.Flips > 0) {
					t.Fatalf("seed %d: disc %d is at %+v", seed, i, p)
				}
			}
		}
		for i, d := range thrown.Rest {
			got := thrown.Launches[i].Disc
			m.rest(i, &got)
			if got != d {
				t.Fatalf("seed %d: disc %d comes to rest at %+v, not %+v", seed, i, got, d)
			}
			if p := m.Pose(i); p.Up != d.Up || p.Flips != 0 {
				t.Fatalf("seed %d: disc %d lies face up %v, and is drawn as %+v", seed, i, d.Up, p)
			}
		}
		if thrown := len(thrown.Rest) - 1; landed != thrown || knocks == landed || ticks > 5*TicksPerSecond {
			t.Errorf("seed %d: %d knocks, %d runes of %d landed, %d ticks", seed, knocks, landed, thrown, ticks)
		}
	}
}

func TestTOS30_Faces(t *testing.T) {
	// Half of the runes fall face up, by the seed: gestures make no difference.
	up, all := 0, 0
	for seed := range uint64(400) {
		var faces [2]set
		for i, speed := range []int16{3000, 15_000} {
			g := newGame(setupOf(2, seed), nil)
			var events games.Events[Event]
			g.Listen(&events)
			for s := range games.Seat(2) {
				if r := g.Apply(s, Move{Kind: Throw, Gesture: Gesture{Speed: speed, Turns: 1 + int8(i),
					Start: int16(40 * i)}}); r != nil {
					t.Fatal(r)
				}
			}
			for _, d := range told[RunesThrown](&table{Game: g, t: t, events: events})[0].Rest[1:] {
				all++
				if d.Up {
					faces[i] |= bit(d.Rune)
					up++
				}
			}
		}
		if faces[0] != faces[1] {
			t.Fatalf("seed %d: the gesture turns runes over", seed)
		}
	}
	if share := float64(up) / float64(all); share < 0.46 || share > 0.54 {
		t.Errorf("%d of %d lie face up", up, all)
	}
}

// Runes already on the table may be pushed, but never turned over. Destiny is heavier, but moves too.
func TestTOS30_RunesThatLieThere(t *testing.T) {
	moved, destiny := false, false
	for seed := range uint64(60) {
		g := newGame(setupOf(2, seed, "way=calm"), nil)
		tb := &table{Game: g, t: t}
		tb.putBack(tb.hands[0].list()...)
		tb.hands[0] = hand{}
		tb.lay(names([]Rune{tb.bag.nth(3)}) + " " + names([]Rune{tb.bag.nth(8)}))
		before := g.discs
		tb.play("0 throw 0 0 12000 0 1", "1 throw 10 30 12000 0 1")
		up := map[Rune]bool{}
		for _, d := range g.discs[:g.lying] {
			up[d.Rune] = d.Up
		}
		for i := range 3 {
			if d := before[i]; up[d.Rune] { // still face up; it is gone if it became a Balance rune
				moved = moved || g.discs[i].Rune == d.Rune && g.discs[i] != d && i > 0
				destiny = destiny || g.discs[i].Rune == Destiny && g.discs[i] != d
			} else if _, there := up[d.Rune]; there {
				t.Fatalf("seed %d: rune %d was turned over", seed, d.Rune)
			}
		}
	}
	wantEqual(t, "something was pushed", []bool{moved, destiny}, []bool{true, true})
}

func TestTOS30_Gestures(t *testing.T) {
	g := newGame(setupOf(2, 1), nil)
	tb := &table{Game: g, t: t}
	for _, line := range []string{
		"throw 121 0 5000 0 1", "throw 0 -1001 5000 0 1", "throw 0 0 499 0 1", "throw 0 0 15001 0 1",
		"throw 0 0 5000 501 1", "throw 0 0 5000 0 0", "throw 0 0 5000 0 9", "throw 0 0 5000 0 -1",
	} {
		tb.refused("0 "+line, refuseGesture)
	}
	tb.allowed("0 throw 120 1000 15000 500 8", "1 throw -120 -1000 500 -500 1")
}
