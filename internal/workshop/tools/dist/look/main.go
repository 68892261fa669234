//go:build linux

// Command look starts an installed program on the display that DISPLAY names, waits until its title is at rest, and
// takes a picture of the screen:
//
//	go run ./internal/workshop/tools/dist/look -to FILE.png -- runehall --probe
//
// It knows the program by its reports alone, so it may as well be one for Windows under Wine.
package main

import (
	"bufio"
	"bytes"
	"errors"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"os"
	"os/exec"
	"time"

	"github.com/jezek/xgb"
	"github.com/jezek/xgb/xproto"

	"runehall/internal/workshop/pilot/probe"
)

// patience is how long the title may take, far longer than a busy machine needs.
const patience = 5 * time.Minute

func main() {
	to := flag.String("to", "look.png", "`FILE` of the picture")
	flag.Parse()
	if err := look(*to, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "look:", err)
		os.Exit(1)
	}
}

// look starts the program and takes the picture.
func look(to string, args []string) (err error) {
	if len(args) == 0 {
		return errors.New("no program is named")
	}
	// The connection goes first: an X server that its last client leaves starts anew.
	conn, err := xgb.NewConn()
	if err != nil {
		return fmt.Errorf("connecting to the X server: %w", err)
	}
	defer conn.Close()
	cmd := exec.Command(args[0], args[1:]...)
	lines, err := cmd.StderrPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	stop := time.AfterFunc(patience, func() { _ = cmd.Process.Kill() })
	said, err := await(lines)
	if err == nil {
		go func() { _, _ = io.Copy(io.Discard, lines) }() // it must not wait for a reader
		// the report comes with the tick, the picture some frames later
		time.Sleep(time.Second)
		err = shoot(conn, to)
	}
	stop.Stop()
	_ = cmd.Process.Kill() // it may be gone already
	_ = cmd.Wait()
	if err != nil {
		return fmt.Errorf("%w\n%s", err, said)
	}
	return nil
}

// await reads reports until the title is at rest, and returns everything else that was said.
func await(from io.Reader) (said []byte, err error) {
	for lines := bufio.NewReader(from); ; {
		line, err := lines.ReadBytes('\n')
		if err != nil {
			return said, fmt.Errorf("it ended before its title: %w", err)
		}
		report, found, rest, err := probe.Split(bytes.ReplaceAll(line, []byte("\r\n"), []byte("\n")))
		if err != nil {
			return said, err
		}
		said = append(said, rest...)
		if found && report.Scene == "title" && !report.Busy {
			return said, nil
		}
	}
}

func shoot(conn *xgb.Conn, to string) error {
	screen := xproto.Setup(conn).DefaultScreen(conn)
	width, height := screen.WidthInPixels, screen.HeightInPixels
	shot, err := xproto.GetImage(conn, xproto.ImageFormatZPixmap, xproto.Drawable(screen.Root), 0, 0, width, height,
		0xffffffff).Reply()
	if err != nil {
		return fmt.Errorf("the picture of the screen: %w", err)
	}
	if len(shot.Data) != 4*int(width)*int(height) {
		return fmt.Errorf("the picture has %d bytes for %dx%d", len(shot.Data), width, height)
	}
	picture := image.NewNRGBA(image.Rect(0, 0, int(width), int(height)))
	seen := map[color.NRGBA]bool{}
	for i := 0; i < len(shot.Data); i += 4 {
		c := color.NRGBA{shot.Data[i+2], shot.Data[i+1], shot.Data[i], 255}
		picture.SetNRGBA(i/4%int(width), i/4/int(width), c)
		seen[c] = true
	}
	file, err := os.Create(to)
	if err != nil {
		return err
	}
	if err := errors.Join(png.Encode(file, picture), file.Close()); err != nil {
		return err
	}
	// An empty screen or a window that stayed blank has few colours.
	if len(seen) < 1000 {
		return fmt.Errorf("the screen has %d colours only: see %s", len(seen), to)
	}
	return nil
}
