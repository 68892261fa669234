package cli

import (
	"log/slog"

	"github.com/hajimehoshi/ebiten/v2"

	"runehall/assets/icon"
)

// windowID is the class of the window, by which a desktop finds the entry of its menu that the window belongs to:
// org.runehall.Runehall.desktop in the packages.
const windowID = "org.runehall.Runehall"

// dress gives the window its icon and its class.
func dress(log *slog.Logger) *ebiten.RunGameOptions {
	pictures, err := icon.Images()
	if err != nil {
		log.Error("the window has no icon", "error", err)
	} else {
		ebiten.SetWindowIcon(pictures)
	}
	return &ebiten.RunGameOptions{X11ClassName: windowID, X11InstanceName: "runehall"}
}
