package scenes

import (
	"bytes"
	"encoding/json"
	"image"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"runehall/assets/art"
	"runehall/games"
	"runehall/games/all"
	"runehall/games/bots"
	"runehall/internal/store"
	"runehall/internal/workshop/unshown"
	"runehall/scenes/page"
	"runehall/scenes/setup"
	"runehall/scenes/stage"
	"runehall/scenes/title"
	"runehall/ui"
)

// driver runs the program without a window: it gives inputs and reads reports.
type driver struct {
	curtained bool            // a curtain was opened: several persons share the screen
	listens   bool            // random taps do not end the tips
	watches   bool            // computer players may play among themselves
	said      map[string]bool // the tips that were reported
	named     map[string]bool // the screens on which everything has a name
	t         *testing.T
	app       *App
	in        ui.Input
	size      ui.Size
	line      struct {
		Scene   string                `json:"scene"`
		Busy    bool                  `json:"busy"`
		Targets map[string][4]float64 `json:"targets"`
		State   map[string]any        `json:"state"`
	}
}

// opened are the shelves of all programs started so far. Each asks for its pictures as usual, but a file that an
// earlier shelf holds is not decoded again: that would take ten times as long as everything else in most tests.
var opened []*art.Shelf

// launch starts the program in a window of a size in dp.
func launch(t *testing.T, size ui.Size, config Config) *driver {
	t.Helper()
	config.Desktop = true
	if config.Awake == nil {
		config.Awake = func(string) {}
	}
	return start(t, size, config)
}

// start starts the program at a size in dp.
func start(t *testing.T, size ui.Size, config Config) *driver {
	t.Helper()
	config.NoTips = true
	return startWithTips(t, size, config)
}

// startWithTips is start for a program that explains the rules in the first match.
func startWithTips(t *testing.T, size ui.Size, config Config) *driver {
	t.Helper()
	d := idle(t, size, config)
	d.settle()
	return d
}

// idle returns the program before its first tick.
func idle(t *testing.T, size ui.Size, config Config) *driver {
	t.Helper()
	unshown.After(t)
	d := &driver{t: t, size: size, said: map[string]bool{}}
	config.Pace = ui.NewPace(true)
	if config.Seed == 0 {
		config.Seed = 7
	}
	if config.Now == nil { // so that the day's puzzle is always the same
		config.Now = func() time.Time { return time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC) }
	}
	if config.Log == nil {
		config.Log = slog.New(slog.NewTextHandler(t.Output(), &slog.HandlerOptions{Level: slog.LevelError}))
	}
	config.Report = func(line []byte) {
		d.line.Targets, d.line.State = nil, nil
		if err := json.Unmarshal(line, &d.line); err != nil {
			t.Fatalf("report %s: %v", line, err)
		}
		if tip, there := d.line.State["tip"].(string); there {
			d.said[tip] = true
		}
	}
	app, err := New(config)
	if err != nil {
		t.Fatal(err)
	}
	d.app = app
	opened = append(opened, app.shelf)
	app.stage.Pixels = func(p *ui.Picture) *image.RGBA { // the engine has no pixels before it runs
		return image.NewRGBA(image.Rect(0, 0, int(p.Size().W), int(p.Size().H)))
	}
	app.read = func(in *ui.Input) {
		*in = d.in
		in.Size, in.Scale = d.size, 1
	}
	return d
}

// tick runs a tick with the prepared input.
func (d *driver) tick() {
	d.t.Helper()
	err := d.app.Update()
	d.in = ui.Input{Device: d.in.Device}
	if err != nil && !d.app.quit {
		d.t.Fatalf("the program ended: %v", err)
	}
}

// tickUnseen is tick without a report, which takes most of a tick's time.
func (d *driver) tickUnseen() {
	d.t.Helper()
	report := d.app.config.Report
	d.app.config.Report = nil
	d.tick()
	d.app.config.Report = report
}

