//go:build !android && !ebitenginevmguest

package speaker

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// null is a configuration of ALSA with a device that takes all samples and plays none.
const null = "pcm.!default { type null }\nctl.!default { type null }\n"

// TestADeviceThatComesLaterPlays opens the real speaker where there is no device, and again after one has come. That
// needs care, as oto allows only one context in a process.
func TestADeviceThatComesLaterPlays(t *testing.T) {
	dir := t.TempDir()
	config := filepath.Join(dir, "alsa.conf")
	for name, value := range map[string]string{
		"ALSA_CONFIG_PATH": config, "PULSE_SERVER": "", "PIPEWIRE_REMOTE": "", "HOME": dir, "XDG_RUNTIME_DIR": dir,
		"XDG_CONFIG_HOME": dir,
	} {
		t.Setenv(name, value)
	}
	s := &device{}
	_ = s.Ready() // opens in the background, so Failure tells whether it fails
	var err error
	for err = s.Failure(); err == nil; err = s.Failure() {
		time.Sleep(time.Millisecond)
	}
	if strings.Contains(err.Error(), "failed to load libasound") {
		t.Skip(err)
	}
	for range 3 {
		if s.Ready() == nil {
			t.Fatal("there is a device all at once")
		}
	}
	if err := os.WriteFile(config, []byte(null), 0o600); err != nil {
		t.Fatal(err)
	}
	for s.Ready() != nil {
		time.Sleep(time.Millisecond)
	}
	reader := &counted{Reader: bytes.NewReader(make([]byte, 1<<20))}
	out, err := s.Stream(reader, time.Second)
	if err != nil {
		t.Fatal(err)
	}
	for out.Play(); out.IsPlaying(); {
		time.Sleep(time.Millisecond)
	}
	if reader.n != 1<<20 || s.Failure() != nil {
		t.Errorf("the new device took %d bytes, %v", reader.n, s.Failure())
	}
}

// counted counts the bytes that are read.
type counted struct {
	*bytes.Reader
	n int
}

func (c *counted) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n += n
	return n, err
}
