package table

import (
	"errors"
	"slices"

	"runehall/assets/lang"
	"runehall/assets/sound"
	"runehall/games"
	"runehall/internal/store"
	"runehall/ui"
)

func nameArg(name string) lang.Arg { return lang.Str("name", name) }

func countArg(n int) lang.Arg { return lang.Num("n", n) }

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
	s.line, s.turn = s.spoken[0].say(match, s.say), s.spoken[1].say(turn, s.say)
	if s.learns() {
		s.line = s.courseLine()
	}
	s.acting = s.eyes.open || p.isPerson(p.must()) && !p.over()
	seat := subject(turn) // as far as the picture has come
	switch {
	case s.eyes.open && seat != s.eyes.seat: // who looks is not the one whose turn it is
		seat = s.eyes.seat
		s.turn = s.stage.Text("table.only", nameArg(s.name(seat)))
	case s.captioned():
		seat = s.caption.seat
		s.turn, s.acting = s.caption.text, false
	}
	s.alone, s.whose = s.eyes.open, nil
	if seat >= 0 {
		s.whose = &s.sitters[seat].Look
	}
	s.heardTurn, s.timeLeft = s.turn, ""
	s.lineWords(seat)
	s.clocksWords()
	s.back.Icon, s.word = ui.IconBack, ""
	if s.eyes.open {
		s.back.Icon, s.word = ui.IconCurtain, s.stage.Text("curtain.rope")
	}
	_, undo := p.undoTo()
	undo = undo || p.lastDecided(s.reader) >= 0 || s.board.Drops()
	s.tools[toolUndo].Disabled = s.eyes.shut() || !undo || p.sends()
	s.tools[toolRedo].Disabled = s.eyes.shut() || !p.canRedo()
	s.gone[toolUndo] = s.stays && s.tools[toolUndo].Disabled
	s.tools[toolHint].Disabled = s.eyes.shut() || !s.canHint() && !s.palm.there
	s.palmWords()
	s.asking = p.asked.on && p.asked.waits(p.persons) && s.board.Shown() && s.eyes.seat < 0
	s.sure = s.sure && (s.asking || s.goldenAct() == declineForGood)
	act := s.goldenAct()
	s.golden, s.primary.Text, s.primary.Disabled = act != nothing, s.goldenWords(act), act == awaitDraft
	if s.primary.Kind = ui.SlateButton; act.gilded() {
		s.primary.Kind = ui.PrimaryButton
	}
	s.questionWords()
	s.consentWords()
	s.curtainWords()
	s.warn()
}

func (s *Table[C, M, E, V]) curtainWords() {
	seat := s.eyes.seat
	if seat < 0 {
		return
	}
	w := &s.curtain
	w.title = s.stage.Text("curtain.title", nameArg(s.name(seat)))
	w.note = s.stage.Text("curtain.note", nameArg(s.name(seat)))
	w.look = s.sitters[seat].Look
	w.line, w.hold, w.away.Text = s.line, s.stage.Text("curtain.hold"), s.stage.Text("curtain.away")
	w.explain = func(p ui.Prompt) string { return s.stage.Text("curtain.key", lang.Str("key", s.stage.Prompt(p))) }
}

// drafting reports whether there is a draft that the golden button can make a move now.
func (s *Table[C, M, E, V]) drafting() bool {
	label, ready := s.board.Draft()
	return ready && label.Key != ""
}

func (s *Table[C, M, E, V]) questionWords() {
	if !s.asking {
		return
	}
	a := &s.play.asked
	b := &s.question
	b.ask, b.note = s.say(a.question.Ask), s.stage.Text("table.nobody.note")
	if first := a.first(); first >= 0 {
		b.ask = s.stage.Text("table.ask-before", nameArg(s.name(first)))
	}
	b.nobody.Kind, b.nobody.Text = ui.SlateButton, s.stage.Text("table.nobody")
	if a.question.named() {
		b.nobody.Text = s.declineWords()
	}
	if s.sure {
		b.nobody.Text = s.stage.Text("table.sure", lang.Str("what", b.nobody.Text))
	}
	if a.question.Looks {
		b.nobody.Kind = ui.PrimaryButton
		b.nobody.Text, b.note = s.stage.Text("curtain.open", nameArg(s.name(a.question.Seats[0]))), s.stage.Text("table.only-looks.note")
	}
	for i := range b.seats {
		seat := games.Seat(i)
		m := &b.seats[i]
		m.look, m.name, m.sitter, m.sign = s.sitters[i].Look, s.name(seat), s.name(seat), ui.NoIcon
		if !s.sitters[i].Person {
			m.sign = ui.IconComputer
		}
		m.dim = !slices.Contains(a.question.Seats, seat) || slices.Contains(a.passed, seat)
		m.rests = m.dim || !s.play.isPerson(seat) || !a.mayChoose(seat)
		switch {
		case seat == a.question.By:
			m.name = s.stage.Text("table.asks")
		case !slices.Contains(a.question.Seats, seat):
			m.name = s.stage.Text("table.not-asked")
		case slices.Contains(a.wants, seat):
			m.name = s.stage.Text("table.wants")
		}
	}
}

