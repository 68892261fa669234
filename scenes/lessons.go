package scenes

import (
	"slices"

	"runehall/assets/learn"
	"runehall/games"
	"runehall/games/lesson"
	learnpage "runehall/scenes/learn"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/rulebook"
	"runehall/scenes/stage"
	"runehall/scenes/table"
)

// learnOf returns the list of lessons; those of game come first, if it is not "".
func learnOf(st *stage.Stage, game string) *learnpage.Scene {
	s := learnpage.New(st, &shelves, game, func(id string) { st.Push(lessonOf(st, id)) })
	s.Today(func() { st.Push(dayOf(st)) })
	return s
}

// postersOf returns what the hall offers to someone who is alone: the next lesson, and the puzzle of the day.
func postersOf(st *stage.Stage) (list []page.Card) {
	var games []string
	for _, door := range shelves.Doors() {
		games = append(games, door.Info().ID)
	}
	if card, id, ok := learnpage.CardOfNext(st, games); ok {
		card.Tapped = func() { st.Push(lessonOf(st, id)) }
		list = append(list, card)
	}
	card := learnpage.CardOfDay(st)
	card.Tapped = func() { st.Push(dayOf(st)) }
	return append(list, card)
}

// lessonOf returns the table of a lesson, or a screen that says why there is none.
func lessonOf(st *stage.Stage, id string) stage.Scene {
	l, err := learn.Read(id)
	if err != nil {
		st.Log.Error("a lesson cannot be read", "id", id, "error", err)
		return page.NewError(st, matches.Why(st, &shelves, err), "")
	}
	door, ok := shelves.Door(l.Game)
	if !ok {
		return page.NewError(st, matches.Why(st, &shelves, games.FaultGame.Of(games.ErrNotRecord)), "")
	}
	scene, err := door.Learn(st, l, table.Ways{
		Pause:   func(m table.Menu) { st.Push(pauseOf(st, m, "")) },
		Rules:   func(game, clause, why string) { st.Push(rulebookOf(st, game, clause, why)) },
		Fail:    func(err error) { fail(st, err) },
		Results: func(table.Outcome) {},
		Learned: func(l *lesson.Lesson) { learned(st, door, l) },
		Leave:   func() {},
	})
	if err != nil {
		st.Log.Error("a lesson cannot be played", "id", id, "error", err)
		return page.NewError(st, matches.Why(st, &shelves, err), "")
	}
	st.Apply(st.Settings.WithLearned(learnpage.Begun(id)))
	return scene
}

// learned notes that a lesson was played to its end, and leads on: to a match of the same kind if the lesson says so,
// or back to the list, where the next lesson is golden.
func learned(st *stage.Stage, door table.Door, l *lesson.Lesson) {
	st.Apply(tipsLeft(st.Settings.WithLearned(l.ID), l))
	if !l.Leads() {
		st.Pop()
		return
	}
	setup := l.Setup
	setup.Seed, setup.Starts = st.Seed(), []games.Seat{l.Learner()}
	// Every match begins in the hall, so that leaving it leads there, wherever it was begun.
	put := func(match stage.Scene) {
		st.Home()
		st.Push(match)
	}
	begin(st, door, setup, l.Players, put, func(err error) {
		st.Push(page.NewError(st, matches.Why(st, &shelves, err), ""))
	})
}

// tipsAfterLessons is how many tips a match has at most once all lessons of its game were played.
const tipsAfterLessons = 3

// tipsLeft returns the settings after a lesson: what it has taught is no tip any more. Somebody who has played all
// lessons of a game gets only the first few of the tips that are left.
func tipsLeft(after stage.Settings, l *lesson.Lesson) stage.Settings {
	game, _ := shelves.Game(l.Game)
	left, taught := tipsAfterLessons, l.Clauses()
	all := !slices.ContainsFunc(learn.IDs(l.Game), func(id string) bool { return !after.Learned(id) })
	for _, tip := range game.Tips {
		key := l.Game + "." + tip.ID
		switch {
		case after.TipSeen(key):
		case slices.Contains(taught, tip.Clause) || all && left == 0:
			after = after.WithTipSeen(key)
		case all:
			left--
		}
	}
	return after
}

// sitDown opens the set-up of a game. Somebody who has never played the game is first asked about playing along with a
// lesson.
func sitDown(st *stage.Stage, door table.Door, past func() []matches.Match) {
	game := door.Info().ID
	played := slices.ContainsFunc(past(), func(m matches.Match) bool { return m.Game == game })
	if !learnpage.Offers(st, game, played) {
		st.Push(setupOf(st, door, past))
		return
	}
	st.Push(learnpage.NewOffer(st, &shelves, game, learnpage.OfferWays{
		Along: func() {
			id, _ := learnpage.Next(st, game)
			st.Replace(learnOf(st, game))
			st.Push(lessonOf(st, id))
		},
		Straight: func() { st.Replace(setupOf(st, door, past)) },
	}))
}

// rulebookOf returns the rulebook of a game, open at a clause.
func rulebookOf(st *stage.Stage, game, clause, why string) *rulebook.Scene {
	s := rulebook.New(st, &shelves, game, clause, why)
	if len(learn.IDs(game)) > 0 {
		s.Learn(func() { st.Push(learnOf(st, game)) })
	}
	return s
}
