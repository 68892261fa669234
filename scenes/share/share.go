package share

import (
	"slices"

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
	whole    ui.Column
}

// Open opens the screen that hands a match on, which is stored under id. installed says that links lead to the installed program and to no page, and
// picture shows a match that is over as a picture to keep.
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
	s.picture = ui.Button{Icon: ui.IconEye}
	s.names = stage.Names{&s.picture: "share.picture", &s.Back: "share.back", &s.send: "share.send", &s.copied: "share.copy", &s.saved: "share.file"}
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
	s.words[1] = ui.Label{Text: st.Text(whole), Style: k.Type.Small.In(k.Palette.Muted), Wrap: true}
	if !s.over {
		s.words[2] = ui.Label{Text: st.Text("share.secrets"), Style: k.Type.Strong.In(k.Palette.GoldText), Wrap: true}
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
	s.showMatch(safe)
	s.Arrange(k, screen, safe)
}

// showMatch shows the match itself where there is room for it besides what hands it on: beside that, above or below it.
func (s *share) showMatch(safe ui.Rect) {
	k := s.stage.Kit
	s.position.Write()
	s.position.High = safe.H * .3
	s.Most = 900
	s.whole = ui.Column{Gap: k.Gap.L, Items: []ui.Widget{&s.list}}
	switch wide := safe.W >= k.Dp(600); {
	case !safe.Size().Portrait() && safe.W >= k.Dp(1100):
		s.Most, s.position.High = 1360, safe.H*.5
		s.list.Items = append([]ui.Widget{&s.position}, s.list.Items...)
		s.list.Share = []float64{1.4, 1, 1}[:len(s.list.Items)]
	case !safe.Size().Portrait() && safe.W >= k.Dp(900) && safe.H >= k.Dp(600): // a tablet held sideways: over the words
		s.Most, s.position.High = 1100, safe.H*.28
		s.column.Items = slices.Insert(s.column.Items, 0, ui.Widget(&s.position))
	case safe.Size().Portrait() && wide:
		s.whole.Items = []ui.Widget{&s.position, &s.list}
	case safe.Size().Portrait():
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
