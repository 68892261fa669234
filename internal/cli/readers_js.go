package cli

import (
	"context"
	"encoding/json"
	"syscall/js"

	"runehall/internal/aloud"
)

// readers lets the page's mirror hear the screen: runehallListen(told) has told called with each description as JSON,
// from now on, or ends that without it; runehallAct(kind, id, text) does something to a thing.
func readers(t *aloud.Teller) {
	stop := func() {}
	js.Global().Set("runehallListen", js.FuncOf(func(_ js.Value, args []js.Value) any {
		stop()
		stop = func() {}
		if len(args) == 0 || args[0].Type() != js.TypeFunction {
			return nil
		}
		ctx, cancel := context.WithCancel(context.Background())
		stop = func() {
			cancel()
			t.Hush()
		}
		t.Listen()
		go tellPage(ctx, t, args[0])
		return nil
	}))
	js.Global().Set("runehallAct", js.FuncOf(func(_ js.Value, args []js.Value) any {
		if len(args) < 3 {
			return false
		}
		kind, ok := aloud.ActNamed(args[0].String())
		if ok {
			t.Do(aloud.Act{Kind: kind, ID: args[1].String(), Text: args[2].String()})
		}
		return ok
	}))
}

// tellPage hands each description to the page until the context ends.
func tellPage(ctx context.Context, t *aloud.Teller, told js.Value) {
	known := uint64(0)
	for {
		s, err := t.Next(ctx, known)
		if err != nil {
			return // nobody listens any more
		}
		known = s.Version
		text, err := json.Marshal(s)
		if err != nil {
			panic(err) // it holds nothing that cannot be written
		}
		told.Invoke(string(text))
	}
}
