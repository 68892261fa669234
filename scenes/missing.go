package scenes

import (
	"sync/atomic"
	"time"

	"runehall/scenes/stage"
	"runehall/scenes/title"
	"runehall/ui"
)

// missing is the line over whatever screen is open that tells about files that could not be fetched, and offers a
// second try; or that nothing can be kept. Until the files arrive, or somebody puts the line away, everything goes on
// without them: in English, with plain shapes, in silence.
type missing struct {
	files atomic.Int32
	news  atomic.Bool // a file has failed or arrived since the last tick
	fails atomic.Bool // a file has failed since the last tick
	toast ui.Toast
	again ui.Button
	shown bool // the line was shown in the last tick
	// guest says that the program has been a guest in a room of the host that sends its files. The host may be gone:
	// then they are fetched again by themselves, and nobody is told. due is when.
	guest bool
	due   time.Time

	forgets error       // why nothing can be kept, or nil
	unsaid  bool        // forgets has yet to be told
	told    bool        // the line tells about forgets
	toldIn  stage.Scene // the scene where it began to do so
	scene   stage.Scene // the topmost scene in the last tick
}

// fetchPause is how long a guest waits before files are fetched again.
var fetchPause = 10 * time.Second

func (m *missing) some() bool { return m.files.Load() > 0 }

// SetMissing reports how many files that belong to the program could not be fetched so far. Why is the reason for the
// last one, or nil when one has arrived after all. It may be called from any goroutine.
func (a *App) SetMissing(files int, why error) {
	m := &a.missing
	m.files.Store(int32(files))
	if why != nil {
		a.stage.Log.Error("a file is missing", "error", why)
		m.fails.Store(true)
	}
	m.news.Store(true)
	a.pace.Wake()
}

// takeMissing takes what SetMissing has reported since the last tick. If the person's language is missing, the program
// begins without it.
func (a *App) takeMissing() {
	m := &a.missing
	m.guest = m.guest || a.stage.Room != nil && a.stage.RoomHost == nil
	if m.guest && m.some() && !m.due.IsZero() && !time.Now().Before(m.due) {
		m.due = time.Time{}
		a.fetchAgain()
	}
	if !m.news.Swap(false) {
		return
	}
	st := a.stage
	switch {
	case m.guest && m.fails.Swap(false):
		m.toast.Hide()
		m.due = time.Now().Add(fetchPause)
		time.AfterFunc(fetchPause, a.pace.Wake)
		a.enter()
	case m.fails.Swap(false):
		m.told = false
		m.again.Text = st.Text("store.again")
		m.toast.Show(ui.IconWarning, st.Text("fetch.missing"), st.Kit.Palette.Blood, &m.again)
		a.enter()
	case !m.some():
		if !m.told || m.forgets == nil {
			m.toast.Hide()
		}
		a.sayForgetful()
	}
	a.layout++
	a.pace.Repaint()
}

// SetForgetful reports, within a tick, that nothing can be kept: everything works, and is gone when the program ends.
// Nil reports that everything is kept after all.
func (a *App) SetForgetful(why error) {
	m := &a.missing
	if why == nil {
		a.stage.Log.Info("everything is kept again")
	} else {
		a.stage.Log.Warn("nothing can be kept", "error", why)
	}
	m.unsaid = m.unsaid || why != nil && (m.forgets == nil || forgetWords(a.stage, why) != a.forgetWords())
	if m.forgets = why; why == nil {
		m.unsaid = false
	}
	m.news.Store(true)
	a.pace.Wake()
}

// sayForgetful tells that nothing can be kept, and what helps, unless that has been told. It waits for the first scene,
// since the person's language is loaded only then.
func (a *App) sayForgetful() {
	m := &a.missing
	if !m.unsaid || !a.started {
		return
	}
	m.unsaid, m.told, m.toldIn = false, true, nil
	if top := a.stack.top(); top != nil {
		m.toldIn = top.scene
	}
	m.toast.Show(ui.IconWarning, a.forgetWords()+" "+a.stage.Text("store.forgets.save"), a.stage.Kit.Palette.Blood, nil)
}

// forgetWords returns the words that nothing is kept, and why and where; "" if everything is.
func (a *App) forgetWords() string {
	if a.missing.forgets == nil {
		return ""
	}
	return forgetWords(a.stage, a.missing.forgets)
}

// followForgetful keeps those words on the title, each time somebody comes there. At a table they go away: its menu
// says them too.
func (a *App) followForgetful(scene stage.Scene) {
	m := &a.missing
	if m.scene == scene {
		return
	}
	m.scene = scene
	if m.forgets == nil || m.some() {
		return
	}
	switch scene.(type) {
	case *title.Scene:
		if m.toast.Text() == "" {
			m.unsaid = true
			a.sayForgetful()
		}
	case matched:
		if m.told && m.toldIn != scene {
			m.toast.Hide()
		}
	}
}

// fetchAgain fetches the missing files again.
func (a *App) fetchAgain() {
	a.missing.toast.Hide()
	if a.config.FetchAgain != nil {
		a.config.FetchAgain()
	}
}

// lacking is a scene that says in its own words that something is missing from it, while Lacking is true.
type lacking interface{ Lacking() bool }

// mostSpared is the greatest share of its height that the title leaves to the line. A higher line, with large letters
// on a small screen, lies over the title until it is put away, since too little room would be left.
const mostSpared = .3

// spare returns the part of the safe area that the line leaves to a scene. Only the title begins below the line, which
// would hide the name of the program. Other scenes have a bar at the top, and words that scroll.
func (m *missing) spare(k *ui.Kit, scene stage.Scene, safe ui.Rect) ui.Rect {
	if _, ok := scene.(*title.Scene); !ok || m.toast.Text() == "" {
		return safe
	}
	high := m.toast.Measure(k, safe.Size()).H
	if high > safe.H*mostSpared {
		return safe
	}
	_, rest := safe.CutTop(high, k.Gap.XS)
	return rest
}

// update runs a tick of the line, before the scene's own, and reports whether the line has come or gone. The line is
// under the bar with the way back, if there is one; the buttons that are pressed most are at the lower edge.
func (m *missing) update(c *ui.Context, scene stage.Scene, safe ui.Rect) (changed bool) {
	if s, ok := scene.(lacking); ok && s.Lacking() {
		m.toast.Hide()
	}
	if _, ok := scene.(*title.Scene); !ok {
		_, safe = safe.CutTop(max(c.Bar, stage.MinTouch(c.Kit)), c.Gap.XS)
	}
	safe.H = m.toast.Measure(c.Kit, safe.Size()).H
	m.toast.Layout(c.Kit, safe)
	if m.toast.Text() != "" && c.Action(ui.Back) {
		m.toast.Hide()
	}
	m.toast.Update(c)
	changed = m.shown != (m.toast.Text() != "")
	m.shown = m.toast.Text() != ""
	return changed
}

func (m *missing) report(r *stage.Report) {
	if text := m.toast.Text(); text != "" {
		if m.some() {
			stage.Names{&m.again: "missing.again"}.Report(r)
		}
		r.State["missing"] = text
		r.Heard.Tells("missing", text, true)
	}
}
