package pause

import (
	"runehall/assets/lang"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// Scene is the menu of a match, over the dimmed table, with the standing of the match.
type Scene struct {
	page.Prompting
	stage *stage.Stage
	menu  table.Menu
	id    string // of the record
	ways  Ways
	safe  ui.Rect

	goOn, again, reset, redo, hint, room, notices, calm, end, resign, save, rules, settings, share, leave ui.Button

	forgets  ui.Label // where nothing is kept
	standing standing
	list     page.Columns
	names    stage.Names
}

// Ways lead from the menu of a match to other screens. Share hands the match on, and Room leads to the seats of a match
// that is kept in a room, or moves the match into one. Notices has the system ask whether it may show notices of this
// match; nil: there is nothing to ask.
type Ways struct{ Rules, Settings, Share, Room, Notices func() }

// New returns the menu of a match, whose record is stored under id.
func New(st *stage.Stage, menu table.Menu, id string, ways Ways) *Scene {
	s := &Scene{stage: st, menu: menu, id: id, ways: ways}
	s.goOn = ui.Button{Kind: ui.PrimaryButton, Icon: ui.IconPlay, OnTap: st.Pop}
	s.again = ui.Button{Icon: ui.IconRedo, OnTap: func() { st.Pop(); menu.Again() }}
	s.reset = ui.Button{Icon: ui.IconUndo, OnTap: func() { st.Pop(); menu.Reset() }}
	s.redo = ui.Button{Icon: ui.IconRedo, OnTap: func() { st.Pop(); menu.Redo() }}
	s.hint = ui.Button{Icon: ui.IconHint, OnTap: func() { st.Pop(); menu.Hint() }}
	s.room = ui.Button{Icon: ui.IconCode, OnTap: ways.Room}
	s.notices = ui.Button{Icon: ui.IconSound, OnTap: func() { ways.Notices(); st.Pop() }}
	s.calm = ui.Button{Icon: ui.IconPatience, OnTap: func() { st.Pop(); menu.Calm() }}
	s.end = ui.Button{Icon: ui.IconPause, OnTap: s.askEnd}
	s.resign = ui.Button{Icon: ui.IconStill, OnTap: s.askResign}
	s.save = ui.Button{Icon: ui.IconExport, OnTap: s.saveFile}
	s.forgets = ui.Label{Wrap: true}
	s.rules = ui.Button{Icon: ui.IconRulebook, OnTap: ways.Rules}
	s.settings = ui.Button{Icon: ui.IconSettings, OnTap: ways.Settings}
	s.share = ui.Button{Icon: ui.IconExport, OnTap: s.askShare}
	s.leave = ui.Button{Icon: ui.IconBack, OnTap: st.Home}
	s.Back.OnTap = st.Pop
	s.Middle = true
	buttons := &ui.Column{Items: []ui.Widget{&s.goOn}}
	if menu.Again != nil {
		buttons.Items = append(buttons.Items, &s.again)
	}
	if menu.Reset != nil {
		buttons.Items = append(buttons.Items, &s.reset)
	}
	if menu.Redo != nil {
		buttons.Items = append(buttons.Items, &s.redo)
	}
	if menu.Hint != nil {
		buttons.Items = append(buttons.Items, &s.hint)
	}
	kept := menu.Sitting != nil
	if kept && st.Forgets != nil && st.Forgets() != "" {
		buttons.Items = append(buttons.Items, &s.forgets, &s.save)
	}
	if ways.Room != nil {
		buttons.Items = append(buttons.Items, &s.room)
	}
	if ways.Notices != nil {
		buttons.Items = append(buttons.Items, &s.notices)
	}
	buttons.Items = append(buttons.Items, &s.rules, &s.settings)
	if kept {
		buttons.Items = append(buttons.Items, &s.share)
	}
	if menu.Calm != nil {
		buttons.Items = append(buttons.Items, &s.calm)
	}
	if menu.End != nil {
		buttons.Items = append(buttons.Items, &s.end)
	}
	if menu.Resign != nil {
		buttons.Items = append(buttons.Items, &s.resign)
	}
	buttons.Items = append(buttons.Items, &s.leave)
	s.list = page.Columns{Least: 300, Items: []ui.Widget{buttons}}
	if menu.Standing != nil {
		s.list.Items = append(s.list.Items, &s.standing)
	} else {
		s.Most = 420
	}
	if menu.Behind != nil {
		s.Ground = s.drawTable
	}
	s.Content = &s.list
	s.names = stage.Names{
		&s.goOn: "pause.continue", &s.again: "pause.again", &s.reset: "pause.reset", &s.redo: "pause.redo", &s.hint: "pause.hint", &s.room: "pause.room", &s.notices: "pause.notices", &s.calm: "pause.calm", &s.end: "pause.end", &s.resign: "pause.resign", &s.save: "pause.save", &s.rules: "pause.rules",
		&s.settings: "pause.settings", &s.share: "pause.share", &s.leave: "pause.leave", &s.Back: "pause.back",
	}
	return s
}

// Name is "pause".
func (s *Scene) Name() string { return "pause" }

// Enter focuses the button that continues the match.
func (s *Scene) Enter(root *ui.Root) { root.Focus(&s.goOn) }

// Layout places the menu.
func (s *Scene) Layout(screen, safe ui.Rect) {
	st, k := s.stage, s.stage.Kit
	if s.menu.Fit != nil {
		s.menu.Fit(screen, safe)
	}
	s.standing.fill(&s.menu)
	s.Title = st.Text("pause.title")
	s.Line = st.Text("game." + s.menu.Game)
	for b, key := range map[*ui.Button]string{
		&s.goOn: "pause.continue", &s.reset: "pause.reset", &s.redo: "pause.redo", &s.hint: "pause.hint",
		&s.rules:    "pause.rules",
		&s.settings: "pause.settings", &s.share: "pause.share", &s.leave: "pause.leave",
	} {
		b.Text = st.Text(key)
	}
	s.again.Text, s.room.Text = st.Text("results.rematch"), st.Text("room.menu")
	if s.menu.Room == nil {
		s.room.Text, s.room.Hint = st.Text("room.invite"), st.Text("room.invite.hint")
	}
	s.notices.Text, s.notices.Hint = st.Text("room.notices"), st.Text("room.notices.hint")
	s.calm.Text, s.calm.Hint = st.Text("table.room.calm"), st.Text("room.calm.hint")
	s.end.Text, s.resign.Text = st.Text("room.end"), st.Text("room.resign")
	s.save.Text = st.AsFile()
	if st.Forgets != nil {
		s.forgets.Text, s.forgets.Style = st.Forgets(), k.Type.Small.In(k.Palette.GoldText)
	}
	s.safe = safe
	s.Arrange(k, screen, safe)
}

// askShare warns that the record of an unfinished match holds all its secrets.
func (s *Scene) askShare() {
	st := s.stage
	s.Question.Ask(st, s.safe, st.Text("pause.share.title"), st.Text("pause.share.warning"),
		st.Text("pause.share.do"), s.ways.Share)
}

// askEnd asks before the others are asked whether the match shall end without a result.
func (s *Scene) askEnd() {
	s.askFor("room.end.ask", "room.end.text", "room.end", s.menu.End)
}

// askResign asks before the match is given up.
func (s *Scene) askResign() {
	if s.menu.Resigner != "" {
		s.askFor("room.resign.for", "room.resign.text", "room.resign", s.menu.Resign, lang.Str("name", s.menu.Resigner))
		return
	}
	s.askFor("room.resign.ask", "room.resign.text", "room.resign", s.menu.Resign)
}

// askFor asks before something that the table does, at which what comes of it is seen.
func (s *Scene) askFor(head, text, do string, then func(), args ...lang.Arg) {
	st := s.stage
	s.Question.Ask(st, s.safe, st.Text(head, args...), st.Text(text), st.Text(do), func() { st.Pop(); then() })
}

// saveFile gives the person the match as a file, where nothing else keeps it.
func (s *Scene) saveFile() {
	s.stage.Store.Export(s.id, func(place string, err error) { s.Handed(s.stage, "the record "+s.id, place, err) })
}

// Update reacts to a tick's input.
func (s *Scene) Update(c *ui.Context) {
	if c.Action(ui.Menu) {
		s.stage.Pop()
	}
	s.Prompting.Update(c)
}

// dimmedTable is how much of the table is covered under the menu.
const dimmedTable = .74

// drawTable draws the table, dimmed. Its own title and buttons lie under a dark bar: others stand there.
func (s *Scene) drawTable(c *ui.Canvas) {
	s.menu.Behind(c)
	c.Rect(s.Screen, c.Palette.Ink.Fade(dimmedTable))
	bar := s.Screen
	bar.H = s.Places.Bar.Bottom() - bar.Y
	c.Rect(bar, c.Palette.Ink)
	c.HLine(bar.X, bar.Bottom(), bar.W, c.Palette.Edge)
}

// Draw draws the menu.
func (s *Scene) Draw(c *ui.Canvas) {
	s.Prompting.Draw(c)
}

// Report says what can be pressed.
func (s *Scene) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["game"] = s.menu.Game
	if s.forgets.Text != "" {
		r.State["forgets"] = s.forgets.Text
	}
	s.Prompting.Report(r)
}
