package mixer

import (
	"time"

	"runehall/assets/sound"
)

// musicAhead is how far ahead the music is read: more than any device asks for at once.
const musicAhead = 200 * time.Millisecond

// Music changes to another piece, which fades in while the one before fades out.
func (m *Mixer) Music(piece sound.Music) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if piece == m.music {
		return
	}
	m.music = piece
	if m.deck != nil {
		m.turnOn(piece)
	}
	m.start()
}

// StepBack lowers the music while it is on, whichever piece it is: hands race, and every touch shall be heard.
func (m *Mixer) StepBack(on bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.back = on
	if m.deck != nil {
		m.deck.stepBack(on)
	}
}

// start opens the stream of the music once there is something to hear.
func (m *Mixer) start() {
	if !m.awake || m.deck != nil || m.options.Speaker == nil || m.music == sound.Silence || m.volumes.Music <= 0 {
		return
	}
	deck := newDeck()
	player, err := m.options.Speaker.Stream(deck, musicAhead)
	if err != nil {
		m.fail(err)
		return
	}
	m.deck, m.player = deck, player
	deck.stepBack(m.back)
	m.level()
	m.turnOn(m.music)
	m.hold()
}

// turnOn loads a piece and has the deck change to it.
func (m *Mixer) turnOn(piece sound.Music) {
	deck, speaker := m.deck, m.options.Speaker
	deck.want(piece)
	if piece == sound.Silence || speaker == nil {
		return
	}
	where := sound.ReadManifest().Music[piece.String()]
	sound.Load(where.File, func(data []byte, err error) {
		if err != nil {
			m.options.Log.Error("music cannot be loaded", "error", err)
			return
		}
		deck.bring(piece, newLoop(speaker, data, where))
	})
}

// hold plays or pauses the music, whichever is right now.
func (m *Mixer) hold() {
	switch {
	case m.player == nil:
	case m.away || m.volumes.Music <= 0 || m.focus >= FocusEffects:
		m.player.Pause()
	default:
		m.player.Play()
	}
}
