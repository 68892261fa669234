package store

import (
	"errors"
	"syscall/js"
)

// takeLock makes this page the only writer of a record until release is called or the page ends, or returns [ErrBusy].
// Browsers offer locks only to secure pages; elsewhere the page shows a sign of life at intervals.
func takeLock(database, id string) (release func(), err error) {
	name := database + "/" + id
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		return keepAlive(name)
	}
	err = try(func() error {
		release, err = webLock(locks, name)
		return err
	})
	return release, err
}

// webLock takes a lock of the Web Locks API. The lock lasts as long as the promise that its callback returns.
func webLock(locks js.Value, name string) (release func(), err error) {
	granted := make(chan bool, 1)
	ended := make(chan error, 1) // the lock is free again, or there never was one
	var let js.Value             // resolves the promise
	executor := js.FuncOf(func(_ js.Value, args []js.Value) any {
		let = args[0]
		return nil
	})
	callback := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Truthy() {
			granted <- false
			return nil
		}
		promise := js.Global().Get("Promise").New(executor)
		granted <- true
		return promise
	})
	freed := js.FuncOf(func(js.Value, []js.Value) any {
		ended <- nil
		return nil
	})
	fail := js.FuncOf(func(_ js.Value, args []js.Value) any {
		ended <- classify(args[0])
		return nil
	})
	locks.Call("request", name, map[string]any{"ifAvailable": true}, callback).Call("then", freed, fail)
	end := func() error {
		err := <-ended
		for _, f := range []js.Func{executor, callback, freed, fail} {
			f.Release()
		}
		return err
	}
	select {
	case ok := <-granted:
		if !ok {
			return nil, errors.Join(ErrBusy, end())
		}
		return func() {
			let.Invoke()
			// An error here would only say that the lock was never granted.
			_ = end()
		}, nil
	case err := <-ended:
		ended <- err
		if err := end(); err != nil {
			return nil, err
		}
		return nil, ErrBusy
	}
}
