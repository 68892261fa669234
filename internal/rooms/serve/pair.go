//go:build !js

package serve

import (
	"crypto/tls"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// pair is a certificate with its key, from two files. Whoever renews them writes other files in their place; the host
// looks now and then, since nobody tells it.
type pair struct {
	cert, key string
	log       *slog.Logger

	mu     sync.Mutex
	now    *tls.Certificate
	looked time.Time
	files  [2]file // as they were when they were read last
	failed bool    // and could not be used
}

// file tells whether a file has changed.
type file struct {
	at   time.Time
	size int64
}

// lookAgain is how often the host looks whether the files have changed, when devices come.
const lookAgain = time.Minute

// readPair reads a certificate and its key.
func readPair(cert, key string, log *slog.Logger) (*pair, error) {
	p := &pair{cert: cert, key: key, log: log, looked: time.Now()}
	p.files = p.stat()
	read, err := tls.LoadX509KeyPair(cert, key)
	if err != nil {
		return nil, fmt.Errorf("the certificate: %w", err)
	}
	p.now = &read
	return p, nil
}

// certificate returns the certificate for a device that comes.
func (p *pair) certificate(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	p.renew(time.Now(), false)
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.now, nil
}

// renew reads the files again, if they have changed or somebody asks for it. While one of them is missing, or they do
// not belong together since only one has been replaced, the old certificate stays.
func (p *pair) renew(now time.Time, asked bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if !asked && now.Sub(p.looked) < lookAgain {
		return
	}
	p.looked = now
	files := p.stat()
	if !asked && files == p.files && !p.failed {
		return
	}
	p.files = files
	read, err := tls.LoadX509KeyPair(p.cert, p.key)
	if err != nil {
		if !p.failed || asked {
			p.log.Error("the new certificate cannot be used, the old one stays", "error", err)
		}
		p.failed = true
		return
	}
	p.now, p.failed = &read, false
	p.log.Info("the certificate was read anew")
}

// stat returns how the files are; a file that cannot be looked at is like none.
func (p *pair) stat() (files [2]file) {
	for i, path := range []string{p.cert, p.key} {
		info, err := os.Stat(path)
		if err != nil {
			continue // reading it says why
		}
		files[i] = file{info.ModTime(), info.Size()}
	}
	return files
}
