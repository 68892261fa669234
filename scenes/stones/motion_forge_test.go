package stones

import (
	"testing"

	"runehall/games"
	rules "runehall/games/stones"
	"runehall/internal/workshop/boardtest"
	"runehall/ui"
)

// TestTradedRowSinks trades in a row with a wild artifact. The artifacts must lie there until they have gone, and the
// wild one must fly back to its smithy.
func TestTradedRowSinks(t *testing.T) {
	v := newMatch(t, 2, nil, 3).Play.View(games.All)
	m := modelOf(v)
	m.wild, m.smithies[rules.WildSmithy] = 0, rules.NoColour
	m.who[1].rows[rules.Lower] = rules.Fields{rules.Blue: rules.Blue, rules.Red: rules.White}
	alone(t, &m, rules.RowTraded{Seat: 1, Row: rules.Lower, Artifacts: []rules.Colour{rules.Blue, rules.White}}, v,
		func() {
			if len(m.flights.All) != 2 || m.who[1].rows[rules.Lower].Count() != 2 {
				t.Fatalf("%d things fly from %v", len(m.flights.All), m.who[1].rows[rules.Lower])
			}
			blue, wild := m.flights.All[0], m.flights.All[1]
			if blue.course != sinkCourse || blue.Ticks != ui.Ticks(200) || blue.from != blue.to ||
				wild.to != smithyOf(rules.WildSmithy) {
				t.Fatalf("%+v, %+v", blue, wild)
			}
		})
	if m.wild != 1 || m.smithies[rules.WildSmithy] != rules.White || m.who[1].rows[rules.Lower].Count() != 0 {
		t.Errorf("afterwards %d wild ones are left: %v", m.wild, m.smithies)
	}
}

// TestArtifactWaitsOnItsAnvil forges. The artifact must lie at its smithy, among sparks, until it is carried to its
// field.
func TestArtifactWaitsOnItsAnvil(t *testing.T) {
	r := newReel(t, 2, 2)
	wild := false
	for n := 0; n < 20 || !wild; n++ {
		_, forged := until[rules.ArtifactForged](r)
		wild = wild || forged.Smithy == rules.WildSmithy
		sparks := 0
		r.Run(func() {
			for _, f := range r.Model.flashes.All {
				if f.kind == flashSparks && f.at == smithyOf(forged.Smithy) {
					sparks++
					if r.Model.artifact != forged.Artifact || r.Model.anvil != forged.Smithy {
						t.Fatalf("%v glows at smithy %d", r.Model.artifact, r.Model.anvil)
					}
				}
			}
		})
		lasts(t, "the sparks", sparks+1, 500)
		if r.Model.artifact == rules.NoColour || r.Model.smithies[forged.Smithy] != forged.Artifact ||
			r.Model.anvil != forged.Smithy {
			t.Fatalf("%v lies at smithy %d: %v", r.Model.artifact, r.Model.anvil, r.Model.smithies)
		}
		_, placed := until[rules.ArtifactPlaced](r)
		from := 0
		r.Run(func() {
			for _, f := range r.Model.flights.All {
				if f.kind == artifactCargo && f.from == smithyOf(forged.Smithy) &&
					f.to == (fieldAt{Row: placed.Row, Field: placed.Field}).thing(placed.Seat) {
					from++
					want := rules.NoColour
					if forged.Smithy == rules.WildSmithy && r.Model.wild > 0 {
						want = rules.White
					}
					if lies := r.Model.lies(forged.Smithy); lies != want {
						t.Fatalf("it is carried from smithy %d, where %v lies", forged.Smithy, lies)
					}
				}
			}
		})
		if from == 0 {
			t.Fatal("it does not come from its smithy")
		}
	}
}

// TestCurtainStopsAll syncs the view while things move, as a curtain does. Nothing may fly or glow any more.
func TestCurtainStopsAll(t *testing.T) {
	m := newMatch(t, 2, nil, 3)
	r := newRig(m, boardtest.Screen{W: 1100, H: 700, Scale: 1}, 0)
	r.Settle()
	moved := 0
	for range 60 {
		events, on := m.Random()
		if !on {
			break
		}
		v := m.Play.View(0)
		for i, e := range events {
			events[i], _ = rules.Def.Redact(e, 0)
		}
		r.Board.Tell(events, v)
		for range 8 {
			r.Board.Step()
		}
		moved += len(r.Board.Model.flights.All)
		r.Board.Sync(v)
		if m := &r.Board.Model; len(m.flights.All)+len(m.flashes.All) > 0 || r.Board.Timeline.Moving() ||
			!r.Board.Shown() {
			t.Fatalf("after %v something moves", events)
		}
	}
	if moved == 0 {
		t.Error("nothing was moving")
	}
}