// settle runs ticks until the program is not busy.
func (d *driver) settle() {
	d.t.Helper()
	moves := d.line.State["moves"]
	for n := 0; n < 200_000; n++ {
		d.tickUnseen()
		if top := d.app.stack.top(); top != nil && d.app.stirs(top) && n%64 != 63 {
			d.line.Busy, d.app.last = true, nil
		} else {
			d.app.report()
		}
		if _, clocked := d.line.State["tick"]; !d.line.Busy || clocked {
			d.everythingHasAName()
			return
		}
		if d.watches && n%50_000 == 49_999 { // computer players go on for as long as a match takes
			if d.line.State["moves"] != moves {
				return
			}
			moves = d.line.State["moves"]
		}
		if d.app.shelf.Loading() || d.app.stage.Store.Busy() { // both take real time, however busy the machine is
			time.Sleep(time.Millisecond)
			n--
		}
	}
	d.t.Fatalf("the program does not come to rest: %+v", d.line)
}

// tap presses the middle of a target for a tick.
func (d *driver) tap(name string) {
	d.t.Helper()
	d.settle()
	r, ok := d.line.Targets[name]
	if !ok {
		d.t.Fatalf("there is no %s in %s, only %v", name, d.line.Scene, d.names(""))
	}
	d.touch(ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2))
	d.settle()
}

// middle returns the middle of a target that is there now, without waiting.
func (d *driver) middle(name string) ui.Point {
	d.t.Helper()
	r, ok := d.line.Targets[name]
	if !ok {
		d.t.Fatalf("there is no %s in %s, only %v", name, d.line.Scene, d.names(""))
	}
	return ui.Pt(r[0]+r[2]/2, r[1]+r[3]/2)
}

func (d *driver) touch(at ui.Point) {
	d.t.Helper()
	d.point(ui.Press, at, 1)
	d.point(ui.Release, at, 1)
}

// point keeps a finger in a phase for a number of ticks.
func (d *driver) point(phase ui.Phase, at ui.Point, ticks int) {
	d.t.Helper()
	for n := range ticks {
		d.in.Device = ui.TouchDevice
		d.in.Pointers = []ui.Pointer{{ID: 1, Kind: ui.Touch, Phase: phase, At: at, Start: at, Last: at}}
		if n < ticks-1 {
			d.tickUnseen()
		} else {
			d.tick()
		}
	}
}

func (d *driver) key(a ui.Action) {
	d.t.Helper()
	d.in.Device = ui.KeyDevice
	d.in.Pressed, d.in.Held = ui.ActionSet(a), ui.ActionSet(a)
	d.tick()
	d.settle()
}

// focusOn moves the focus by Tab to a target.
func (d *driver) focusOn(name string) {
	d.t.Helper()
	d.settle()
	for range 200 {
		if d.line.State["focus"] == name {
			return
		}
		d.key(ui.Next)
	}
	d.t.Fatalf("Tab does not reach %s in %s, only %v", name, d.line.Scene, d.names(""))
}

