package rooms

import (
	"slices"

	"runehall/assets/lang"
	"runehall/internal/rooms/talk"
	"runehall/scenes/page"
	"runehall/scenes/stage"
	"runehall/ui"
)

// codeCard is a sheet of parchment with the code that a camera reads, where the host is, and the ways to hand the link
// on.
type codeCard struct {
	page.Slip
	code   framedCode
	steps  steps
	title  ui.Label
	at     ui.Label
	typed  ui.Label // the code for whoever types the address
	net    ui.Label
	more   []ui.Label
	copied ui.Button
	send   ui.Button
	watch  ui.Button
	other  ui.Button
	row    page.ButtonRow

	written string // the link in the code
	alone   bool   // nobody has come for a while
}

// show writes an address of the room on the card, or why nobody can come. seen is the height of which the whole code
// must be in sight at once, or no camera reads it. hands: it is the address of the own seat, for another device.
func (w *codeCard) show(st *stage.Stage, r *Room, links []Link, which int, hands bool, seen float64) {
	k := st.Kit
	w.Column = ui.Column{Pad: ui.Sides(k.Gap.XL, k.Gap.L)}
	inked := func(text string, style ui.TextStyle) ui.Label {
		return ui.Label{Text: text, Style: style.In(k.Palette.ParchmentInk), Align: ui.AlignCenter, Wrap: true}
	}
	title := "room.take"
	w.more, w.typed = w.more[:0], ui.Label{}
	say := func(key string) { w.more = append(w.more, inked(st.Text(key), k.Type.Small)) }
	w.copied.Text, w.send.Text, w.watch.Text, w.other.Text = st.Text("room.copy"), st.Text("share.send"),
		st.Text("room.watch"), st.Text("room.other")
	w.copied.Icon, w.send.Icon, w.watch.Icon, w.other.Icon = ui.IconCard, ui.IconExport, ui.IconEye, ui.IconRedo
	if len(links) == 0 {
		title = "room.nonet.title"
		say("room.nonet")
		w.write("")
		w.row.Buttons = nil
	} else {
		link := links[which%len(links)]
		w.write(link.Sit)
		if hands {
			w.write(link.Own)
			title = "room.hand.take"
			say("room.hand.note")
		}
		w.at = inked(link.Name, k.Type.Strong)
		w.at.Wrap = false
		w.at.Style.Size = max(w.at.Style.Size,
			min(k.Dp(28), w.at.Style.Size*k.Dp(240)/k.Measure(link.Name, w.at.Style, 0).W))
		if code := r.Client.Code(); code != "" && !hands {
			w.typed = inked(st.Text("room.code", lang.Str("code", talk.ShownCode(code))), k.Type.Strong)
		}
		w.net = ui.Label{}
		if link.Net != "" {
			//says:keys room.net.{wifi,cable,mobile,tunnel,inside}
			w.net = inked(st.Text("room.net."+link.Net), k.Type.Small)
		}
		if w.alone {
			say("room.alone")
		}
		if r.Pageless {
			say("room.nopage")
		}
		if link.Bare {
			say("room.bare")
		}
		w.row.Buttons = w.ways(st, len(links), hands)
	}
	w.title = inked(st.Text(title), k.Type.Section)
	w.order(k, seen)
	if len(links) > 0 && w.typed.Text != "" && !slices.Contains(w.Items, ui.Widget(&w.typed)) {
		w.Items = append(w.Items, &w.typed)
	}
	if len(links) > 0 && w.net.Text != "" {
		w.Items = append(w.Items, &w.net)
	}
	if w.code.Written() && !hands {
		w.steps.fill(st)
		w.Items = append(w.Items, &w.steps)
	}
	if len(w.row.Buttons) > 0 {
		w.Items = append(w.Items, &w.row)
	}
	for i := range w.more {
		w.Items = append(w.Items, &w.more[i])
	}
}

// order puts the code, with what belongs to it, above or below the title. seen is as in show.
func (w *codeCard) order(k *ui.Kit, seen float64) {
	frame := 2 * w.code.frame(k)
	w.code.Most = min(seen-2*k.Gap.L-frame, k.Dp(400))
	switch head := k.Measure(w.title.Text, w.title.Style, k.Dp(240)).H; {
	case !w.code.Written():
		w.Items = []ui.Widget{&w.title}
	case head+k.Gap.M+frame > w.code.Most*.25: // every line above the code would make it smaller
		w.Items = []ui.Widget{&w.code, &w.at, &w.title}
		if w.typed.Text != "" { // what must be typed comes before what need only be read
			w.Items = []ui.Widget{&w.code, &w.at, &w.typed, &w.title}
		}
	default:
		w.code.Most = min(w.code.Most, seen-2*k.Gap.L-k.Gap.M-head-frame)
		w.Items = []ui.Widget{&w.title, &w.code, &w.at}
	}
}

// shrink makes the code smaller by a height that the card has too much, as far as a phone reads it well across a table.
func (w *codeCard) shrink(k *ui.Kit, by float64) {
	w.code.Most = max(w.code.Most-by, min(w.code.Most, k.Dp(codeRead)))
}

// codeRead is the side of a code that a phone reads well across a table, in dp.
const codeRead = 250

// ways lists how this device can hand the link on.
func (w *codeCard) ways(st *stage.Stage, links int, hands bool) (list []*ui.Button) {
	if st.SendLink != nil {
		list = append(list, &w.send)
	}
	if st.Copy != nil {
		if list = append(list, &w.copied); !hands {
			list = append(list, &w.watch)
		}
	}
	if links > 1 {
		list = append(list, &w.other)
	}
	return list
}

// write writes a link into the code, unless it stands there.
func (w *codeCard) write(link string) {
	if link == w.written {
		return
	}
	w.written = link
	if link == "" {
		w.code = framedCode{}
		return
	}
	_ = w.code.Write(link) // what is too long for a code is handed on in words
}
