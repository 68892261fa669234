package mixer

import "runehall/assets/sound"

// climbs are the effects of what is counted. Those that follow one another climb, so that much sounds like more.
var climbs = map[sound.Effect]bool{sound.Coin: true, sound.Gem: true, sound.Pin: true, sound.Drop: true}

// scale has the ratios of the steps on which such effects climb: a pentatonic scale, which fits any music. The last
// step is kept until there is a pause.
var scale = [...]float64{1, 9. / 8, 5. / 4, 3. / 2, 5. / 3, 2}

// soon is how many ticks may lie between two effects of which the second one is a step higher.
const soon = 30

// high names the samples of a variant of an effect on a step of the scale.
type high struct {
	first *int16
	step  int
}

// raised returns samples on a step of the scale. They are made once, since a speaker may keep what it was given.
func (b *bank) raised(pcm []int16, step int) []int16 {
	if step == 0 || len(pcm) < 2 {
		return pcm
	}
	key := high{&pcm[0], step}
	if up, ok := b.high[key]; ok {
		return up
	}
	up := make([]int16, int(float64(len(pcm)-1)/scale[step]))
	for i := range up {
		at := float64(i) * scale[step]
		n, part := int(at), at-float64(int(at))
		up[i] = int16(float64(pcm[n])*(1-part) + float64(pcm[n+1])*part)
	}
	b.high[key] = up
	return up
}
