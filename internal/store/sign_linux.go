package store

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
)

// machine identifies this machine since its last start, and its space of process numbers, since containers have their
// own.
func machine() string {
	host, err := os.Hostname()
	boot, err2 := os.ReadFile("/proc/sys/kernel/random/boot_id")
	space, err3 := os.Readlink("/proc/self/ns/pid")
	if errors.Join(err, err2, err3) != nil {
		return fmt.Sprintf("unknown-%d", os.Getpid()) // not even this program's own signs say anything then
	}
	return strings.Join(strings.Fields(host+"/"+string(boot)+"/"+space), "")
}

// began tells two processes of the same number apart: it is when the process began, in ticks since the machine was
// started.
func began(pid int) string {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return "-"
	}
	// The program's name stands in brackets before the other fields, and may contain anything.
	fields := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	const starttime = 22 - 3 // proc(5) counts from 1, and the third field is the first one here
	if len(fields) > starttime {
		return fields[starttime]
	}
	return "-"
}

// processLife returns what is known of a process of this machine.
func processLife(pid int, begun string) life {
	if _, err := os.Stat(fmt.Sprintf("/proc/%d", pid)); errors.Is(err, fs.ErrNotExist) {
		return dead
	}
	now := began(pid)
	switch {
	case now == "-" || begun == "-":
		return unknown
	case now == begun:
		return alive
	}
	return dead
}
