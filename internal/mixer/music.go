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
	deck, err := openDeck(m.options.Speaker)
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

// openDeck returns the speaker's own deck, or one that decodes and mixes what the speaker plays.
func openDeck(s Speaker) (Deck, error) {
	if own, ok := s.(DeckSpeaker); ok {
		return own.Deck()
	}
	deck := newDeck(s)
	var err error
	deck.Stream, err = s.Stream(deck, musicAhead)
	return deck, err
}

// turnOn loads a piece and has the deck change to it. It begins where it did not begin the last time.
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
