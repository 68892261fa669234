package awake

import "github.com/ebitengine/purego/objc"

// displaySleepDisabled is NSActivityIdleDisplaySleepDisabled.
const displaySleepDisabled = uint64(1) << 40

// Can returns true.
func Can() bool { return true }

// keep asks NSProcessInfo, which holds the same assertion as IOKit.
func keep(wishes <-chan string) { keepWith(wishes, hold) }

func hold(why string) (release func()) {
	class, text := objc.GetClass("NSProcessInfo"), objc.GetClass("NSString")
	if class == 0 || text == 0 {
		return nil
	}
	info := objc.ID(class).Send(objc.RegisterName("processInfo"))
	reason := objc.ID(text).Send(objc.RegisterName("alloc")).Send(objc.RegisterName("initWithUTF8String:"), why)
	activity := info.Send(objc.RegisterName("beginActivityWithOptions:reason:"), displaySleepDisabled, reason)
	reason.Send(objc.RegisterName("release"))
	if activity == 0 {
		return nil
	}
	activity.Send(objc.RegisterName("retain"))
	return func() {
		info.Send(objc.RegisterName("endActivity:"), activity)
		activity.Send(objc.RegisterName("release"))
	}
}
