package store

import (
	"errors"
	"fmt"
	"strings"
	"syscall/js"
)

// try runs f and returns what JavaScript throws as an error.
func try(f func() error) (err error) {
	defer func() {
		switch thrown := recover().(type) {
		case nil:
		case js.Error:
			err = classify(thrown.Value)
		case *js.ValueError:
			err = fmt.Errorf("%w: %w", ErrDenied, thrown) // the browser lacks the function
		case string:
			if !strings.HasPrefix(thrown, "syscall/js:") {
				panic(thrown)
			}
			err = fmt.Errorf("%w: %s", ErrDenied, thrown) // or the method
		default:
			panic(thrown)
		}
	}()
	return f()
}

// classify turns what JavaScript threw into an error, and adds what callers can tell apart.
func classify(thrown js.Value) error {
	if !thrown.Truthy() {
		return errors.New("the browser says no reason")
	}
	if thrown.Type() != js.TypeObject {
		return errors.New(thrown.String())
	}
	name, text := thrown.Get("name").String(), js.Global().Call("String", thrown).String()
	switch name {
	case "QuotaExceededError":
		return fmt.Errorf("%w: %s", ErrFull, text)
	case "SecurityError", "NotAllowedError", "InvalidStateError", "TypeError":
		return fmt.Errorf("%w: %s", ErrDenied, text)
	case "ConstraintError":
		return fmt.Errorf("%w: %s", errExists, text)
	}
	return errors.New(text)
}

// outcome is the result of an asynchronous operation.
type outcome struct {
	value js.Value
	err   error
}

// listen calls set for each event name with a handler, and waits until one of the handlers is called. The handler's
// outcome is what answer makes of the event.
func listen(answers map[string]func() outcome, set func(event string, handler js.Func)) outcome {
	done := make(chan outcome, len(answers))
	var handlers []js.Func
	for event, answer := range answers {
		handler := js.FuncOf(func(js.Value, []js.Value) any {
			var o outcome
			if err := try(func() error { o = answer(); return nil }); err != nil {
				o = outcome{err: err}
			}
			select {
			case done <- o:
			default: // only the first counts
			}
			return nil
		})
		handlers = append(handlers, handler)
		set(event, handler)
	}
	o := <-done
	for event := range answers {
		set(event, js.Func{})
	}
	for _, handler := range handlers {
		handler.Release()
	}
	return o
}

// on sets the handlers of an object's events: onsuccess, onerror.
func on(object js.Value) func(string, js.Func) {
	return func(event string, handler js.Func) {
		if handler.IsUndefined() {
			object.Set(event, js.Null())
			return
		}
		object.Set(event, handler)
	}
}

// request waits for an IDBRequest.
func request(r js.Value) (js.Value, error) {
	o := listen(map[string]func() outcome{
		"onsuccess": func() outcome { return outcome{value: r.Get("result")} },
		"onerror":   func() outcome { return outcome{err: classify(r.Get("error"))} },
		// Another page holds the database open in an older version.
		"onblocked": func() outcome { return outcome{err: ErrBusy} },
	}, on(r))
	return o.value, o.err
}

// complete waits until a transaction is stored as a whole, or fails as a whole.
func complete(tx js.Value) error {
	return listen(map[string]func() outcome{
		"oncomplete": func() outcome { return outcome{} },
		"onabort":    func() outcome { return outcome{err: classify(tx.Get("error"))} },
	}, on(tx)).err
}
