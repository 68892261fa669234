package talk

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
)

// secretBytes is how many random bytes a secret is made of: nobody guesses 128 bits.
const secretBytes = 16

// NewSecret returns random bytes in hexadecimal digits: the id of a room, or the secret of a device or a link.
func NewSecret() string {
	b := make([]byte, secretBytes)
	_, _ = rand.Read(b) // it never fails
	return hex.EncodeToString(b)
}

// Key returns what a secret comes to, which is kept in its place; "" for what is none.
func Key(secret string) string {
	if len(secret) != 2*secretBytes {
		return ""
	}
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}
