package stage

// Wishes are what the person has asked of all programs, in the settings of the system.
type Wishes struct {
	// Still asks for less motion, Contrast for more contrast.
	Still, Contrast bool
}

// Wish is a setting that goes by the system's, until a person chooses otherwise here.
type Wish struct{ *Setting }

// The choices of a wish.
const (
	wishSystem = "system"
	wishOn     = "on"
	wishOff    = "off"
)

func newWish(row Setting) Wish {
	row.Choices, row.Width = []string{wishSystem, wishOn, wishOff}, 300
	//says:keys settings.wish.{system,on,off}
	row.Label = func(st *Stage, id string) string { return st.Text("settings.wish." + id) }
	// Older versions knew no system: they stored true, or nothing.
	row.stored = storedAs("", func(on bool) string {
		if on {
			return wishOn
		}
		return wishOff
	}, func(id string) bool { return id == wishOn })
	return Wish{newChoice(wishSystem, row).Setting}
}

// On reports whether the wish is fulfilled where the system says so.
func (w Wish) On(s Settings, system bool) bool {
	switch s.Value(w.Setting) {
	case wishOn:
		return true
	case wishOff:
		return false
	}
	return system
}

// Set returns settings with a choice of the person's own.
func (w Wish) Set(s Settings, on bool) Settings {
	if on {
		return s.with(w.Setting, wishOn)
	}
	return s.with(w.Setting, wishOff)
}
