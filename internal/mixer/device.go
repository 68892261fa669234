package mixer

import "time"

// lookAgain is how often a device that is not there is looked for, while the program is used or moves. At rest nobody
// looks: that would wake it.
const lookAgain = 2 * time.Second

// usable reports whether streams can be had.
func (m *Mixer) usable() bool { return m.options.Speaker != nil && m.lost == nil }

// notice finds out whether the device has gone, or come. Before the first input nobody wants it.
func (m *Mixer) notice() {
	switch {
	case !m.awake || m.options.Speaker == nil:
	case m.lost == nil:
		if err := m.options.Speaker.Failure(); err != nil {
			m.lose(err)
		}
	case !m.away:
		m.find()
	}
}

// lose ends all that played: nobody hears it. From now on the device is looked for.
func (m *Mixer) lose(err error) {
	if m.lost == nil { // else it is still the same loss, even if the error differs
		m.options.Log.Warn("there is no sound until a device is found", "error", err)
	}
	m.lost, m.asked = err, m.now()
	for _, v := range m.voices {
		_ = v.stream.Close() // it has stopped already
	}
	clear(m.voices)
	m.voices = m.voices[:0]
	if m.deck != nil {
		_ = m.deck.Close() // likewise
		m.deck = nil
		m.stand()
	}
}

// find looks for a device if there was none, and resumes the music once there is one.
func (m *Mixer) find() {
	if m.options.Speaker == nil || m.lost == nil || m.now().Sub(m.asked) < lookAgain {
		return
	}
	if err := m.options.Speaker.Ready(); err != nil {
		m.lose(err)
		return
	}
	m.lost = nil
	m.options.Log.Info("there is sound again")
	m.start()
}
