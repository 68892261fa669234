//go:build !js

package store

import (
	"errors"
	"fmt"
	"io/fs"
)

// classify adds to a system error what callers can tell apart; nil stays nil.
func classify(err error) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, ErrBusy):
		return err
	case errors.Is(err, fs.ErrNotExist) || isNoFolder(err):
		return fmt.Errorf("%w: %w", ErrNotFound, err)
	case isFull(err):
		return fmt.Errorf("%w: %w", ErrFull, err)
	case errors.Is(err, fs.ErrPermission) || isReadOnly(err):
		return fmt.Errorf("%w: %w", ErrDenied, err)
	}
	return err
}