// notify shows a toast. While a clock runs it offers nothing: a hand that acts there would press it.
func (s *Table[C, M, E, V]) notify(icon ui.Icon, text string, tone ui.Color, more ui.Button) {
	if s.play.running() {
		more = ui.Button{}
	}
	s.refused, s.refuses, s.fleeting = ui.Rect{}, false, false
	s.chrome.notify(icon, text, tone, more)
}

// refuse says why a seat's move is not possible, with what it lacks where the game says that, and offers its clause.
func (s *Table[C, M, E, V]) refuse(why *games.Refusal, seat games.Seat, m M) {
	if s.play.asks() && !s.play.script.lesson.Riddle {
		s.play.script.tries++
	}
	k := s.stage.Kit
	reason := s.stage.Text(why.Reason)
	if lacks := s.play.kind.Def.Lacks; lacks != nil {
		if lack, ok := lacks(s.play.view(s.reader), seat, m); ok {
			reason = s.say(lack)
		}
	}
	s.notify(ui.IconClose, reason, k.Palette.Blood, ui.Button{
		Kind: ui.SlateButton, Text: s.stage.Text("table.why", lang.Str("clause", why.Clause)),
		OnTap: func() { s.ways.Rules(s.play.kind.Def.ID, why.Clause, reason) },
	})
	s.refused, s.refuses = s.pointedThing(), true
	s.stage.Sound(sound.Refuse, s.places.toast.Center())
}

// warn notifies of programs that have gone, and of moves that cannot be stored.
func (s *Table[C, M, E, V]) warn() {
	p := s.play
	if len(s.vacated) > 0 && !s.toast.Shown() {
		text := s.stage.Text("table.program-gone", lang.Str("name", s.name(s.vacated[0])))
		s.notify(ui.IconWarning, text, s.stage.Kit.Palette.Blood, ui.Button{})
		s.vacated = s.vacated[1:]
	}
	if p.storeErr == nil {
		s.warned = false
		return
	}
	if !s.warned {
		s.warned = true
		s.stage.Log.Error("a move cannot be stored", "error", p.storeErr)
	}
	if s.toast.Shown() {
		return
	}
	text, lost := s.unstoredWords(p.storeErr)
	more := ui.Button{Text: s.stage.Text("table.retry"), OnTap: p.retry}
	if lost && s.ways.Save != nil {
		more = ui.Button{Text: s.stage.AsFile(), OnTap: s.save}
	}
	s.notify(ui.IconWarning, text, s.stage.Kit.Palette.Blood, more)
}

// unstoredWords says why a move cannot be stored. If a file is of more help than another try, which comes by itself, lost is true.
func (s *Table[C, M, E, V]) unstoredWords(err error) (text string, lost bool) {
	_, file := errors.AsType[*store.PlaceError](err)
	switch {
	case errors.Is(err, store.ErrGone) && file:
		return s.stage.Text("table.lost"), true
	case errors.Is(err, store.ErrGone):
		return s.stage.Text("table.gone"), true
	case errors.Is(err, store.ErrFull):
		return s.stage.Text("table.full"), true
	case errors.Is(err, store.ErrDenied):
		return s.stage.Text("table.denied"), true
	case errors.Is(err, store.ErrBusy):
		return s.stage.Text("table.taken"), true
	}
	return s.stage.Text("table.unstored"), false
}

// replaced notes that a program had to be replaced, so that it is said.
func (s *Table[C, M, E, V]) replaced(seat games.Seat, why error) {
	s.stage.Log.Warn("a program cannot go on", "seat", seat+1, "did", why)
	s.vacated = append(s.vacated, seat)
}

// save gives the person the match as a file, with the moves that cannot be stored.
func (s *Table[C, M, E, V]) save() {
	s.ways.Save(s.Record(), func(line string, err error) {
		tone, icon := s.stage.Kit.Palette.Moss, ui.IconCheck
		if err != nil {
			tone, icon = s.stage.Kit.Palette.Blood, ui.IconWarning
		}
		s.notify(icon, line, tone, ui.Button{})
	})
}
