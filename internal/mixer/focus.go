package mixer

// Focus is how much other programs leave of the loudspeaker, on systems that manage this.
type Focus uint8

// The kinds of focus, from the least restricted to none.
const (
	FocusFull    Focus = iota // everything is heard
	FocusDucked               // the music is lowered: another program speaks for a moment
	FocusEffects              // the music pauses: another program plays its own
	FocusLost                 // nothing is heard: there is a call, for instance
)

// SetFocus changes the focus. Music that was paused resumes where it stopped.
func (m *Mixer) SetFocus(f Focus) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.focus = f
	if f == FocusLost {
		m.silence()
	}
	m.level()
	m.hold()
}

// level sets how loud the music is.
func (m *Mixer) level() {
	if m.deck == nil {
		return
	}
	volume := gain(m.volumes.Music) * MusicGain
	if m.focus == FocusDucked {
		volume *= Ducked
	}
	m.deck.SetVolume(volume)
}
