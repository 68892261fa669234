package table

import (
	"errors"
	"slices"
	"unicode"
	"unicode/utf8"

	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/internal/store"
	"runehall/scenes/stage"
	"runehall/scenes/table/chronicle"
	"runehall/scenes/table/notices"
	"runehall/ui"
)

func nameArg(name string) lang.Arg { return lang.Str("name", name) }

// spoken keeps the words of a phrase: in most ticks the phrase is the same as before.
type spoken struct {
	phrase games.Phrase
	text   string
}

func (o *spoken) say(p games.Phrase, say func(games.Phrase) string) string {
	if p.Key != o.phrase.Key || !slices.Equal(p.Args, o.phrase.Args) {
		*o = spoken{games.Phrase{Key: p.Key, Args: slices.Clone(p.Args)}, say(p)}
	}
	return o.text
}

// words makes the words round the board, and says what can be pressed.
func (s *Table[C, M, E, V]) words() {
	s.nameTools(s.stage.Text)
	p := s.play
	match, turn := s.board.Headline()
	s.line, s.turn = s.spoken[0].say(match, s.teller.Say), s.spoken[1].say(turn, s.teller.Say)
	if s.guide.Course.On() {
		s.line = s.guide.Course.Line()
	}
	s.acting = s.eyes.Open || p.isPerson(p.must()) && !p.over()
	seat := lineOfTurn(s, turn)
	s.alone, s.whose = s.eyes.Open, nil
	if seat >= 0 {
		s.whose = &s.teller.Sitters[seat].Look
	}
	s.heardTurn, s.clock.Move = s.turn, ""
	s.lineWords(p.apart, p.stored(), seat, p.acting)
	tellLastMove(s)
	s.clock.Fill(s.stage, p.apart, s.teller.Sitters)
	s.back.Icon, s.word = ui.IconBack, ""
	if s.eyes.Open {
		s.back.Icon, s.word = ui.IconCurtain, s.stage.Text("curtain.rope")
	}
	s.consent.Ask(p.apart, &s.teller, p.timed.Running())
	_, undo := p.undoTo()
	s.enable(s.eyes.Shut(), (undo || s.board.Drops()) && !p.sends(), p.canRedo(), s.canHint() || s.palm.There)
	s.tools[toolUndo].Why = whyNoUndo(s.stage, p)
	s.gone[toolUndo] = s.stays && s.tools[toolUndo].Disabled
	s.palmWords(s.stage.Text)
	s.asking = p.asked.On && p.asked.Waits() && s.board.Shown() && s.eyes.Seat < 0
	s.sure = s.sure && (s.asking || s.goldenAct() == declineForGood)
	gild(s)
	if s.asking {
		s.question.say(&p.asked.Asking, &s.teller, s.sure, p.persons)
	}
	fillPlates(s, seat)
	s.curtainWords()
	s.warn()
}

// lineOfTurn makes the line of whose turn it is, as far as the picture has come, and returns whom the line is about.
func lineOfTurn[C games.Core[C, M, E], M comparable, E any, V any](s *Table[C, M, E, V], turn games.Phrase) games.Seat {
	seat := chronicle.Subject(turn)
	switch {
	case s.eyes.Open && seat != s.eyes.Seat: // who looks is not the one whose turn it is
		seat = s.eyes.Seat
		s.turn = s.stage.Text("table.only", nameArg(s.teller.Name(seat)))
	case s.captioned():
		seat = s.caption.Seat
		s.turn, s.acting = s.caption.Text, false
	case s.guide.Course.Verdict() != "": // nobody goes on here
		seat = s.play.script.Lesson.Learner()
		s.turn, s.acting = s.guide.Course.Verdict(), false
	case s.guide.Course.Plaque() && seat == s.play.script.Lesson.Learner():
		s.turn = yours(turn, &s.teller)
	}
	return seat
}

// yours says whose turn it is to the one whose turn it is: a puzzle has said who that is.
func yours(turn games.Phrase, t *chronicle.Teller) string {
	you := slices.Clone(t.Sitters)
	for i := range you {
		you[i].Name = t.Stage.Text("learn.day.seat")
	}
	said := t.Stage.Say(turn, you)
	first, n := utf8.DecodeRuneInString(said)
	return string(unicode.ToUpper(first)) + said[n:]
}

// gild writes the button in the golden place. On a screen that is nobody's own, a curtain that can be opened is not
// golden, and in a lesson neither is a draft that leads away from what is asked for: it can be tried all the same.
func gild[C games.Core[C, M, E], M comparable, E any, V any](s *Table[C, M, E, V]) {
	act := s.goldenAct()
	draft, _ := s.board.Draft()
	s.golden = act != nothing && !s.consent.Asks()
	s.primary.Text, s.primary.Disabled = s.goldenWords(act, &s.play.asked.Inquiry, draft, s.private), act == awaitDraft
	// the board's own proposal looks like no better one
	if s.guide.Course.Undecided() && (act == makeDraft || act == leaveOff) {
		s.primary.Text, s.primary.Disabled = s.stage.Text("day.choose"), true
	}
	if s.primary.Kind = ui.SlateButton; act.gilded() && (act != openCurtain || !s.play.apart.ShowsToAll()) &&
		(act != makeDraft || !astray(s.play)) {
		s.primary.Kind = ui.PrimaryButton
	}
}

