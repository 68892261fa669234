package mixer

import (
	"time"

	"runehall/assets/sound"
)

// musicAhead is how far the music is read ahead: longer than any device asks for at once.
const musicAhead = 200 * time.Millisecond

// Music lets a piece be played from now on, in place of the one before.
func (d *Desk) Music(m sound.Music) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if m == d.music {
		return
	}
	d.music = m
	if d.deck != nil {
		d.turnOn(m)
	}
	d.start()
}

// start begins to play music once there is some to hear.
func (d *Desk) start() {
	if !d.awake || d.deck != nil || d.options.Speaker == nil || d.music == sound.Silence || d.volumes.Music <= 0 {
		return
	}
	deck := newDeck()
	player, err := d.options.Speaker.Stream(deck, musicAhead)
	if err != nil {
		d.fail(err)
		return
	}
	d.deck, d.player = deck, player
	d.level()
	d.turnOn(d.music)
	d.hold()
}

// turnOn loads a piece and lets the deck go over to it.
func (d *Desk) turnOn(m sound.Music) {
	deck, speaker := d.deck, d.options.Speaker
	deck.want(m)
	if m == sound.Silence || speaker == nil {
		return
	}
	where := sound.Read().Music[m.String()]
	sound.Load(where.File, func(data []byte, err error) {
		if err != nil {
			d.options.Log.Error("music cannot be loaded", "error", err)
			return
		}
		deck.bring(m, newLoop(speaker, data, where))
	})
}

// hold lets the music play or stand still, as it is to be heard or not.
func (d *Desk) hold() {
	switch {
	case d.player == nil:
	case d.away || d.volumes.Music <= 0 || d.focus >= FocusEffects:
		d.player.Pause()
	default:
		d.player.Play()
	}
}
