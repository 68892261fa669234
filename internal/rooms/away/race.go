package away

import (
	"time"

	"runehall/games"
	"runehall/internal/rooms/talk"
)

// race is the clock of a race between hands, as this device has it.
type race struct {
	ready int       // for which race the device is ready; 0: for none
	on    int       // which race runs
	tick  int       // the tick that had passed when it was told
	at    time.Time // when it was told
	lags  []time.Duration
}

// rate is how many ticks a second of a race has.
const rate = 60

// longestTick bounds the tick at which a host may start the clock: days.
const longestTick = 1 << 24

// Ready tells the host that this device shows what hands will reach for in a race, once for each race and line.
func (c *Client) Ready(number int) {
	if c.race.ready != number {
		c.race.ready = number
		c.sayReady()
	}
}

func (c *Client) sayReady() {
	if c.race.ready != 0 && c.status == Here {
		c.line.Send(encode(talk.Message{Say: talk.SayReady, Race: c.race.ready}))
	}
}

// Race returns the tick of a race's clock, as of the last Poll; false: the host has not started it.
func (c *Client) Race(number int) (tick int, runs bool) {
	r := &c.race
	if number == 0 || r.on != number {
		return 0, false
	}
	return r.tick + 1 + int(c.now.Sub(r.at)*rate/time.Second), true
}

// Lag returns how long the line of a seat takes one way, as the host last told it; false: nothing is known.
func (c *Client) Lag(s games.Seat) (time.Duration, bool) {
	if s < 0 || int(s) >= len(c.race.lags) || c.race.lags[s] < 0 {
		return 0, false
	}
	return c.race.lags[s], true
}

// goes takes the start of a race's clock.
func (c *Client) goes(m talk.Message) {
	c.race.on, c.race.tick, c.race.at = m.Race, max(0, min(m.Tick, longestTick)), c.now
	c.lags(m.Lags)
}

// lags takes what the host tells of the lines.
func (c *Client) lags(list []int64) {
	c.race.lags = c.race.lags[:0]
	for _, ms := range list[:min(len(list), games.MaxSeats)] {
		c.race.lags = append(c.race.lags, time.Duration(max(-1, min(ms, longestLag)))*time.Millisecond)
	}
}

// longestLag bounds what a host may say of a line, in milliseconds.
const longestLag = 60_000
