package scenes

import (
	"sync/atomic"

	"runehall/scenes/stage"
	"runehall/scenes/title"
	"runehall/ui"
)

// missing says over whatever screen is open that files could not be fetched, and offers a second try. Until they come, or somebody puts
// the line away, all goes on without them: in English, with plain shapes, in silence.
type missing struct {
	files atomic.Int32
	news  atomic.Bool // files fail, or have come, since the last tick
	fails atomic.Bool // files fail since the last tick
	toast ui.Toast
	again ui.Button
	shown bool // the toast, in the last tick

	forgets error       // why nothing can be kept, or nil
	unsaid  bool        // that is yet to be said
	told    bool        // the line says that
	toldIn  stage.Scene // where it has begun to say so
	scene   stage.Scene // the topmost one in the last tick
}

func (m *missing) some() bool { return m.files.Load() > 0 }

// SetMissing reports how many files that lie beside the program could not be fetched so far; why says it of the last one, and is nil when
// one has come after all. It may be called from any goroutine.
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

// takeMissing shows the files that SetMissing has reported since the last tick. If the program's language is missing, it begins without it.
func (a *App) takeMissing() {
	m := &a.missing
	if !m.news.Swap(false) {
		return
	}
	st := a.stage
	switch {
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

// SetForgetful reports, within a tick, that nothing can be kept: everything works, and is gone when the program ends. With nil it reports that
// everything is kept after all.
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

// sayForgetful says that nothing can be kept, and what helps, if that is so and has not been said. It waits for the first scene: only then the person's
// language is there.
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

// forgetWords says that nothing is kept, and why and where; "" if all is.
func (a *App) forgetWords() string {
	if a.missing.forgets == nil {
		return ""
	}
	return forgetWords(a.stage, a.missing.forgets)
}

// followForgetful has that sentence stay on the title, each time somebody comes there. A match begins without it: its menu says it too.
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

// fetchAgain asks once more for the missing files.
func (a *App) fetchAgain() {
	a.missing.toast.Hide()
	if a.config.FetchAgain != nil {
		a.config.FetchAgain()
	}
}

// lacking is a scene that says in its own words that it is not whole, when Lacking is true.
type lacking interface{ Lacking() bool }

// mostSpared is the largest part of the height that the title leaves to the line. A taller line, with large letters on a small screen,
// lies over the title until it is put away: too little room would be left for the title.
const mostSpared = .3

// spare returns what the line leaves of the safe area to a scene. The title begins below the line, which would hide the name of the
// program; other scenes have a bar, and words that scroll.
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

// update runs a tick, before the scene that lies below, and reports whether the line has come or gone. The line stands under the bar with
// the way back, if there is one, since the buttons pressed most often are at the lower edge.
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
