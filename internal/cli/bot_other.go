//go:build !js

package cli

import (
	"os"
	"os/signal"
	"syscall"
	"time"

	"runehall/internal/rival"
	"runehall/scenes"
)

// keep does what this process is there for, if it was started to hold a program that plays; then it does not return.
func keep() { rival.Keep() }

// seatProgram lets set-ups seat the program of --bot. The returned function ends all runs of it.
func (o *windowFlags) seatProgram(config *scenes.Config, c console) (dismiss func(), err error) {
	pool := rival.NewPool(c.err)
	times, err := botTimes(o.botTime, o.botStart)
	switch {
	case err != nil:
		return nil, err
	case o.bot != "":
		kind, err := pool.Kind("bot", o.bot, times)
		if err != nil {
			return nil, badUsage("--bot: %w", err)
		}
		config.Rival = &kind
		endOnSignal(pool)
	}
	return pool.Close, nil
}

// botTimes are the times that the flags give a program.
func botTimes(answer, start time.Duration) (rival.Times, error) {
	switch {
	case answer < 0:
		return rival.Times{}, badUsage("--bot-time %v: a time is not negative", answer)
	case start < 0:
		return rival.Times{}, badUsage("--bot-start %v: a time is not negative", start)
	}
	return rival.Times{Answer: answer, Start: start}, nil
}

// endOnSignal ends all programs before a signal ends this one.
func endOnSignal(pool *rival.Pool) {
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt, syscall.SIGTERM)
	go func() {
		sig := <-asked
		pool.Close()
		signal.Reset()
		self, err := os.FindProcess(os.Getpid())
		if err != nil {
			return // a second request ends the program at once
		}
		if err := self.Signal(sig); err != nil {
			_ = self.Kill() // not every system lets a program send itself a signal
		}
	}()
}
