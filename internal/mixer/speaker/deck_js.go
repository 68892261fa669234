package speaker

import (
	"encoding/binary"
	"fmt"
	"math"
	"slices"
	"syscall/js"

	"runehall/assets/sound"
	"runehall/internal/mixer"
	"runehall/internal/mixer/fade"
)

// Deck implements [mixer.Speaker]. The browser decodes a whole piece and loops it on a thread of its own. That costs a
// tenth of decoding and mixing it bit by bit, and the music does not stumble while a computer player thinks. A piece
// takes 25 MB, which are freed when it has faded out.
func (p *page) Deck() (own mixer.Deck, err error) {
	return own, attempt("the music", func() {
		context := newContext("playback")
		d := &deck{
			context: context, volume: context.Call("createGain"), back: context.Call("createGain"),
			ducking: fade.Duck{Low: mixer.Ducked, Down: mixer.DuckDown, Up: mixer.DuckUp},
		}
		d.back.Call("connect", d.volume)
		d.volume.Call("connect", context.Get("destination"))
		d.listen()
		own = d
	})
}

// deck implements [mixer.Deck] with nodes of the Web Audio API: each piece has a source and a fade, followed by the
// duck and the volume. The browser only calls back between two steps of the program, so nothing needs a lock.
type deck struct {
	context, volume, back js.Value
	ducking               fade.Duck
	wanted                sound.Music
	pieces                []*piece
	playing               bool
	allowed               bool     // to sound: it has run once
	release               []func() // release the event listeners
	err                   error
}

type piece struct {
	music        sound.Music
	source, gain js.Value
	fade         fade.Plan
}

// Want implements [mixer.Deck].
func (d *deck) Want(m sound.Music) {
	d.wanted = m
	for _, p := range d.pieces {
		d.safely(func() { d.turn(p) })
	}
}

// turn fades a piece in if it is wanted. Otherwise it fades the piece out and ends it.
func (d *deck) turn(p *piece) {
	if p.music == d.wanted {
		p.fade = d.follow(p.gain, p.fade.To(d.now(), 1, mixer.CrossFade))
		p.source.Call("stop", never)
		return
	}
	p.fade = d.follow(p.gain, p.fade.To(d.now(), 0, mixer.CrossFade))
	p.source.Call("stop", p.fade.End())
}

// never is a time in seconds, some weeks away: a source cannot be told not to stop after all, but later. Firefox throws
// at twice as much.
const never = 4e6

// safely does something with the nodes. What the browser throws is a failure of the music.
func (d *deck) safely(do func()) {
	if err := attempt("the music", do); err != nil {
		d.err = err
	}
}

// Bring implements [mixer.Deck].
func (d *deck) Bring(m sound.Music, mp3 []byte, where sound.Loop) {
	if m != d.wanted {
		return
	}
	array := js.Global().Get("Uint8Array").New(len(mp3))
	js.CopyBytesToJS(array, mp3)
	var decoded, failed js.Func
	release := func() { decoded.Release(); failed.Release() }
	decoded = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		d.safely(func() { d.begin(m, args[0], where) })
		return nil
	})
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		release()
		d.err = fmt.Errorf("speaker: %s: %s", where.File, js.Global().Call("String", args[0]).String())
		return nil
	})
	d.safely(func() { d.context.Call("decodeAudioData", array.Get("buffer")).Call("then", decoded, failed) })
}

// begin starts a piece that has been decoded, unless another one is wanted by now or the same has come back.
func (d *deck) begin(m sound.Music, buffer js.Value, where sound.Loop) {
	if m != d.wanted || slices.ContainsFunc(d.pieces, func(p *piece) bool { return p.music == m }) {
		return
	}
	if buffer.Get("length").Int() < where.Start+where.Length+mixer.Blend {
		d.err = fmt.Errorf("speaker: %s: it has %d samples", where.File, buffer.Get("length").Int())
		return
	}
	blend(buffer, where)
	source := d.context.Call("createBufferSource")
	source.Set("buffer", buffer)
	source.Set("loop", true)
	source.Set("loopStart", seconds(where.Start))
	source.Set("loopEnd", seconds(where.Start+where.Length))
	p := &piece{music: m, source: source, gain: d.context.Call("createGain")}
	source.Call("connect", p.gain)
	p.gain.Call("connect", d.back)
	var ended js.Func
	ended = js.FuncOf(func(js.Value, []js.Value) any {
		ended.Release()
		d.pieces = slices.DeleteFunc(d.pieces, func(q *piece) bool { return q == p })
		d.safely(func() {
			p.gain.Call("disconnect")
			d.run()
		})
		return nil
	})
	source.Call("addEventListener", "ended", ended)
	d.pieces = append(d.pieces, p)
	source.Call("start", 0, seconds(where.Start+where.Begin))
	d.turn(p)
	d.run()
}