// notify shows a toast. While a clock runs it offers nothing: a hand that acts there would press it.
func (s *Table[C, M, E, V]) notify(icon ui.Icon, text string, tone ui.Color, more ui.Button) {
	if s.play.timed.Running() {
		more = ui.Button{}
	}
	s.toast.Notify(icon, text, tone, more)
}

// refuse says why a seat's move is not possible, with what it lacks where the game says that, and offers its clause.
func (s *Table[C, M, E, V]) refuse(why *games.Refusal, seat games.Seat, m M) {
	if s.play.script.Asks() && !s.play.script.Lesson.Riddle {
		s.play.script.Tries++
	}
	k := s.stage.Kit
	reason := s.stage.Text(why.Reason)
	if lacks := s.play.kind.Def.Lacks; lacks != nil {
		if lack, ok := lacks(s.play.shown.view(s.reader), seat, m); ok {
			reason = s.teller.Say(lack)
		}
	}
	s.notify(ui.IconClose, reason, k.Palette.Blood, ui.Button{
		Kind: ui.SlateButton, Text: s.stage.Text("table.why"), More: s.stage.Clause(why.Clause),
		OnTap: func() { s.ways.Rules(s.play.kind.Def.ID, why.Clause, reason) },
	})
	s.toast.Waits = !s.guide.Course.On() // a lesson has its own words to go on with
	s.toast.Refuse(k, func() notices.Targets { return s.targets(s.board, s.play.parts.finding) })
	s.stage.Sound(sound.Refuse, s.places.toast.Center())
}

// warn notifies of programs that have gone, and of moves that cannot be stored.
func (s *Table[C, M, E, V]) warn() {
	p := s.play
	if len(s.vacated) > 0 && !s.toast.Shown() {
		text := s.stage.Text("table.program-gone", lang.Str("name", s.teller.Name(s.vacated[0])))
		s.notify(ui.IconWarning, text, s.stage.Kit.Palette.Blood, ui.Button{})
		s.vacated = s.vacated[1:]
	}
	if p.storage.err == nil {
		s.warned = false
		return
	}
	if !s.warned {
		s.warned = true
		s.stage.Log.Error("a move cannot be stored", "error", p.storage.err)
	}
	if s.toast.Shown() {
		return
	}
	key, lost := unstored(p.storage.err)
	more := ui.Button{Text: s.stage.Text("table.retry"), OnTap: p.storage.retry}
	if lost && s.ways.Save != nil { // with the moves that cannot be stored
		more = ui.Button{Text: s.stage.AsFile(), OnTap: func() {
			s.ways.Save(s.Record(), func(line string, err error) {
				tone, icon := s.stage.Kit.Palette.Moss, ui.IconCheck
				if err != nil {
					tone, icon = s.stage.Kit.Palette.Blood, ui.IconWarning
				}
				s.notify(icon, line, tone, ui.Button{})
			})
		}}
	}
	s.notify(ui.IconWarning, s.stage.Text(key), s.stage.Kit.Palette.Blood, more)
}

// unstored returns the key of why a move cannot be stored. If a file is of more help than another try, which comes by
// itself, lost is true.
func unstored(err error) (key string, lost bool) {
	_, file := errors.AsType[*store.PlaceError](err)
	switch {
	case errors.Is(err, store.ErrGone) && file:
		return "table.lost", true
	case errors.Is(err, store.ErrGone):
		return "table.gone", true
	case errors.Is(err, store.ErrFull):
		return "table.full", true
	case errors.Is(err, store.ErrDenied):
		return "table.denied", true
	case errors.Is(err, store.ErrBusy):
		return "table.taken", true
	}
	return "table.unstored", false
}

// captioned reports whether the caption stands where it says whose turn it is: while what it tells is on its way or is
// read.
func (s *Table[C, M, E, V]) captioned() bool {
	return (s.caption.Stands() || s.caption.Text != "" && !s.board.Shown()) && !s.eyes.Open && !s.play.asked.On &&
		!s.play.timed.Running()
}

// teaches reports whether tips are said now: a person is to do something, or reads what goes on by itself, and nothing
// covers the board.
func (s *Table[C, M, E, V]) teaches() bool {
	return !s.guide.Course.On() && s.stage.Tips && stage.Tips.On(s.stage.Settings) && s.guide.Tips.Any() &&
		!s.dealing.On && !s.play.over() && !s.eyes.Shut() && !s.log.Open && !s.recap.Read() && !s.asking &&
		!s.consent.Asks() && !s.toast.Shown() &&
		(s.play.parts.mustBeSeen() || len(s.state().Movers) > 0 && s.board.Shown())
}

// sayHint says what the proposed move does, and its weightiest reason. Where it was asked for again on the same
// position, it says the next one, and leads to the clause which that is about.
func (s *Table[C, M, E, V]) sayHint() {
	said := s.hint.describe(s.play, s.teller.Say)
	words, clause := s.speaker.Words(&said, s.hint.told.times)
	if words == "" {
		return
	}
	more := ui.Button{}
	if clause != "" && s.hint.told.times > 0 {
		more = ui.Button{Kind: ui.SlateButton, Text: s.stage.Text("table.hint.rule"),
			More: s.stage.Clause(clause), OnTap: func() {
				s.ways.Rules(s.play.kind.Def.ID, clause, "")
			}}
	}
	s.notify(ui.IconHint, words, s.stage.Kit.Palette.Gold, more)
	s.toast.Fleeting = true
}
