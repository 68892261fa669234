package settings

import (
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// Where the parts of the settings stand: what is heard and seen on the left, the screen and the table on the right.
var (
	leftParts  = []stage.Part{stage.LanguagePart, stage.SoundPart, stage.MotionPart}
	rightParts = []stage.Part{stage.SightPart, stage.TablePart}
)

// Scene is the screen of the settings for all games. A change takes effect at once. The settings are in the table of
// package stage; apart from a note, this scene knows none of them by name.
type Scene struct {
	page.Page
	stage *stage.Stage

	controls    []page.SettingControl
	groups      map[stage.Part]*page.Group
	right       ui.Column
	list        page.Columns
	usual, done ui.Button
	names       stage.Names
}

// New returns the screen of the settings.
func New(st *stage.Stage) *Scene {
	s := &Scene{stage: st, groups: map[stage.Part]*page.Group{}}
	s.Back.OnTap = st.Pop
	s.Legend = &stage.Legend{Stage: st}
	s.usual = ui.Button{Icon: ui.IconUndo, OnTap: func() { st.Apply(st.Settings.Reset()) }}
	s.done = ui.Button{Kind: ui.PrimaryButton, OnTap: st.Pop}
	s.names = stage.Names{&s.Back: "settings.back", &s.usual: "settings.usual", &s.done: "settings.done"}
	left := &ui.Column{Items: s.addGroups(leftParts)}
	s.right.Items = s.addGroups(rightParts)
	s.list = page.Columns{Least: 400, Items: []ui.Widget{left, &s.right}}
	s.Content, s.Most = &s.list, 1280
	return s
}

// addGroups makes a group for each part, with a control for each of its rows that is offered here.
func (s *Scene) addGroups(parts []stage.Part) []ui.Widget {
	var groups []ui.Widget
	for _, part := range parts {
		var rows []ui.Widget
		for _, row := range stage.SettingRows() {
			if row.Part == part && s.stage.Offers(row) {
				control := page.NewSettingControl(s.stage, row)
				s.controls = append(s.controls, control)
				rows = append(rows, control.Row())
			}
		}
		if part == stage.SightPart && s.stage.OpenPage != nil {
			control := newPageControl(s.stage)
			s.controls = append(s.controls, control)
			rows = append(rows, control.Row())
		}
		if part == stage.TablePart && s.stage.Pads() {
			control := newPadControl(s.stage)
			s.controls = append(s.controls, control)
			rows = append(rows, control.Row())
		}
		s.groups[part] = page.NewGroup(rows...)
		groups = append(groups, s.groups[part])
	}
	return groups
}

// Name is "settings".
func (s *Scene) Name() string { return "settings" }

// Enter focuses the way back.
func (s *Scene) Enter(root *ui.Root) { root.Focus(&s.Back) }

// Layout fills in the present settings and places the controls.
func (s *Scene) Layout(screen, safe ui.Rect) {
	st := s.stage
	s.Title = st.Text("settings.title")
	s.usual.Text, s.done.Text = st.Text("settings.usual"), st.Text("dialog.done")
	for part, g := range s.groups {
		//says:keys settings.{language,sound,motion,sight,table}
		g.Section.Text = st.Text("settings." + string(part))
	}
	// A low screen has no room for a ledge, and the way back is above anyway.
	s.Buttons, s.right.Items = []*ui.Button{&s.usual, &s.done}, s.right.Items[:len(rightParts)]
	if safe.H < st.Kit.Dp(480) {
		s.Buttons, s.right.Items = nil, append(s.right.Items, &s.usual)
	}
	for _, control := range s.controls {
		control.Fill(safe.Size())
	}
	s.Arrange(st.Kit, screen, safe)
	for _, control := range s.controls { // a segment knows the owners of its choices once it is laid out
		control.Name(s.names)
	}
}

// Report says what can be pressed, and what is chosen.
func (s *Scene) Report(r *stage.Report) {
	s.names.Report(r)
	for _, row := range stage.SettingRows() {
		r.State["settings."+row.ID] = s.stage.Settings.Value(row)
	}
}
