package main

import (
	"path/filepath"

	"runehall/assets/sound"
)

// effect says how the variants of a sound are made.
type effect struct {
	variants int
	seconds  float64
	peak     float64 // of each variant, decibels below full scale
	make     func(c *chance, variant int) wave
}

// effects are all that there are, by their ids.
var effects = map[sound.Effect]effect{
	sound.StoneLift:  {4, .13, -19, stoneLift},
	sound.StoneTurn:  {3, .2, -19, stoneTurn},
	sound.StonePlace: {4, .3, -8, stonePlace},
	sound.Coin:       {4, .36, -15, oneCoin},
	sound.Coins:      {3, .6, -13, manyCoins},
	sound.CoinsBack:  {3, .6, -14, coinsBack},
	sound.CardDraw:   {3, .3, -18, cardDraw},
	sound.CardPlay:   {3, .3, -15, cardPlay},
	sound.Die:        {3, .8, -12, rollDie},
	sound.Reveal:     {3, 1.45, -9, reveal},
	sound.Line:       {3, .95, -12, lineChime},
	sound.Circle:     {3, 1.15, -12, circleChime},
	sound.Win:        {2, 2.3, -8, win},
	sound.Tick:       {4, .06, -24, tickOfWood},
	sound.Refuse:     {3, .22, -15, refuse},
	sound.Curtain:    {3, .55, -19, curtain},
	sound.Turn:       {3, .55, -15, turnChange},
	sound.Gem:        {3, .22, -18, gem},
	sound.Forge:      {3, .8, -13, forging},
	sound.Burn:       {2, .6, -16, burning},
	sound.Pin:        {4, .1, -21, pin},
	sound.Menhir:     {2, 1.2, -9, raise},
	sound.Throne:     {2, 1.7, -13, fanfare},
	sound.Fox:        {3, .7, -15, foxStreak},
	sound.Chain:      {3, .85, -14, chainWrap},
	sound.Frost:      {3, .7, -17, frost},
	sound.ChestOpen:  {3, .5, -14, chestOpen},
	sound.ChestShut:  {3, .4, -13, chestShut},
	sound.Blades:     {3, .7, -13, blades},
	sound.Drop:       {4, .45, -15, stonesDrop},
	sound.LandSoft:   {3, .14, -22, landing(.2)},
	sound.Land:       {3, .18, -16, landing(.55)},
	sound.LandHard:   {3, .26, -11, landing(1)},
	sound.ClickSoft:  {3, .08, -25, click(.15)},
	sound.Click:      {3, .11, -19, click(.5)},
	sound.ClickHard:  {3, .16, -14, click(1)},
	sound.Rim:        {3, .2, -16, rimStroke},
	sound.SlideSoft:  {2, .3, -31, slide(.1)},
	sound.Slide:      {2, .3, -27, slide(.5)},
	sound.SlideHard:  {2, .3, -23, slide(1)},
	sound.Rattle:     {3, .6, -17, bagRattle},
	sound.Tray:       {3, .24, -17, trayDrop},
	sound.Grab:       {3, .1, -17, grab},
	sound.Miss:       {3, .2, -17, missed},
	sound.Flick:      {3, .16, -15, flickOff},
	sound.Tape:       {2, .6, -19, tapeOut},
	sound.TapeTick:   {3, .04, -26, tapeTick},
	sound.Count:      {2, .1, -17, countStroke},
	sound.Gong:       {2, 1.3, -11, gong},
	sound.Theft:      {3, .5, -15, theft},
}

// effectOptions are those of lame: about 35 kbit/s, since most of a short sound is its end.
var effectOptions = []string{"--abr", "35", "--lowpass", "12"}

// between is the silence between two effects: what the codec smears of one does not reach the next.
const between = 1152

// makeEffects renders the effects of a home, one behind the other, into one file of a folder: a page fetches it at once. It notes
// where they are, and returns the name of the file, or "" if there are none.
func makeEffects(home sound.Music, clips map[string][]sound.Clip, dir, wav string) (file string, err error) {
	all := make(wave, around)
	for _, id := range sound.Effects() {
		if id.Home() != home {
			continue
		}
		e := effects[id]
		for v := range e.variants {
			w := e.variant(id, v)
			clips[id.String()] = append(clips[id.String()], sound.Clip{Start: len(all) + codecDelay, Length: len(w), Peak: w.peak()})
			all = append(append(all, w...), make(wave, between)...)
		}
	}
	if len(all) == around {
		return "", nil
	}
	name := "effects"
	if home != sound.Silence {
		name = home.String() + "-effects"
	}
	file = name + ".mp3"
	if err := writeWAV(wav, name, all); err != nil {
		return "", err
	}
	return file, encode(filepath.Join(dir, file), stereo{l: all}, effectOptions...)
}

// variant makes one variant, brought to its length and peak.
func (e effect) variant(id sound.Effect, v int) wave {
	c := chance(1000*uint64(id) + uint64(v) + 1)
	w := silence(e.seconds)
	w.add(e.make(&c, v), 0, 1)
	w.fadeOut(min(.08, e.seconds/4))
	return w.scale(decibel(e.peak) / w.peak())
}

// room puts a sound into a small hall, of which some is heard.
func room(w wave, seconds, wet float64) wave {
	w.add(newHall(seconds, .45).once(w), samples(.012), wet)
	return w
}
