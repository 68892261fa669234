package store

import (
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"syscall/js"
	"time"
)

// A page that writes a record notes so in the origin's local storage at every beat; one that has been quiet for the
// time called silence counts as closed. A page whose timers the browser delays for longer than that can lose its record
// to another page; its next line then fails with [ErrBusy], since a line's key can be taken only once.
const (
	beat    = 2 * time.Second
	silence = 8 * time.Second
)

// keepAlive locks a record in browsers that have no locks.
func keepAlive(name string) (release func(), err error) {
	err = try(func() error {
		storage := js.Global().Get("localStorage")
		key := "writer " + name
		me := strconv.FormatUint(rand.Uint64(), 36)
		if holder := storage.Call("getItem", key); !holder.IsNull() && alive(holder.String()) {
			return ErrBusy
		}
		say := func() error {
			return try(func() error {
				storage.Call("setItem", key, me+" "+strconv.FormatInt(time.Now().UnixMilli(), 10))
				return nil
			})
		}
		mine := func() bool {
			holder := storage.Call("getItem", key)
			return !holder.IsNull() && strings.HasPrefix(holder.String(), me+" ")
		}
		if err := say(); err != nil {
			return fmt.Errorf("lock the record: %w", err)
		}
		give := js.FuncOf(func(js.Value, []js.Value) any {
			if mine() {
				storage.Call("removeItem", key)
			}
			return nil
		})
		js.Global().Call("addEventListener", "pagehide", give)
		timer := time.NewTicker(beat)
		stop := make(chan struct{})
		go func() {
			for {
				select {
				case <-stop:
					return
				case <-timer.C:
					// If one beat cannot be stored, others follow. If none can, another page may take over.
					if mine() {
						_ = say()
					}
				}
			}
		}()
		release = func() {
			timer.Stop()
			close(stop)
			js.Global().Call("removeEventListener", "pagehide", give)
			give.Invoke()
			give.Release()
		}
		return nil
	})
	return release, err
}

// alive reports whether a sign of life is fresh.
func alive(sign string) bool {
	_, at, _ := strings.Cut(sign, " ")
	millis, err := strconv.ParseInt(at, 10, 64)
	return err == nil && time.Since(time.UnixMilli(millis)) < silence
}