func seconds(samples int) float64 { return float64(samples) / sound.Rate }

// blend makes the start of a loop continue what follows its end.
func blend(buffer js.Value, where sound.Loop) {
	for channel := range buffer.Get("numberOfChannels").Int() {
		samples := buffer.Call("getChannelData", channel)
		to, from := part(samples, where.Start), part(samples, where.Start+where.Length)
		start, after := make([]byte, 4*mixer.Blend), make([]byte, 4*mixer.Blend)
		js.CopyBytesToGo(start, to)
		js.CopyBytesToGo(after, from)
		for k := range mixer.Blend {
			v := mixer.Blended(k, sample(start, k), sample(after, k))
			binary.LittleEndian.PutUint32(start[4*k:], math.Float32bits(v))
		}
		js.CopyBytesToJS(to, start)
	}
}

// sample reads one of some samples.
func sample(samples []byte, k int) float32 {
	return math.Float32frombits(binary.LittleEndian.Uint32(samples[4*k:]))
}

// part returns the bytes of as many samples as are blended.
func part(samples js.Value, at int) js.Value {
	return js.Global().Get("Uint8Array").New(samples.Get("buffer"), samples.Get("byteOffset").Int()+4*at, 4*mixer.Blend)
}

// Duck implements [mixer.Deck].
func (d *deck) Duck(seconds float64) {
	d.safely(func() { d.follow(d.back, d.ducking.Lower(d.now(), seconds)) })
}

// StepBack implements [mixer.Deck].
func (d *deck) StepBack(on bool) {
	d.safely(func() { d.follow(d.back, d.ducking.Hold(d.now(), on)) })
}

// now returns the time of the context, which stands still while it is suspended.
func (d *deck) now() float64 { return d.context.Get("currentTime").Float() }

// follow has the gain of a node follow a plan, and returns that.
func (d *deck) follow(node js.Value, plan fade.Plan) fade.Plan {
	gain := node.Get("gain")
	gain.Call("cancelScheduledValues", 0)
	for i, p := range plan {
		way := "linearRampToValueAtTime"
		if i == 0 {
			way = "setValueAtTime"
		}
		gain.Call(way, p.Gain, p.At)
	}
	return plan
}

// SetVolume implements [mixer.Deck].
func (d *deck) SetVolume(volume float64) {
	d.safely(func() { d.volume.Get("gain").Set("value", volume) })
}

// Play implements [mixer.Deck].
func (d *deck) Play() {
	d.playing = true
	d.safely(d.run)
}

// Pause implements [mixer.Deck].
func (d *deck) Pause() {
	d.playing = false
	d.safely(d.run)
}

// run lets the context run while something is to be heard, and only then: it costs a little, whatever it plays. Some
// browsers let it run only if that is asked in the gesture of a person, and from then on always. So it is asked in the
// first one, before there is a piece.
func (d *deck) run() {
	state := d.context.Get("state").String()
	d.allowed = d.allowed || state == running
	way, there := "suspend", "suspended"
	if d.playing && (len(d.pieces) > 0 || !d.allowed) {
		way, there = "resume", running
	}
	if state == there || state == closed {
		return // asking again would change nothing, and be told
	}
	d.context.Call(way).Call("catch", ignore) // tried again when the person does something
}

// Failure implements [mixer.Deck].
func (d *deck) Failure() error {
	err := d.err
	d.err = nil
	return err
}
