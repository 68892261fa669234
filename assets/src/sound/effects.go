package main

import (
	"path/filepath"

	"runehall/assets/sound"
)

// effect says how the variants of a sound are made.
type effect struct {
	variants int
	seconds  float64
	loud     float64 // how loud each variant is, in LUFS (see momentary)
	make     func(c *chance, variant int) wave
}

// How loud effects are, in LUFS, by the weight of what happens: those of all games by the same measure.
const (
	sign   = -38.0 // something is pressed, or counted
	touch  = -38.0 // a hand touches a thing
	move   = -32.0 // a thing gets to its place
	deed   = -28.0 // several do, or something is done with force
	marvel = -24.0 // what everybody looks up at
)

// tallest is the highest peak that an effect may have, in decibels below full scale: what is heard together must not clip.
const tallest = -3.5

// effects are all that there are, by their ids.
var effects = map[sound.Effect]effect{
	sound.StoneLift:  {4, .13, touch, stoneLift},
	sound.StoneTurn:  {3, .2, touch, stoneTurn},
	sound.StonePlace: {4, .3, move + 1, stonePlace},
	sound.Coin:       {4, .36, move, oneCoin},
	sound.Coins:      {3, .6, deed, manyCoins},
	sound.CoinsBack:  {3, .6, deed, coinsBack},
	sound.CardDraw:   {3, .3, move, cardDraw},
	sound.CardPlay:   {3, .3, move + 1, cardPlay},
	sound.Die:        {3, .8, deed, rollDie},
	sound.Reveal:     {3, 1.45, marvel, reveal},
	sound.Line:       {3, .95, marvel, lineChime},
	sound.Circle:     {3, 1.15, marvel, circleChime},
	sound.Win:        {2, 2.3, marvel, win},
	sound.Tick:       {4, .06, sign, tickOfWood},
	sound.Refuse:     {3, .22, move, refuse},
	sound.Curtain:    {3, .55, deed, curtain},
	sound.Turn:       {3, .55, deed, turnChange},
	sound.Gem:        {3, .22, move, gem},
	sound.Forge:      {3, .8, deed, forging},
	sound.Burn:       {2, .6, deed, burning},
	sound.Pin:        {4, .1, touch, pin},
	sound.Menhir:     {2, 1.2, marvel, raise},
	sound.Throne:     {2, 1.7, marvel, fanfare},
	sound.Fox:        {3, .7, deed, foxStreak},
	sound.Chain:      {3, .85, deed, chainWrap},
	sound.Frost:      {3, .7, deed, frost},
	sound.ChestOpen:  {3, .5, move, chestOpen},
	sound.ChestShut:  {3, .4, move, chestShut},
	sound.Blades:     {3, .7, deed, blades},
	sound.Drop:       {4, .45, move, stonesDrop},
	sound.LandSoft:   {3, .14, move - 6, landing(.2)},
	sound.Land:       {3, .18, move, landing(.55)},
	sound.LandHard:   {3, .26, move + 4, landing(1)},
	sound.ClickSoft:  {3, .08, move - 4, click(.15)},
	sound.Click:      {3, .11, move + 1, click(.5)},
	sound.ClickHard:  {3, .16, move + 5, click(1)},
	sound.Rim:        {3, .2, move + 1, rimStroke},
	sound.SlideSoft:  {2, .3, touch - 6, slide(.1)},
	sound.Slide:      {2, .3, touch, slide(.5)},
	sound.SlideHard:  {2, .3, touch + 4, slide(1)},
	sound.Rattle:     {3, .6, deed, bagRattle},
	sound.Tray:       {3, .24, move, trayDrop},
	sound.Grab:       {3, .1, move, grab},
	sound.Miss:       {3, .2, move, missed},
	sound.Flick:      {3, .16, move, flickOff},
	sound.Tape:       {2, .6, touch, tapeOut},
	sound.TapeTick:   {3, .04, sign + 3, tapeTick},
	sound.Count:      {2, .1, move + 2, countStroke},
	sound.Gong:       {2, 1.3, marvel, gong},
	sound.Theft:      {3, .5, marvel, theft},
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

// variant makes one variant, brought to its length and loudness.
func (e effect) variant(id sound.Effect, v int) wave {
	c := chance(1000*uint64(id) + uint64(v) + 1)
	w := silence(e.seconds)
	w.add(e.make(&c, v), 0, 1)
	w.fadeOut(min(.08, e.seconds/4))
	return w.scale(decibel(e.loud - momentary(w)))
}

// room puts a sound into a small hall, of which some is heard.
func room(w wave, seconds, wet float64) wave {
	w.add(newHall(seconds, .45).once(w), samples(.012), wet)
	return w
}
