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
	d.deck = newDeck()
	player, err := d.options.Speaker.Stream(d.deck, musicAhead)
	if err != nil {
		d.options.Log.Error("music cannot be played", "error", err)
		return
	}
	d.player = player
	d.player.SetVolume(gain(d.volumes.Music) * musicGain)
	d.turnOn(d.music)
	d.hold()
}

// turnOn loads a piece and lets the deck go over to it.
func (d *Desk) turnOn(m sound.Music) {
	deck := d.deck
	deck.want(m)
	if m == sound.Silence {
		return
	}
	where := sound.Read().Music[m.String()]
	sound.Load(where.File, func(data []byte, err error) {
		if err != nil {
			d.options.Log.Error("music cannot be loaded", "error", err)
			return
		}
		deck.bring(m, newLoop(d.options.Speaker, data, where))
	})
}

// hold lets the music play or stand still, as it is to be heard or not.
func (d *Desk) hold() {
	switch {
	case d.player == nil:
	case d.away || d.volumes.Music <= 0:
		d.player.Pause()
	default:
		d.player.Play()
	}
}
