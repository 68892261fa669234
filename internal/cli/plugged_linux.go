package cli

import (
	"errors"
	"io/fs"
	"log/slog"
	"os"

	"golang.org/x/sys/unix"

	"runehall/ui"
)

// inputs is the folder in which the kernel shows gamepads.
const inputs = "/dev/input"

// seeGamepads has a program at rest look for gamepads whenever the kernel shows a new device, or says who may read one.
// The returned function ends that.
func seeGamepads(pace *ui.Pace, log *slog.Logger) (end func()) {
	end, err := watchFolder(inputs, pace.Look)
	if errors.Is(err, fs.ErrNotExist) { // where the kernel shows nothing, nothing will come
		return func() {}
	}
	if err != nil {
		log.Warn("a gamepad that is plugged in will be seen with the next press of a key", "error", err)
		return func() {}
	}
	return end
}

// watchFolder calls changed, on a goroutine of its own, whenever a file comes, goes or may be read by others. Between
// that it costs nothing.
func watchFolder(folder string, changed func()) (end func(), err error) {
	fd, err := unix.InotifyInit1(unix.IN_NONBLOCK | unix.IN_CLOEXEC)
	if err != nil {
		return nil, os.NewSyscallError("inotify_init1", err)
	}
	told := os.NewFile(uintptr(fd), folder)
	if _, err := unix.InotifyAddWatch(fd, folder, unix.IN_CREATE|unix.IN_DELETE|unix.IN_ATTRIB); err != nil {
		return nil, errors.Join(&os.PathError{Op: "watch", Path: folder, Err: err}, told.Close())
	}
	go func() {
		var events [4096]byte // their contents do not matter
		for {
			if _, err := told.Read(events[:]); err != nil {
				return // it was ended
			}
			changed()
		}
	}()
	return func() { _ = told.Close() }, nil // nothing was written
}
