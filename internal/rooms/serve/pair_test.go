//go:build unix

package serve

import (
	"bytes"
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"errors"
	"io"
	"log/slog"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/fstest"
	"time"
)

// certify writes a certificate of that number and its key.
func certify(t *testing.T, cert, key string, number int64) {
	t.Helper()
	secret, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	of := &x509.Certificate{SerialNumber: big.NewInt(number), Subject: pkix.Name{CommonName: "play.example.org"},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour), DNSNames: []string{"localhost"}}
	text, err := x509.CreateCertificate(rand.Reader, of, of, &secret.PublicKey, secret)
	if err != nil {
		t.Fatal(err)
	}
	hidden, err := x509.MarshalECPrivateKey(secret)
	if err != nil {
		t.Fatal(err)
	}
	for path, block := range map[string]*pem.Block{cert: {Type: "CERTIFICATE", Bytes: text},
		key: {Type: "EC PRIVATE KEY", Bytes: hidden}} {
		if path == "" {
			continue
		}
		if err := os.WriteFile(path, pem.EncodeToMemory(block), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// number returns the number of a certificate.
func number(t *testing.T, c *tls.Certificate) int64 {
	t.Helper()
	read, err := x509.ParseCertificate(c.Certificate[0])
	if err != nil {
		t.Fatal(err)
	}
	return read.SerialNumber.Int64()
}

// TestARenewedCertificateIsTakenUp replaces a certificate and its key, as whoever renews them does: first one file,
// then the other. The old one is shown until both belong together. Nobody has to tell the host.
func TestARenewedCertificateIsTakenUp(t *testing.T) {
	dir := t.TempDir()
	cert, key := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	var log bytes.Buffer
	if _, err := readPair(cert, key, slog.New(slog.NewTextHandler(&log, nil))); err == nil {
		t.Error("a certificate that there is not")
	}
	certify(t, cert, key, 1)
	p, err := readPair(cert, key, slog.New(slog.NewTextHandler(&log, nil)))
	if err != nil {
		t.Fatal(err)
	}
	shows := func(when string, want int64) {
		t.Helper()
		p.looked = time.Now().Add(-2 * lookAgain)
		got, err := p.certificate(nil)
		if err != nil || number(t, got) != want {
			t.Errorf("%s the host shows %d, %v; want %d", when, number(t, got), err, want)
		}
	}
	shows("at first", 1)
	certify(t, cert, "", 2)
	for range 3 {
		shows("with the key of another", 1)
	}
	if n := strings.Count(log.String(), "cannot be used"); n != 1 {
		t.Errorf("said %d times:\n%s", n, log.String())
	}
	certify(t, cert, key, 3)
	shows("renewed", 3)
	if err := os.Remove(key); err != nil {
		t.Fatal(err)
	}
	shows("without a key", 3)
	certify(t, cert, key, 4)
	shows("again", 4)
}

// TestACertificateIsReadAnewAtASignal renews a certificate, and tells a running host by SIGHUP.
func TestACertificateIsReadAnewAtASignal(t *testing.T) {
	dir := t.TempDir()
	cert, key := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	certify(t, cert, key, 1)
	o := options(t, "--listen", "127.0.0.1:0", "--data", dir, "--tls-cert", cert, "--tls-key", key)
	j, err := o.Files()
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	out, in := io.Pipe()
	ended := make(chan error, 1)
	go func() { ended <- o.Run(ctx, j, fstest.MapFS{}, in, slog.New(slog.DiscardHandler)) }()
	line := make([]byte, 100)
	n, err := out.Read(line)
	if err != nil {
		t.Fatal(err)
	}
	address := strings.TrimSuffix(strings.TrimPrefix(string(line[:n]), "https://"), "/\n")
	shows := func() int64 {
		conn, err := tls.Dial("tcp", address, &tls.Config{InsecureSkipVerify: true})
		if err != nil {
			t.Fatal(err)
		}
		defer conn.Close()
		return conn.ConnectionState().PeerCertificates[0].SerialNumber.Int64()
	}
	if got := shows(); got != 1 {
		t.Errorf("it shows %d", got)
	}
	certify(t, cert, key, 2)
	if err := syscall.Kill(os.Getpid(), syscall.SIGHUP); err != nil {
		t.Fatal(err)
	}
	for end := time.Now().Add(30 * time.Second); shows() != 2; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the signal changes nothing")
		}
	}
	stop()
	if err := errors.Join(<-ended, j.Close()); err != nil {
		t.Error(err)
	}
}
