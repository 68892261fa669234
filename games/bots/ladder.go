package bots

import "runehall/games"

// The ids of the levels that every game has, in rising strength.
const (
	Novice     = "novice"
	Apprentice = "apprentice"
	Adept      = "adept"
	Master     = "master2"
)

// FormerMaster is the master of earlier versions, which plays on where a record names it. Hints, reviews and puzzles
// still think as it does.
const FormerMaster = "master"

// ladder holds the ids of the levels, and the hand that each has.
var ladder = [len(games.Minds{})]struct {
	id    string
	skill games.Skill
}{{Novice, slowHand}, {Apprentice, steadyHand}, {Adept, deftHand}, {Master, quickHand}}

// usual are the minds of games that set none of their own. A novice often makes the first plausible move, an apprentice
// now and then. An adept makes the move after which it has most, and a master tries the best moves on many possible
// positions.
var usual = games.Minds{{Slips: 75, Few: 3}, {Slips: 35, Few: 3}, {}, {Field: 10, Playouts: 160, Ahead: 4}}

// Rungs lists the ids of the four levels, in rising strength.
func Rungs() []string { return []string{Novice, Apprentice, Adept, Master} }

// Renewed returns the level that replaces a recorded player in a new match. A level from before there were four becomes
// the one that has its place now; all other ids stay.
func Renewed(id string) string {
	switch id {
	case "random":
		return Novice
	case "slow":
		return Apprentice
	case "greedy", "deft":
		return Adept
	case "quick", FormerMaster:
		return Master
	}
	return id
}

// MindsOf returns the minds of the four levels in a game. The last is that of [FormerMaster]; see [MasterOf].
func MindsOf(info *games.Info) games.Minds {
	if info.Minds != nil {
		return *info.Minds
	}
	return usual
}

// MasterOf returns how the master of a game thinks.
func MasterOf(info *games.Info) games.Mind {
	if info.Master != nil {
		return *info.Master
	}
	return MindsOf(info)[len(games.Minds{})-1]
}

// Ladder lists the four levels that every game has, in rising strength. Where the hand counts ([games.Def].Deed), each
// has a hand to match.
func Ladder[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V]) []games.Level[C, M] {
	minds := MindsOf(&def.Info)
	minds[len(minds)-1] = MasterOf(&def.Info)
	levels := make([]games.Level[C, M], len(ladder))
	for i, rung := range ladder {
		levels[i] = games.Level[C, M]{ID: rung.id, New: func(seed uint64) games.Thinker[C, M] {
			return handed(def, newMind(def, minds[i], seed), rung.skill, seed)
		}}
	}
	return levels
}

// newMind returns a player with a certain mind. Where seats decide at the same moment it tries nothing out, because one
// seat's decision alone leads to no position.
func newMind[C games.Core[C, M, E], M comparable, E any, V any](def *games.Def[C, M, E, V], how games.Mind,
	seed uint64) games.Thinker[C, M] {
	if how.Plain {
		def = byHand(def)
	}
	former := MindsOf(&def.Info)[len(games.Minds{})-1]
	if how.Most > 0 && def.Joint == nil && def.Worth != nil {
		few := how
		few.Most = 0
		return &tables[C, M, E, V]{def: def, most: how.Most, few: newMind(def, few, seed),
			many: newMind(def, former, seed)}
	}
	var mind games.Thinker[C, M]
	switch {
	case how.Budget > 0 && def.Joint == nil && def.Worth != nil && !def.Turns:
		mind = newTree(def, how, former, seed)
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

// Thinking returns a level with a certain mind, for comparing minds. Where the hand counts, it has a master's hand.
func Thinking[C games.Core[C, M, E], M comparable, E any, V any](id string, def *games.Def[C, M, E, V],
	how games.Mind) games.Level[C, M] {
	return games.Level[C, M]{ID: id, New: func(seed uint64) games.Thinker[C, M] {
		return handed(def, newMind(def, how, seed), quickHand, seed)
	}}
}

// handed adds a hand of some skill to a head, where the hand counts ([games.Def].Deed).
func handed[C games.Core[C, M, E], M comparable, E any, V any](
	def *games.Def[C, M, E, V], head games.Thinker[C, M], skill games.Skill, seed uint64,
) games.Thinker[C, M] {
	if def.Deed == nil {
		return head
	}
	return &hand[C, M, E, V]{def: def, head: head, skill: skill, seed: seed}
}
