package mixer

import (
	"time"

	"runehall/assets/sound"
)

// musicAhead is how far the music is read ahead: longer than any device asks for at once.
const musicAhead = 200 * time.Millisecond

// Music lets a piece be played from now on, in place of the one before.
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

// start begins to play music once there is some to hear.
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
	m.level()
	m.turnOn(m.music)
	m.hold()
}

// turnOn loads a piece and lets the deck go over to it.
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

// hold lets the music play or stand still, as it is to be heard or not.
func (m *Mixer) hold() {
	switch {
	case m.player == nil:
	case m.away || m.volumes.Music <= 0 || m.focus >= FocusEffects:
		m.player.Pause()
	default:
		m.player.Play()
	}
}
