package share

import (
	"errors"
	"fmt"

	"runehall/assets/art"
	"runehall/games"
	"runehall/scenes/library"
	"runehall/scenes/matches"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/scenes/table"
	"runehall/ui"
)

// share hands a match on: as a link in a picture for another device's camera, as a link in words, and as a file.
type share struct {
	page.Prompting
	stage     *stage.Stage
	id        string // of the record
	game      string
	link      string
	over      bool
	installed bool // links lead to the installed program

	code                ui.Code
	words               [3]ui.Label
	send, copied, saved ui.Button
	picture             ui.Button // of a match that is over
	column              ui.Column
	list                page.Columns
	names               stage.Names

	position page.Position
	pictures []art.ID
	sheet    page.Slip // what hands the match on, beside it
	whole    ui.Column
}

// Open opens the screen that hands a match on, which is stored under id. installed says that links lead to the
// installed program and to no page, and picture shows a match that is over as a picture to keep.
func Open(st *stage.Stage, lib *library.Library, id string, sitting table.Sitting, installed bool, picture func()) {
	s, err := newShare(st, lib, id, sitting)
	if err != nil {
		st.Log.Error("a match cannot be shared", "id", id, "error", err)
		st.Push(page.NewError(st, matches.Why(st, lib, err), ""))
		return
	}
	s.installed, s.picture.OnTap = installed, picture
	st.Push(s)
}

func newShare(st *stage.Stage, lib *library.Library, id string, sitting table.Sitting) (*share, error) {
	record := sitting.Record()
	door, _ := lib.Door(record.Game)
	link, err := door.Link(record)
	if err != nil {
		return nil, fmt.Errorf("share: %w", err)
	}
	s := &share{stage: st, id: id, game: record.Game, over: sitting.Over(), link: st.Address + games.LinkMark + link}
	if err := s.code.Write(s.link); err != nil && !errors.Is(err, ui.ErrCodeFull) {
		return nil, fmt.Errorf("share: %w", err)
	}
	s.Back.OnTap = st.Pop
	s.send = ui.Button{Icon: ui.IconExport, OnTap: func() { st.SendLink(s.link) }}
	s.copied = ui.Button{OnTap: s.copy}
	s.saved = ui.Button{Icon: ui.IconExport, OnTap: s.save}
	s.picture = ui.Button{Icon: ui.IconPicture}
	s.names = stage.Names{&s.picture: "share.picture", &s.Back: "share.back", &s.send: "share.send",
		&s.copied: "share.copy", &s.saved: "share.file"}
	for i := range s.words {
		s.words[i].Wrap = true
	}
	s.position.Show(st, door, sitting)
	if game, ok := lib.Game(record.Game); ok {
		s.pictures = game.Pictures
	}
	s.Content, s.Middle = &s.whole, true
	return s, nil
}

// Name is "share".
func (s *share) Name() string { return "share" }

// choices lists what this device can do with the match, the most useful first.
func (s *share) choices() (list []*ui.Button) {
	if s.stage.SendLink != nil {
		list = append(list, &s.send)
	}
	if s.stage.Copy != nil {
		list = append(list, &s.copied)
	}
	if list = append(list, &s.saved); s.over {
		list = append(list, &s.picture)
	}
	return list
}

// Enter focuses the first choice.
func (s *share) Enter(root *ui.Root) { root.Focus(s.choices()[0]) }

