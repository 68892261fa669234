package talk

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
)

// secretBytes is the number of random bytes in a secret. Nobody guesses 128 bits.
const secretBytes = 16

// NewSecret returns random bytes in hexadecimal digits: a room's id, or the secret of a device or a link.
func NewSecret() string {
	b := make([]byte, secretBytes)
	_, _ = rand.Read(b) // never fails
	return hex.EncodeToString(b)
}

// Key returns the hash that is stored in place of a secret; "" if the text is no secret.
func Key(secret string) string {
	if len(secret) != 2*secretBytes {
		return ""
	}
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}
