package cli

import (
	"syscall"
	"unsafe"
)

// localeLength is LOCALE_NAME_MAX_LENGTH: the longest name of a locale, with its terminating zero.
const localeLength = 85

// system returns the language that Windows is set to, or "" if that is unknown. Environment variables rarely tell
// there.
func system() string {
	name := make([]uint16, localeLength)
	proc := syscall.NewLazyDLL("kernel32.dll").NewProc("GetUserDefaultLocaleName")
	if proc.Find() != nil {
		return ""
	}
	if n, _, _ := proc.Call(uintptr(unsafe.Pointer(&name[0])), uintptr(len(name))); n == 0 {
		return ""
	}
	return syscall.UTF16ToString(name)
}
