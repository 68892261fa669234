//go:build pilot

package walk

import (
	"errors"
	"fmt"
	"image"
	"image/color"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
	"golang.org/x/image/draw"

	"runehall/internal/workshop/pilot"
	"runehall/internal/workshop/pilot/probe"
)

// readCode reads the QR code on a picture with a decoder that is not ours. It looks at the code alone, as somebody does
// who points a camera at it, in several sizes, and also by its outermost modules: here and there the decoder takes
// something else for a corner.
func readCode(t *testing.T, picture image.Image) string {
	t.Helper()
	at := paper(picture)
	if at.Empty() {
		t.Fatal("there is no white paper with a code on the screen")
	}
	var failed error
	for _, times := range []int{3, 2, 4, 1, 5} {
		near := image.NewRGBA(image.Rectangle{Max: at.Size().Mul(times)})
		draw.NearestNeighbor.Scale(near, near.Rect, picture, at, draw.Src, nil)
		bits, err := gozxing.NewBinaryBitmapFromImage(near)
		if err != nil {
			t.Fatal(err)
		}
		for _, hint := range []gozxing.DecodeHintType{gozxing.DecodeHintType_TRY_HARDER,
			gozxing.DecodeHintType_PURE_BARCODE} {
			read, err := qrcode.NewQRCodeReader().Decode(bits, map[gozxing.DecodeHintType]any{hint: true})
			if err == nil {
				return read.GetText()
			}
			failed = errors.Join(failed, fmt.Errorf("%d times as large, %v: %w", times, hint, err))
		}
	}
	t.Fatalf("the code on the screen, in %v, cannot be read: %v", at, failed)
	return ""
}

// paper returns what a code lies on: the margin above and below it has the only long rows of pure white on a screen.
func paper(picture image.Image) (at image.Rectangle) {
	const long = 60 // pixels
	bounds := picture.Bounds()
	for y := bounds.Min.Y; y < bounds.Max.Y; y++ {
		from := bounds.Min.X
		for x := bounds.Min.X; x <= bounds.Max.X; x++ {
			if x < bounds.Max.X && color.NRGBAModel.Convert(picture.At(x, y)) == (color.NRGBA{255, 255, 255, 255}) {
				continue
			}
			if x-from >= long {
				at = at.Union(image.Rect(from, y, x, y+1))
			}
			from = x + 1
		}
	}
	return at
}

// device starts the program with additional arguments. Only with its process do its connections to a room end for sure.
func device(t *testing.T, width, height int, lang, scale string, args ...string) *pilot.App {
	t.Helper()
	app := pilot.Start(t, pilot.Options{
		Binary: pilot.Build(t, "runehall"), Width: width, Height: height,
		Args: append([]string{"--probe", "--silent", "--data", t.TempDir(), "--lang", lang, "--scale", scale,
			"--seed", "7"}, args...),
		Alone: true,
	})
	app.Settle()
	return app
}

func seats(r probe.Report) string { return fmt.Sprint(r.State["room.seats"]) }

// TestAPhoneJoinsByTheCode has one program invite, reads the code off its screen, and opens the link with a second
// program. The seat fills on the first screen, both show the table, and when the first ends the second says so.
func TestAPhoneJoinsByTheCode(t *testing.T) {
	for _, l := range []struct {
		game          string
		width, height int
		lang, scale   string
		phone         [2]int
		phoneScale    string
	}{
		{"masters", 1440, 900, "en", "1", [2]int{412, 915}, "1"},
		{"ritual", 360, 640, "de", "1.5", [2]int{360, 640}, "1.5"},
		{"stones", 1920, 1080, "de", "1", [2]int{360, 640}, "1"},
		{"market", 915, 412, "uk", "1", [2]int{915, 412}, "1"},
		{"ritual", 768, 1024, "fr", "1", [2]int{768, 1024}, "1"},
		{"stones", 412, 915, "fr", "1", [2]int{915, 412}, "1"},
		{"market", 1440, 900, "uk", "1", [2]int{412, 915}, "1"},
		{"masters", 360, 640, "en", "1", [2]int{360, 640}, "1"},
	} {
		t.Run(fmt.Sprintf("%s %dx%d %s", l.game, l.width, l.height, l.lang), func(t *testing.T) {
			if l.width != 1440 || l.game != "masters" {
				pilot.ForLooking(t)
			}
			name := fmt.Sprintf("%s-%dx%d-%s", l.game, l.width, l.height, l.lang)
			save := func(app *pilot.App, what string) {
				app.Tick(40)
				app.Save("room-" + what + "-" + name)
			}
			shared := device(t, l.width, l.height, l.lang, l.scale)
			shared.Tap("title.game." + l.game)
			shared.Settle()
			shared.FocusOn("setup.seat.1.person")
			shared.Tap("setup.seat.1.person")
			shared.FocusOn("setup.invite")
			save(shared, "setup")
			shared.Tap("setup.invite")
			shared.Until("the room is there", func(r probe.Report) bool { return r.Scene == "invite" })
			shared.Settle()
			save(shared, "invite")
			if shared.Probe().State["code"] != true {
				t.Skip("this machine is in no network")
			}
			link := readCode(t, shared.Frame())
			if strings.Contains(shared.Log(), link[strings.LastIndexByte(link, '='):]) {
				t.Error("the program's log holds the secret of the invitation")
			}
			phone := device(t, l.phone[0], l.phone[1], l.lang, l.phoneScale, "--room", link)
			phone.Until("a seat can be chosen", func(r probe.Report) bool { return r.Scene == "join" })
			phone.Settle()
			save(phone, "join")
			phone.FocusOn("join.sit")
			phone.Tap("join.sit")
			phone.Until("it waits", func(r probe.Report) bool { return r.Scene == "invite" })
			shared.Until("the seat has filled", func(r probe.Report) bool { return seats(r) == "[here free]" })
			save(shared, "filled")
			shared.Tap("room.begin")
			shared.Until("the table is there", func(r probe.Report) bool { return r.Scene == "table" })
			phone.Until("the table is there", func(r probe.Report) bool { return r.Scene == "table" })
			for range 4 {
				phone.Tick(120)
				shared.Tick(120)
			}
			save(phone, "hand")
			save(shared, "table")
			phone.Tap("table.pause")
			phone.Settle()
			save(phone, "pause")
			phone.FocusOn("pause.room")
			phone.Tap("pause.room")
			phone.Settle()
			save(phone, "seats")
			shared.Tap("table.back")
			shared.Until("the room stays while somebody sits in it", func(r probe.Report) bool {
				return r.Scene == "invite"
			})
			shared.Tap("room.close")
			shared.Settle()
			shared.Tap("dialog.ok")
			shared.Settle()
			phone.Until("the line is down", func(r probe.Report) bool { return r.State["room.line"] == false })
		})
	}
}
