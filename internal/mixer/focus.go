package mixer

// Focus is how much room other programs leave to the sound of this one, where a system deals that out.
type Focus uint8

// The kinds of focus, from the most room to none.
const (
	FocusFull    Focus = iota // everything is heard
	FocusDucked               // the music steps back: somebody speaks for a moment
	FocusEffects              // the music stands still: another program plays its own
	FocusLost                 // nothing is heard: the telephone rings
)

// SetFocus says how much room there is from now on. The music goes on from where it stood.
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
	if m.player == nil {
		return
	}
	volume := gain(m.volumes.Music) * musicGain
	if m.focus == FocusDucked {
		volume *= ducked
	}
	m.player.SetVolume(volume)
}
