package scenes

import "time"

// wake has a tick run soon. Where nothing is drawn, as in a hidden page, no tick comes: what has come from a room is
// then taken in without one.
func (a *App) wake() {
	a.pace.Wake()
	if a.config.Hidden != nil && a.config.Hidden() && !a.unseen.Swap(true) {
		go a.tickUnseen()
	}
}

// tickUnseen is what happens of a tick while nobody sees the program: the line to the room goes on.
func (a *App) tickUnseen() {
	var err error
	a.ticking.Lock()
	defer a.ticking.Unlock()
	defer a.catch(&err) // the next tick says what has failed
	a.unseen.Store(false)
	a.pollRoom()
	a.mixer.Tick()
}

// pollRoom takes in what has come from the room, and calls persons whose turn begins.
func (a *App) pollRoom() {
	if a.check.Swap(false) && a.stage.Room != nil {
		a.stage.Room.Check()
	}
	if a.stage.Room != nil {
		a.stage.Room.Poll(time.Now())
	}
	a.callTurn()
}
