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
func (d *Desk) SetFocus(f Focus) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.focus = f
	if f == FocusLost {
		d.silence()
	}
	d.level()
	d.hold()
}

// level sets how loud the music is.
func (d *Desk) level() {
	if d.player == nil {
		return
	}
	volume := gain(d.volumes.Music) * musicGain
	if d.focus == FocusDucked {
		volume *= ducked
	}
	d.player.SetVolume(volume)
}
