package gamestest

import (
	"runehall/games"
	"runehall/internal/workshop/gamestest/toys/throws"
)

type slipperyOptions = Options[*slippery, throws.Move]

var toySample sampleFunc = (*throws.Game).Sample

// sampleMutants are toy games of throws, broken mostly in sampling and joining.
var sampleMutants = []struct {
	name   string
	check  Check
	sample sampleFunc
	breaks func(def *slipperyDef, o *slipperyOptions)
}{
	{name: "off the board", check: CheckSample,
		sample: func(g *throws.Game, s games.Seat, chance *games.Chance) (throws.Move, bool) {
			m, ok := g.Sample(s, chance)
			m.X *= 2
			return m, ok
		}},
	{name: "other chance", check: CheckSample, sample: func() sampleFunc {
		own := games.NewChance(1, 1)
		return func(g *throws.Game, s games.Seat, _ *games.Chance) (throws.Move, bool) { return g.Sample(s, &own) }
	}()},
	{name: "for who may not act", check: CheckSample, sample: func(
		g *throws.Game, _ games.Seat, chance *games.Chance,
	) (throws.Move, bool) {
		return g.Sample(g.OnTurn, chance)
	}},
	{name: "not of the continuous set", check: CheckSample, sample: func(
		g *throws.Game, s games.Seat, _ *games.Chance,
	) (throws.Move, bool) {
		return throws.Move{Kind: throws.Hold}, g.Phase == throws.Throwing && s == g.OnTurn
	}},
	{name: "without bounds", check: CheckSample, sample: toySample, breaks: func(def *slipperyDef, _ *slipperyOptions) {
		def.Bounds = func(*slippery, games.Seat) any { return nil }
	}},
	{name: "no Bounds", check: CheckDef, sample: toySample, breaks: func(def *slipperyDef, _ *slipperyOptions) {
		def.Bounds = nil
	}},
	{name: "nothing is sampled", check: CheckDef, sample: toySample, breaks: func(_ *slipperyDef, o *slipperyOptions) {
		o.Sampled = nil
	}},
	{name: "a sampled move is listed", check: CheckListed, sample: toySample,
		breaks: func(_ *slipperyDef, o *slipperyOptions) {
			o.Sampled = func(m throws.Move) bool { return m.Kind != throws.Claim }
		}},
	{name: "Bounds change something", check: CheckPure, sample: toySample,
		breaks: func(def *slipperyDef, _ *slipperyOptions) {
			bounds := def.Bounds
			def.Bounds = func(g *slippery, s games.Seat) any {
				g.Chance.Uint64()
				return bounds(g, s)
			}
		}},
	{name: "chance that Redeal keeps", check: CheckRedeal, sample: toySample,
		breaks: func(def *slipperyDef, _ *slipperyOptions) {
			fresh := def.New
			def.New = func(s games.Setup, events *games.Events[throws.Event]) *slippery {
				g := fresh(s, events)
				g.keeps = true
				return g
			}
		}},
	{name: "no Join", check: CheckDef, sample: toySample, breaks: func(def *slipperyDef, _ *slipperyOptions) {
		def.Joint = func(*slippery) bool { return false }
	}},
	{name: "a joint move is refused", check: CheckJoint, sample: toySample, breaks: joining(func(
		decisions []games.Chosen[throws.Move],
	) (games.Seat, throws.Move) {
		return decisions[0].Seat, throws.Move{Kind: throws.Hold}
	})},
	{name: "a joint move of another seat", check: CheckJoint, sample: toySample, breaks: joining(func(
		decisions []games.Chosen[throws.Move],
	) (games.Seat, throws.Move) {
		return decisions[0].Seat + 1, decisions[0].Move
	})},
	{name: "a joint move at random", check: CheckJoint, sample: toySample,
		breaks: joining(func() func([]games.Chosen[throws.Move]) (games.Seat, throws.Move) {
			chance := games.NewChance(1, 1)
			return func(decisions []games.Chosen[throws.Move]) (games.Seat, throws.Move) {
				return decisions[0].Seat, throws.Move{Kind: throws.Claim, Claims: uint8(chance.IntN(2))}
			}
		}())},
}

// joining replaces how the toy joins decisions.
func joining(join func([]games.Chosen[throws.Move]) (games.Seat, throws.Move)) func(*slipperyDef, *slipperyOptions) {
	return func(def *slipperyDef, _ *slipperyOptions) {
		def.Joint = func(g *slippery) bool { return g.Phase == throws.Claiming }
		def.Join = func(_ *slippery, decisions []games.Chosen[throws.Move]) (games.Seat, throws.Move) {
			return join(decisions)
		}
	}
}
