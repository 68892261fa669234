package rival

import (
	"fmt"
	"os/exec"
	"sync"
	"syscall"
	"unsafe"

	"golang.org/x/sys/windows"
)

// leash holds a program and all that it starts: they are one job, and the system ends it when nobody holds it any more,
// so with this process too.
type leash struct {
	cmd *exec.Cmd

	mu  sync.Mutex
	job windows.Handle // 0 once everything has ended
}

// newLeash returns a program that has not been started, with its own words for itself.
func newLeash(path string, words []string) (*leash, error) {
	job, err := windows.CreateJobObject(nil, nil)
	if err != nil {
		return nil, err
	}
	limits := windows.JOBOBJECT_EXTENDED_LIMIT_INFORMATION{}
	limits.BasicLimitInformation.LimitFlags = windows.JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE
	if _, err := windows.SetInformationJobObject(job, windows.JobObjectExtendedLimitInformation,
		uintptr(unsafe.Pointer(&limits)), uint32(unsafe.Sizeof(limits))); err != nil {
		_ = windows.CloseHandle(job) // it was never used
		return nil, err
	}
	cmd := exec.Command(path, words[1:]...)
	cmd.Args[0] = words[0]
	// The program starts suspended and runs only once it is in the job. Otherwise, what it starts at once would not be
	// in the job.
	cmd.SysProcAttr = &syscall.SysProcAttr{CreationFlags: windows.CREATE_SUSPENDED | windows.CREATE_NEW_PROCESS_GROUP}
	return &leash{cmd: cmd, job: job}, nil
}

func (l *leash) start() error {
	if err := l.cmd.Start(); err != nil {
		_ = windows.CloseHandle(l.job) // nobody is in it
		return err
	}
	var entered error
	if err := l.cmd.Process.WithHandle(func(handle uintptr) {
		entered = windows.AssignProcessToJobObject(l.job, windows.Handle(handle))
	}); err != nil {
		entered = err
	}
	if entered == nil {
		entered = resume(uint32(l.cmd.Process.Pid))
	}
	if entered != nil {
		_ = l.cmd.Process.Kill() // it has not begun
		_ = l.wait()             // the error does not matter here
		return entered
	}
	return nil
}

// resume lets a process run that was started suspended: its one thread.
func resume(pid uint32) error {
	all, err := windows.CreateToolhelp32Snapshot(windows.TH32CS_SNAPTHREAD, 0)
	if err != nil {
		return err
	}
	defer func() { _ = windows.CloseHandle(all) }() // only read from
	entry := windows.ThreadEntry32{Size: uint32(unsafe.Sizeof(windows.ThreadEntry32{}))}
	for err = windows.Thread32First(all, &entry); err == nil; err = windows.Thread32Next(all, &entry) {
		if entry.OwnerProcessID != pid {
			continue
		}
		thread, err := windows.OpenThread(windows.THREAD_SUSPEND_RESUME, false, entry.ThreadID)
		if err != nil {
			return err
		}
		_, err = windows.ResumeThread(thread)
		_ = windows.CloseHandle(thread) // it runs without us
		return err
	}
	return fmt.Errorf("its thread cannot be found: %w", err)
}

// kill ends the program and all that it started. It may have ended.
func (l *leash) kill() {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.job != 0 {
		_ = windows.TerminateJobObject(l.job, 1) // there is nothing else that could be done
	}
}

// force does nothing: nobody withstands the end of a job.
func (l *leash) force(<-chan struct{}) {}

// wait waits until everything has ended, and returns how the program did, or nil.
func (l *leash) wait() error {
	err := l.cmd.Wait()
	l.mu.Lock()
	defer l.mu.Unlock()
	_ = windows.CloseHandle(l.job) // ends everything that the program left behind
	l.job = 0
	return ending(err)
}

// Keep does nothing: a job needs no keeper.
func Keep() {}
