//go:build !js

package cli

import (
	"fmt"
	"os"
	"os/signal"
	"sync"
	"syscall"

	"runehall/games"
	"runehall/internal/rival"
)

// programDrivers makes the programs of --bot known to a simulation, and returns their drivers in their order.
func (o *simFlags) programDrivers(config *games.SimConfig, pool *rival.Pool) ([]string, error) {
	times, err := botTimes(o.botTime, o.botStart)
	if err != nil {
		return nil, err
	}
	var drivers []string
	config.Rivals = map[string]games.RivalKind{}
	for i, command := range o.programs {
		driver := fmt.Sprintf("bot%d", i+1)
		kind, err := pool.Kind(driver, command, times)
		if err != nil {
			return nil, badUsage("--bot: %w", err)
		}
		config.Rivals[driver] = kind
		drivers = append(drivers, driver)
	}
	return drivers, nil
}

// interruptible makes an interrupt stop the simulation in order, so that no program is left running. Call the returned
// function afterwards: it waits until all programs have ended.
func interruptible(config *games.SimConfig, pool *rival.Pool) (release func()) {
	if len(config.Rivals) == 0 {
		return func() {}
	}
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt, syscall.SIGTERM)
	stop, over := make(chan struct{}), make(chan struct{})
	config.Stop = stop
	var waiter sync.WaitGroup
	waiter.Go(func() {
		select {
		case <-asked:
			signal.Stop(asked) // a second interrupt ends the command at once
			close(stop)
			pool.Close()
		case <-over:
		}
	})
	return func() {
		signal.Stop(asked)
		close(over)
		waiter.Wait()
		pool.Close()
	}
}
