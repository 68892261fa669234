package bots

import "runehall/games"

// The ids of the levels that every game has, in rising strength.
const (
	Novice     = "novice"
	Apprentice = "apprentice"
	Adept      = "adept"
	Master     = "master"
)

// ladder has the ids of the levels, and the hands of those who play them.
var ladder = [len(games.Minds{})]struct {
	id    string
	skill games.Skill
}{{Novice, slowHand}, {Apprentice, steadyHand}, {Adept, deftHand}, {Master, quickHand}}

// usual are the minds of games that name none: a novice often makes the first plausible move, an apprentice now and then, an adept makes the
// move after which it has most, and a master tries the best moves on many possible positions.
var usual = games.Minds{{Slips: 75, Few: 3}, {Slips: 35, Few: 3}, {}, {Field: 10, Playouts: 160, Ahead: 4}}

// Rungs lists the ids of the four levels, in rising strength.
func Rungs() []string { return []string{Novice, Apprentice, Adept, Master} }

// Renewed returns the level with which a new match replaces a player that a record names. A player from before there were four levels becomes the
// level that bears its name now; every other id stays.
func Renewed(id string) string {
	switch id {
	case "random":
		return Novice
	case "slow":
		return Apprentice
	case "greedy", "deft":
		return Adept
	case "quick":
		return Master
	}
	return id
}

// MindsOf returns how computer players of the four levels think in a game.
func MindsOf(info *games.Info) games.Minds {
	if info.Minds != nil {
		return *info.Minds
	}
	return usual
}

// Ladder lists the four levels that every game has, in rising strength. Where the hand counts ([games.Def].Deed), each has the hand of its
// strength too.
func Ladder[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) []games.Level[C, M] {
	minds := MindsOf(&def.Info)
	levels := make([]games.Level[C, M], len(ladder))
	for i, rung := range ladder {
		levels[i] = games.Level[C, M]{ID: rung.id, New: func(seed uint64) games.Thinker[C, M] {
			return handed(def, newMind(def, minds[i], seed), rung.skill, seed)
		}}
	}
	return levels
}

// newMind returns a player that thinks in a certain way. Where seats decide at the same moment, it tries nothing: a decision of one seat alone
// leads to no position.
func newMind[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], how games.Mind, seed uint64) games.Thinker[C, M] {
	if how.Plain {
		def = byHand(def)
	}
	var mind games.Thinker[C, M]
	switch {
	case how.Playouts > 0 && def.Joint == nil:
		mind = newSearch(def, how, seed)
	case def.Turns && how.Width > 0:
		planner := newPlanner(def, seed)
		planner.width = how.Width
		mind = planner
	default:
		mind = newPlain(def, seed)
	}
	if plain, ok := mind.(*greedy[C, M, E, V]); ok {
		plain.gentle = how.Gentle
	}
	if how.Slips > 0 {
		mind = newSlips(def, mind, how, seed)
	}
	return mind
}

// Thinking returns a level that thinks in a certain way, for comparing ways. Where the hand counts, it has a master's hand.
func Thinking[C games.Core[C, M, E], M comparable, E any, V any](id string, def *games.Def[C, M, E, V], how games.Mind) games.Level[C, M] {
	return games.Level[C, M]{ID: id, New: func(seed uint64) games.Thinker[C, M] {
		return handed(def, newMind(def, how, seed), quickHand, seed)
	}}
}

// handed gives a head a hand of some skill, where the hand counts ([games.Def].Deed).
func handed[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], head games.Thinker[C, M], skill games.Skill, seed uint64,
) games.Thinker[C, M] {
	if def.Deed == nil {
		return head
	}
	return &hand[C, M, E, V]{def: def, head: head, skill: skill, seed: seed}
}
