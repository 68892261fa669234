package mixer

import "runehall/assets/sound"

// Music changes to another piece, which fades in while the one before fades out.
func (m *Mixer) Music(piece sound.Music) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if piece == m.music {
		return
	}
	m.music = piece
	m.anew()
	if m.deck != nil {
		m.turnOn(piece)
		m.hold()
	}
	m.start()
}

// StepBack lowers the music while it is on, whichever piece it is: hands race, and every touch shall be heard.
func (m *Mixer) StepBack(on bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.back = on
	if m.deck != nil {
		m.deck.StepBack(on)
	}
}

// start opens the stream of the music once there is something to hear.
func (m *Mixer) start() {
	if !m.awake || m.deck != nil || !m.usable() || m.music == sound.Silence || m.volumes.Music <= 0 {
		return
	}
	deck, err := m.options.Speaker.Deck()
	if err != nil {
		m.lose(err)
		return
	}
	m.deck = deck
	deck.StepBack(m.back)
	m.level()
	m.turnOn(m.heard())
	m.hold()
}

// turnOn loads a piece and makes the deck change to it. The piece begins at another place than last time.
func (m *Mixer) turnOn(piece sound.Music) {
	deck := m.deck
	deck.Want(piece)
	if piece == sound.Silence || m.options.Speaker == nil {
		return
	}
	where := sound.ReadManifest().Music[piece.String()]
	where.Begin = entry(where, m.course.begun[piece])
	m.course.begun[piece]++
	sound.Load(where.File, func(data []byte, err error) {
		if err != nil {
			m.options.Log.Error("music cannot be loaded", "error", err)
			return
		}
		deck.Bring(piece, data, where)
	})
}

// hold plays or pauses the music, whichever is right now.
func (m *Mixer) hold() {
	switch {
	case m.deck == nil:
	case m.away || m.volumes.Music <= 0 || m.focus >= FocusEffects:
		m.deck.Pause()
		m.stand()
	default:
		m.deck.Play()
		m.pass()
	}
}
