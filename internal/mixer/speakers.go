package mixer

import (
	"io"
	"time"

	"runehall/assets/sound"
)

// Device is a sound device that may be missing, come and go.
type Device interface {
	// Decode returns the samples of an MP3 file from its start: two channels of 16 bits, little endian.
	Decode(mp3 io.Reader) (io.Reader, error)
	// Ready opens the device, or wakes it up: there may be sound in a moment. It returns an error while there is no
	// device; one that fails later says so in Failure.
	Ready() error
	// Failure returns why nothing plays any more, since the device has gone; nil: it plays. After a failure all streams
	// are to be closed; once Ready returns nil again, new ones play.
	Failure() error
}

// Speaker is a device that plays music and effects.
type Speaker interface {
	Device
	// Deck returns a deck that does not play yet. After a failure another one is asked for.
	Deck() (Deck, error)
	// Voice returns what plays an effect once and does not do so yet: the samples of one channel at a gain, between
	// left (-1) and right (1) with the powers of both sides adding up to 1.
	Voice(pcm []int16, gain, pan float64) (Stream, error)
}

// Streamer is a device that plays streams and nothing else, as machines have it: [Streamed] makes it a speaker.
type Streamer interface {
	Device
	// Stream returns a stream of samples that does not play yet: two channels of 32-bit floats, little endian. It is
	// read ahead by the given time.
	Stream(samples io.Reader, ahead time.Duration) (Stream, error)
}

// Deck plays the music: pieces fade into one another, linearly and over [CrossFade], and all of them step back under an
// important effect.
type Deck interface {
	// Want changes to another piece: the one before fades out, and the new one fades in once it is brought. One that
	// has not gone yet fades in again and needs not be brought.
	Want(piece sound.Music)
	// Bring delivers the file of a piece that was asked for; it begins at where.Begin. If another piece is wanted by
	// now, the file is dropped.
	Bring(piece sound.Music, mp3 []byte, where sound.Loop)
	// Duck lowers the music for some seconds.
	Duck(seconds float64)
	// StepBack lowers the music until it is called with false.
	StepBack(on bool)
	// Play lets time pass, and Pause stops it. Music that was paused resumes where it stopped.
	Play()
	Pause()
	// SetVolume sets the gain of all music.
	SetVolume(volume float64)
	// Failure returns why a piece could not be played on, and nil when asked again.
	Failure() error
	// Close frees what the deck holds. No other method may be called after it.
	Close() error
}

// Stream is something that a speaker plays.
type Stream interface {
	Play()
	Pause()
	IsPlaying() bool
	SetVolume(volume float64)
	Close() error
}