// Layout writes out what can be done, and places it beside the picture or below it.
func (s *share) Layout(screen, safe ui.Rect) {
	st, k := s.stage, s.stage.Kit
	s.Title, s.Line = st.Text("share.title"), st.Text("game."+s.game)
	s.send.Text, s.copied.Text, s.saved.Text = st.Text("share.send"), st.Text("share.copy"), st.AsFile()
	s.picture.Text = st.Text("share.picture")
	s.words[0].Text = st.Text("share.camera")
	switch {
	case !s.code.Written():
		s.words[0].Text = st.Text("share.long")
	case s.installed:
		s.words[0].Text += " " + st.Text("share.installed")
	}
	whole := "share.whole"
	if st.Copy == nil && st.SendLink == nil { // there is no link that one could hand on
		whole = "share.whole.code"
	}
	wide := sideways(k, safe)
	s.words[0].Style, s.words[1].Style, s.words[2].Style = ui.TextStyle{}, k.Type.Small.In(k.Palette.Muted),
		k.Type.Strong.In(k.Palette.GoldText)
	if wide { // on parchment
		ink := k.Palette.ParchmentInk
		s.words[0].Style, s.words[1].Style, s.words[2].Style = k.Type.Body.In(ink), k.Type.Small.In(ink),
			k.Type.Strong.In(k.Palette.Blood)
	}
	s.words[1].Text, s.words[2].Text = st.Text(whole), ""
	if !s.over {
		s.words[2].Text = st.Text("share.secrets")
	}
	s.column = ui.Column{Gap: k.Gap.M, Items: []ui.Widget{&s.words[0]}}
	for i, b := range s.choices() {
		b.Kind = ui.SlateButton
		if i == 0 {
			b.Kind = ui.PrimaryButton
		}
		s.column.Items = append(s.column.Items, b)
	}
	s.column.Items = append(s.column.Items, &s.words[1])
	if !s.over {
		s.column.Items = append(s.column.Items, &s.words[2])
	}
	s.code.Most = safe.H - 2*max(k.Bar, stage.MinTouch(k)) // all of it at once, or no camera reads it
	s.list = page.Columns{Least: 280, Items: []ui.Widget{&s.column}}
	if s.code.Written() {
		s.list.Items = []ui.Widget{&s.code, &s.column}
	}
	s.position.Write()
	s.whole = ui.Column{Gap: k.Gap.L, Items: []ui.Widget{&s.list}}
	s.Most = 900
	s.Arrange(k, screen, safe) // what the bar leaves decides how large the match is shown
	if wide {
		s.Most = widest
		s.beside(safe)
	} else {
		s.showMatch(safe)
	}
	s.Arrange(k, screen, safe)
}

// sideways reports whether the match has room beside what hands it on.
func sideways(k *ui.Kit, safe ui.Rect) bool {
	return !safe.Size().Portrait() && safe.W >= k.Dp(900) && safe.H >= k.Dp(roomy)
}

// beside shows the match over the whole height, and beside it a sheet with what hands it on.
func (s *share) beside(safe ui.Rect) {
	k := s.stage.Kit
	width, high := min(safe.W-2*page.Margin(k, safe), k.Dp(widest)), s.Places.Body.H-k.Gap.S-k.Gap.XL
	s.position.Fit(k, (width-k.Gap.XL)*beside/(beside+1), high)
	s.sheet.Column = ui.Column{Gap: k.Gap.M, Pad: ui.Sides(k.Gap.XL, k.Gap.L), Items: s.column.Items}
	if s.code.Written() {
		s.sheet.Items = append([]ui.Widget{&s.code}, s.sheet.Items...)
		s.code.Most = 0
		column := (width - k.Gap.XL) / (beside + 1)
		over := s.sheet.Measure(k, ui.Sz(column, 0)).H - high
		s.code.Most = max(k.Dp(200), s.code.Measure(k, ui.Sz(column-2*k.Gap.XL, 0)).H-max(0, over))
	}
	s.list = page.Columns{Least: 280, Items: []ui.Widget{&s.position, &s.sheet}, Share: []float64{beside, 1}}
}

// showMatch shows the match itself above what hands it on where a screen held upright has room for it, and below it on
// a phone.
func (s *share) showMatch(safe ui.Rect) {
	k := s.stage.Kit
	width, high := s.Places.Body.W-2*s.Places.Margin, s.Places.Body.H-k.Gap.S-k.Gap.XL
	switch {
	case !safe.Size().Portrait():
	case safe.W >= k.Dp(600):
		s.position.Fit(k, width, high-k.Gap.L-s.list.Measure(k, ui.Sz(width, 0)).H)
		s.whole.Items = []ui.Widget{&s.position, &s.list}
	default:
		s.position.High = safe.H * .3
		s.whole.Items = append(s.whole.Items, &s.position)
	}
}

// Pictures returns those of the game's table.
func (s *share) Pictures(bool) []art.ID { return s.pictures }

func (s *share) copy() {
	s.Copy(s.stage, s.link, "share.copied", "share.uncopied")
}

// save gives the person the record as a file.
func (s *share) save() {
	s.stage.Store.Export(s.id, func(place string, err error) { s.Handed(s.stage, "the record "+s.id, place, err) })
}

// Leave gives the memory of the pictures back.
func (s *share) Leave() {
	s.code.Drop()
	s.position.Drop()
}

// Report says what can be pressed, and the link.
func (s *share) Report(r *stage.Report) {
	s.names.Report(r)
	r.State["link"] = s.link
	r.State["code"] = s.code.Written()
	r.State["shown"] = s.position.Painted()
	s.Prompting.Report(r)
}
