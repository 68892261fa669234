package timed

import (
	"testing"

	"runehall/games"
	"runehall/games/toss"
	"runehall/scenes/table/thinkers"
)

// snatch is the clock of Rune Toss: hands snatch runes on it.
type snatch struct{}

func (snatch) Clock(v toss.View) (number, tick int, on bool) {
	return v.Round(), int(v.Clock()), v.Phase() == toss.SnatchPhase
}

func (snatch) Tick(m toss.Move) int { return int(m.Tick) }

type phase = Phase[*toss.Game, toss.Move, toss.Event, toss.View]

// fallen returns a position in which two persons' hands may snatch.
func fallen(t *testing.T) *toss.Game {
	t.Helper()
	for seed := range uint64(20) {
		core := toss.Def.New(games.Setup{
			Seats: 2, Seed: seed, Starts: []games.Seat{0}, Options: map[string]string{toss.OptionWay: "snatch"},
		}, nil)
		chance := games.NewChance(seed, 1)
		for range 200 {
			v := toss.Def.View(core, games.Public)
			if _, over := core.Result(); over {
				break
			}
			if _, _, on := (snatch{}).Clock(v); on && len(v.Visible()) > 2 {
				return core
			}
			s := core.AppendActing(nil)[0].Seat
			moves := core.AppendMoves(nil, s)
			if len(moves) == 0 {
				m, _ := toss.Def.Sample(core, s, &chance)
				moves = append(moves, m)
			}
			if refusal := core.Apply(s, moves[0]); refusal != nil {
				t.Fatal(refusal)
			}
		}
	}
	t.Fatal("nowhere is there anything to snatch")
	return nil
}

// claims returns the runes that a seat may claim in a tick.
func claims(core *toss.Game, s games.Seat, tick int) (list []toss.Move) {
	for _, d := range toss.Def.View(core, games.Public).Discs() {
		m := toss.Move{Kind: toss.Claims, Tick: int32(tick)}
		for i := range m.Claims {
			m.Claims[i] = toss.NoRune
		}
		if m.Claims[s] = d.Rune; core.Check(s, m) == nil {
			list = append(list, m)
		}
	}
	return list
}

// started returns a phase that has started, and the position that it started from.
func started(t *testing.T) (*phase, *toss.Game) {
	t.Helper()
	core := fallen(t)
	public := toss.Def.View(core, games.Public)
	players := thinkers.New[*toss.Game, toss.Move, toss.Event](toss.Def.Blank(), 1)
	p := New[*toss.Game, toss.Move, toss.Event, toss.View](toss.Def, snatch{}, &players)
	if p.Enter(public, false); !p.On || p.Running() {
		t.Fatalf("on a clock: %v, which runs: %v", p.On, p.Running())
	}
	p.Start(core, 0, core.AppendActing(nil), public, false)
	return &p, core
}

// run spends a tick that must not end the phase.
func run(t *testing.T, p *phase) {
	t.Helper()
	if ended, err := p.Run(); ended || err != nil {
		t.Fatalf("in tick %d the phase has ended: %v, %v", p.Tick(), ended, err)
	}
}

// TestAPhaseIsPlayedOnACopy: what a hand does is made in its tick, on the copy, and the match stays as it is. A hand
// does one thing in a tick.
func TestAPhaseIsPlayedOnACopy(t *testing.T) {
	p, core := started(t)
	before := core.Hash()
	later := p.Tick() + 3
	list := claims(p.Core(), 0, later)
	if len(list) < 2 {
		t.Fatalf("seat 0 may claim %d runes", len(list))
	}
	for _, m := range list[:2] {
		if refusal := p.Reach(0, m, p.Core().Check); refusal != nil {
			t.Fatal(refusal)
		}
	}
	for p.Tick() < later {
		if run(t, p); len(p.Made()) > 0 {
			t.Fatalf("in tick %d a claim of tick %d is made", p.Tick()-1, later)
		}
	}
	run(t, p)
	if made := p.Made(); len(made) != 1 || made[0].Seat != 0 || made[0].Move.Claims[0] != list[0].Claims[0] {
		t.Errorf("made %+v", made)
	}
	if len(p.Told()) == 0 || core.Hash() != before {
		t.Errorf("%d events, and the match has changed: %v", len(p.Told()), core.Hash() != before)
	}
	if p.Enter(toss.Def.View(core, games.Public), false); p.Started() || len(p.Made())+len(p.Told()) > 0 {
		t.Error("the phase does not begin again as it was")
	}
}

// TestNothingIsSettledWhileAHandIsUndecided: the clock goes on, and no deed is carried out.
func TestNothingIsSettledWhileAHandIsUndecided(t *testing.T) {
	p, _ := started(t)
	at := p.Tick()
	if refusal := p.Reach(1, claims(p.Core(), 1, at)[0], p.Core().Check); refusal != nil {
		t.Fatal(refusal)
	}
	p.Undecided = true
	if run(t, p); len(p.Made()) > 0 || p.Tick() != at+1 {
		t.Errorf("%d moves are made, in tick %d", len(p.Made()), p.Tick())
	}
	p.Undecided = false
	if run(t, p); len(p.Made()) != 1 {
		t.Errorf("%d moves are made once it is decided", len(p.Made()))
	}
}

// TestAClockElsewhereHandsOutItsDeeds: where the match is kept elsewhere only the clock runs here, and a hand's deed is
// given out when one can be sent.
func TestAClockElsewhereHandsOutItsDeeds(t *testing.T) {
	core := fallen(t)
	p := NewApart[*toss.Game, toss.Move, toss.Event](snatch{})
	public := toss.Def.View(core, games.Public)
	if p.EnterApart(public, false); p.On {
		t.Error("a clock runs for seats that do not act here")
	}
	p.EnterApart(public, true)
	if _, ok := p.Pass(true); ok || !p.Running() {
		t.Errorf("the first tick hands out %v, and the clock runs: %v", ok, p.Running())
	}
	m := claims(core, 0, p.Tick())[0]
	if refusal := p.Reach(0, m, core.Check); refusal != nil {
		t.Fatal(refusal)
	}
	if _, ok := p.Pass(false); ok {
		t.Error("a deed is handed out while another one is on its way")
	}
	if p.EnterApart(public, true); !p.Started() {
		t.Error("a change of the room that is no new phase stops the clock")
	}
	if h, ok := p.Pass(true); !ok || h.Seat != 0 || h.Move != m {
		t.Errorf("handed out is %+v, %v", h, ok)
	}
}