func (d *driver) names(prefix string) []string {
	var names []string
	for name := range d.line.Targets {
		if strings.HasPrefix(name, prefix) {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// button returns the button with a name, in sight or not.
func (d *driver) button(name string) *ui.Button {
	d.t.Helper()
	b, ok := d.app.ask(d.app.stack.top()).Heard.Owners[name].(*ui.Button)
	if !ok {
		d.t.Fatalf("%s has no button %s", d.line.Scene, name)
	}
	return b
}

// place returns where a part of the screen lies.
func (d *driver) place(part string) ui.Rect {
	d.t.Helper()
	for _, p := range d.app.ask(d.app.stack.top()).Heard.Parts {
		if p.ID == part {
			return p.Rect
		}
	}
	d.t.Fatalf("%s has no part %s", d.line.Scene, part)
	return ui.Rect{}
}

func (d *driver) want(scene string) {
	d.t.Helper()
	if d.line.Scene != scene {
		d.t.Fatalf("the scene is %s, not %s", d.line.Scene, scene)
	}
}

// TestTwoTapsToTheFirstMove goes from the title to a table in two taps, and finds the match again among those in
// progress.
func TestTwoTapsToTheFirstMove(t *testing.T) {
	d := launch(t, ui.Sz(915, 412), Config{})
	d.want("title")
	d.tap("title.play")
	d.want("setup")
	d.tap("setup.begin")
	d.want("table")
	if d.line.State["seat"] == nil || d.line.State["over"] != false {
		t.Errorf("the report of the table is %v", d.line.State)
	}
	d.tap("table.back")
	d.want("title")
	d.tap("title.continue.0")
	d.want("table")
	d.tap("table.pause")
	d.want("pause")
	d.tap("pause.continue")
	d.want("table")
}

// TestSetupIsRemembered checks that the set-up is filled in as last time.
func TestSetupIsRemembered(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{})
	d.tap("title.play")
	d.tap("setup.add")
	d.tap("setup.add")
	d.tap("setup.seat.1.person")
	d.tap("setup.seat.2.computer")
	d.tap("setup.seat.2.stronger")
	d.tap("setup.option.variant.explorers")
	d.tap("setup.starts.2")
	d.tap("setup.seat.0.look")
	d.tap("look.colour.rose")
	d.tap("look.emblem.star")
	d.tap("dialog.ok")
	d.tap("setup.seat.3.remove")
	d.tap("setup.begin")
	d.want("table")
	d.tap("table.back")
	d.tap("title.play")
	s := d.app.stack.top().scene.(*setup.Scene)
	want := []string{"person", "person", bots.Apprentice}
	for i, p := range s.Seating.Seats {
		if p.Driver != want[i] {
			t.Errorf("seat %d is played by %s, not %s", i, p.Driver, want[i])
		}
	}
	if s.Seating.Options["variant"] != "explorers" || s.Seating.Starts != 2 || len(s.Seating.Seats) != 3 {
		t.Errorf("the set-up is %+v", s.Seating)
	}
	if p := s.Seating.Seats[0]; p.Colour != 3 || p.Emblem != 4 {
		t.Errorf("seat 0 looks like %d, %d", p.Colour, p.Emblem)
	}
}

// TestNamesAreTyped renames a seat by keyboard.
func TestNamesAreTyped(t *testing.T) {
	d := launch(t, ui.Sz(1440, 900), Config{})
	d.tap("title.play")
	d.tap("setup.seat.0.name")
	for range 8 {
		d.in.Pressed = ui.ActionSet(ui.Erase)
		d.tick()
	}
	d.in.Runes = []rune("Älva")
	d.tick()
	d.key(ui.Confirm)
	d.want("setup")
	d.tap("setup.begin")
	d.tap("table.back")
	m := d.app.stack.top().scene.(*title.Scene).Matches().UnderWay()
	if len(m) != 1 || m[0].Players[0].Name != "Älva" {
		t.Errorf("the matches are %+v", m)
	}
}

// TestByKeyboardAlone goes from the title to a table and into the menu with Tab, Enter and Escape.
func TestByKeyboardAlone(t *testing.T) {
	d := launch(t, ui.Sz(412, 915), Config{})
	d.key(ui.Confirm) // Play has the focus
	d.want("setup")
	d.focusOn("setup.option.variant.explorers")
	d.key(ui.Confirm)
	d.focusOn("setup.begin")
	d.key(ui.Confirm)
	d.want("table")
	d.focusOn("table.log")
	d.key(ui.Confirm)
	if d.line.State["overlay"] != "log" {
		t.Fatalf("the report is %v", d.line.State)
	}
	d.key(ui.Back)
	d.key(ui.Back)
	d.want("pause")
	d.focusOn("pause.rules")
	d.key(ui.Confirm)
	d.want("rules")
	d.key(ui.Back)
	d.focusOn("pause.leave")
	d.key(ui.Confirm)
	d.want("title")
	d.key(ui.Back)
	if d.line.State["overlay"] != "dialog" {
		t.Error("Escape at the title does not ask")
	}
	d.key(ui.Back)
	d.want("title")
}

// TestLanguageSwitchesInPlace checks that a new language changes every word at once, and that the choice is stored.
func TestLanguageSwitchesInPlace(t *testing.T) {
	kept := store.Memory(store.Config{})
	d := launch(t, ui.Sz(915, 412), Config{Store: kept, Locale: "en_GB.UTF-8"})
	d.tap("title.settings")
	d.tap("settings.language.de")
	d.want("settings")
	if d.line.State["lang"] != "de" {
		t.Fatalf("the language is %v", d.line.State["lang"])
	}
	d.key(ui.Back)
	d = launch(t, ui.Sz(915, 412), Config{Store: kept, Locale: "en_GB.UTF-8"})
	if d.line.State["lang"] != "de" {
		t.Errorf("after a restart the language is %v", d.line.State["lang"])
	}
	d = launch(t, ui.Sz(915, 412), Config{Store: kept, Locale: "en_GB.UTF-8", Lang: "en"})
	if d.line.State["lang"] != "en" {
		t.Errorf("with a flag the language is %v", d.line.State["lang"])
	}
}

// TestSettingsAct changes scale, speed and switches; the value of a command-line flag is not stored.
func TestSettingsAct(t *testing.T) {
	kept := store.Memory(store.Config{})
	d := launch(t, ui.Sz(1440, 1700), Config{Store: kept, Scale: 1.5})
	if got := d.app.stage.Kit.Look.Interface; got != 1.5 {
		t.Fatalf("the scale is %v", got)
	}
	d.tap("title.settings")
	d.tap("settings.speed.2")
	d.tap("settings.still.on")
	d.tap("settings.draft")
	d = launch(t, ui.Sz(1440, 900), Config{Store: kept})
	got := d.app.stage.Settings
	if stage.Scale.Of(got) != 1 || got.Speed() != 2 || !stage.ReducedMotion.On(got, false) || stage.Drafts.On(got) {
		t.Errorf("stored were %+v", got)
	}
	if look := d.app.stage.Kit.Look; look.Interface != 1 || !look.ReducedMotion {
		t.Errorf("the look is %+v", look)
	}
}

// TestDeleteAsksFirst removes a match for good after a question.
func TestDeleteAsksFirst(t *testing.T) {
	d := launch(t, ui.Sz(915, 412), Config{})
	d.tap("title.play")
	d.tap("setup.begin")
	d.tap("table.back")
	d.tap("title.delete.0")
	d.tap("dialog.cancel")
	if d.line.State["matches"] != 1.0 {
		t.Fatalf("%v matches", d.line.State["matches"])
	}
	d.tap("title.delete.0")
	d.tap("dialog.ok")
	if d.line.State["matches"] != 0.0 {
		t.Errorf("%v matches after deleting", d.line.State["matches"])
	}
}

// TestOpenGoesToTheTable starts with a record, which leads to its table, and with a text that is not a record.
func TestOpenGoesToTheTable(t *testing.T) {
	d := launch(t, ui.Sz(915, 412), Config{})
	d.tap("title.play")
	d.tap("setup.begin")
	text := d.app.stack.top().scene.(recorder).Record()
	d = launch(t, ui.Sz(915, 412), Config{Open: text})
	d.want("table")
	d.tap("table.back")
	d.want("title")
	d = launch(t, ui.Sz(915, 412), Config{Open: []byte("no record\n")})
	d.want("error")
	d.tap("error.home")
	d.want("title")
}

// TestOpenALink starts with a link to a match in progress, alone and in an address, and with links that are damaged or
// of no game.
func TestOpenALink(t *testing.T) {
	d := launch(t, ui.Sz(915, 412), Config{})
	d.tap("title.game.masters")
	d.tap("setup.begin")
	text := d.app.stack.top().scene.(recorder).Record()
	record, err := games.ParseRecord(text)
	if err != nil {
		t.Fatal(err)
	}
	entry, _ := all.Entry("masters")
	link, err := entry.Link(record)
	if err != nil {
		t.Fatal(err)
	}
	for _, address := range []string{games.LinkMark + link,
		"https://example.org/?lang=de" + games.LinkMark + link + "\n"} {
		d = launch(t, ui.Sz(915, 412), Config{Open: []byte(address)})
		d.want("offer")
		d.tap("offer.goon")
		d.want("table")
		if got := d.app.stack.top().scene.(recorder).Record(); !bytes.Equal(got, text) {
			t.Errorf("%.40q opens\n%s", address, got)
		}
	}
	for _, bad := range []string{games.LinkMark, games.LinkMark + link[:40], games.LinkMark + link + "A"} {
		d = launch(t, ui.Sz(915, 412), Config{Lang: "en", Open: []byte(bad)})
		d.want("error")
		if got, _ := d.line.State["error"].(string); !strings.Contains(got, "link to a match is damaged") {
			t.Errorf("%.40q: %q", bad, got)
		}
	}
}

// TestOpenWithoutATable opens records of a game that has no board yet, and of a game that does not exist: that is said
// in words, and nothing is stored.
func TestOpenWithoutATable(t *testing.T) {
	for _, entry := range all.Entries() {
		info := *entry.Info()
		want := "ist noch nicht gedeckt"
		if _, built := shelves.Door(info.ID); built {
			info.ID, want = "chess", "kein Spiel namens „chess“"
		}
		player := games.Player{Driver: games.Person, Colour: "amber", Emblem: "circle", Name: "Astrid"}
		record, err := games.NewRecord(&info, games.Setup{Seats: 2, Seed: 1}, []games.Player{player, player})
		if err != nil {
			t.Fatal(err)
		}
		d := launch(t, ui.Sz(915, 412), Config{Lang: "de", Open: record.Text()})
		d.want("error")
		if got, _ := d.line.State["error"].(string); !strings.Contains(got, want) {
			t.Errorf("%s: %q", info.ID, got)
		}
		d.tap("error.home")
		if d.want("title"); d.line.State["matches"] != 0.0 {
			t.Errorf("%s: %v matches are stored", info.ID, d.line.State["matches"])
		}
	}
}

// brokenScene panics when told to.
type brokenScene struct {
	*page.Error
	when string
}

func (s *brokenScene) Update(c *ui.Context) {
	if s.when == "update" {
		panic("a broken scene")
	}
	s.Error.Update(c)
}

// TestPanicLeadsHome checks that a panic shows the error scene, keeps a report, and lets the program go on.
func TestPanicLeadsHome(t *testing.T) {
	kept := ""
	d := launch(t, ui.Sz(915, 412), Config{
		Log:        slog.New(slog.DiscardHandler),
		KeepReport: func(name string, text []byte) (string, error) { kept = string(text); return "there/" + name, nil },
	})
	d.tap("title.play")
	d.tap("setup.begin")
	d.app.stage.Push(&brokenScene{page.NewError(d.app.stage, "", ""), "update"})
	d.tick() // fails, so nothing is reported
	d.settle()
	d.want("error")
	if !strings.Contains(kept, "a broken scene") || !strings.Contains(kept, "app_test.go") ||
		!strings.Contains(kept, "game ritual") {
		t.Errorf("the report is %q", kept)
	}
	d.tap("error.home")
	d.want("title")
	d.tap("title.continue.0")
	d.want("table")
}

// TestSecondWriterIsToldSo opens a match that another window writes, and opens it again once that window has closed it.
func TestSecondWriterIsToldSo(t *testing.T) {
	dir := t.TempDir()
	first := store.Open(store.Config{Dir: dir})
	d := launch(t, ui.Sz(915, 412), Config{Store: first})
	d.tap("title.play")
	d.tap("setup.begin")
	second := store.Open(store.Config{Dir: dir})
	e := launch(t, ui.Sz(915, 412), Config{Store: second, Log: slog.New(slog.DiscardHandler)})
	e.tap("title.continue.0")
	e.want("error")
	e.tap("error.again")
	e.settle()
	e.want("error")
	d.tap("table.back")
	e.tap("error.again")
	e.settle()
	e.want("table")
	for _, s := range []*store.Store{first, second} {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestEarlySettings checks that the program begins with the early copy of the settings, and follows the store once it
// has answered.
func TestEarlySettings(t *testing.T) {
	text := func(lang string) []byte {
		s := stage.Language.Set(stage.Settings{}, lang)
		text, err := s.Text()
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	kept := store.Memory(store.Config{})
	kept.SetSetting(stage.SettingsKey, text("de"), func(err error) {
		if err != nil {
			t.Error(err)
		}
	})
	kept.Poll()
	var copied []byte
	app, err := New(Config{Store: kept, CachedSettings: text("en"), CacheSettings: func(s []byte) { copied = s }})
	if err != nil {
		t.Fatal(err)
	}
	if !app.started || app.stage.Book.Tag() != "en" {
		t.Fatalf("started %v in %s before the store was asked", app.started, app.stage.Book.Tag())
	}
	app.stage.Pixels = func(p *ui.Picture) *image.RGBA { // the engine has no pixels before it runs
		return image.NewRGBA(image.Rect(0, 0, int(p.Size().W), int(p.Size().H)))
	}
	app.read = func(in *ui.Input) { in.Size, in.Scale = ui.Size{W: 640, H: 480}, 1 }
	for range 3 {
		if err := app.Update(); err != nil {
			t.Fatal(err)
		}
	}
	if app.stage.Book.Tag() != "de" || string(copied) != string(text("de")) {
		t.Errorf("after the store's word: %s, copy %q", app.stage.Book.Tag(), copied)
	}
	if n := len(app.stack.layers); n != 1 {
		t.Errorf("%d scenes", n)
	}
}

// TestDamagedRecordsAreShown checks that no match is hidden: one that cannot be read says why, and one that is damaged
// asks first.
func TestDamagedRecordsAreShown(t *testing.T) {
	door := shelves.Doors()[0]
	players := []games.Player{
		{Driver: games.Person, Colour: "amber", Emblem: "circle", Name: "Astrid"},
		{Driver: games.Person, Colour: "sky", Emblem: "diamond", Name: "Ingrid"},
	}
	sitting, err := door.Begin(games.Setup{Seats: 2, Seed: 7}, players)
	if err != nil {
		t.Fatal(err)
	}
	damaged := append(slices.Clone(sitting.Record().Text()), "0 nothing ~00000000\n"...)
	for _, c := range []struct {
		name, scene string
		text        []byte
	}{
		{"no record", "error", []byte("no record\n")},
		{"a damaged line", "table", damaged},
	} {
		t.Run(c.name, func(t *testing.T) {
			kept := store.Memory(store.Config{})
			kept.Create(door.Info().ID, c.text, func(w *store.Writer, err error) {
				if err != nil {
					t.Fatal(err)
				}
				w.Close()
			})
			kept.Poll()
			d := launch(t, ui.Sz(640, 480), Config{Lang: "en", Store: kept, Log: slog.New(slog.DiscardHandler)})
			d.focusOn("title.continue.0") // unreadable records stand below the tables
			d.key(ui.Confirm)
			d.settle()
			if c.scene == "table" {
				d.want("title")
				d.tap("dialog.ok")
				d.settle()
			}
			d.want(c.scene)
		})
	}
}

// TestSeatingIsKept chooses seats round the table, and finds the choice again after a restart.
func TestSeatingIsKept(t *testing.T) {
	memory := store.Memory(store.Config{Wake: func() {}})
	d := launch(t, ui.Sz(1440, 1200), Config{Store: memory})
	d.tap("title.settings")
	d.tap("settings.seats.round")
	if d.line.State["settings.seats"] != "round" {
		t.Fatal("the choice does not act")
	}
	again := launch(t, ui.Sz(1440, 900), Config{Store: memory})
	again.tap("title.settings")
	if again.line.State["settings.seats"] != "round" {
		t.Error("after a restart the choice is forgotten")
	}
}

// owned returns how many things have names with a prefix, in sight or not.
func (d *driver) owned(prefix string) (n int) {
	for name := range d.app.ask(d.app.stack.top()).Heard.Owners {
		if strings.HasPrefix(name, prefix) {
			n++
		}
	}
	return n
}
