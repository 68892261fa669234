package wishes

import "syscall/js"

// The browser's words for the wishes.
const (
	still    = "(prefers-reduced-motion: reduce)"
	contrast = "(prefers-contrast: more)"
	forced   = "(forced-colors: active)" // set by the system, which means more contrast too
)

func listen(tell func(Wishes)) (end func()) {
	match := js.Global().Get("matchMedia")
	if match.Type() != js.TypeFunction {
		return func() {}
	}
	var lists []js.Value
	now := func() Wishes {
		is := func(i int) bool { return lists[i].Get("matches").Bool() }
		return Wishes{Still: is(0), Contrast: is(1) || is(2)}
	}
	changed := js.FuncOf(func(js.Value, []js.Value) any {
		tell(now())
		return nil
	})
	for _, query := range []string{still, contrast, forced} {
		list := match.Invoke(query)
		list.Call("addEventListener", "change", changed)
		lists = append(lists, list)
	}
	tell(now())
	return func() {
		for _, list := range lists {
			list.Call("removeEventListener", "change", changed)
		}
		changed.Release()
	}
}
