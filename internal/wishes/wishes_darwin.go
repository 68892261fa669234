package wishes

import "github.com/ebitengine/purego/objc"

// ask asks NSWorkspace, which the engine has loaded with its window. Phones have no such class, so they have no wishes.
func ask() (w Wishes) {
	class := objc.GetClass("NSWorkspace")
	if class == 0 {
		return w
	}
	shared := objc.ID(class).Send(objc.RegisterName("sharedWorkspace"))
	if shared == 0 {
		return w
	}
	w.Still = objc.Send[bool](shared, objc.RegisterName("accessibilityDisplayShouldReduceMotion"))
	w.Contrast = objc.Send[bool](shared, objc.RegisterName("accessibilityDisplayShouldIncreaseContrast"))
	return w
}
