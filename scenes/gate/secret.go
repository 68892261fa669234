package gate

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"runehall/internal/rooms/talk"
	"runehall/internal/store"
	"runehall/scenes/stage"
)

// The secrets of this device are kept by room, the latest first.
const (
	secretsKey  = "rooms"
	mostSecrets = 16
)

type roomSecret struct {
	Room   string `json:"room"`
	Secret string `json:"secret"`
}

// secretOf returns this device's secret in a room, and keeps it: that of the link, that of the time before, or a new
// one.
func secretOf(st *stage.Stage, enter talk.Enter, got func(secret string)) {
	st.Store.Setting(secretsKey, func(text []byte, err error) {
		var list []roomSecret
		if err == nil {
			err = json.Unmarshal(text, &list)
		}
		if err != nil && !errors.Is(err, store.ErrNotFound) {
			st.Log.Error("the secrets of rooms cannot be read", "error", err)
		}
		own := roomSecret{enter.Room, enter.Secret}
		if at := slices.IndexFunc(list, func(k roomSecret) bool { return k.Room == enter.Room }); at >= 0 {
			if own.Secret == "" {
				own = list[at]
			}
			list = append(list[:at], list[at+1:]...)
		}
		if own.Secret == "" {
			own.Secret = talk.NewSecret()
		}
		list = append([]roomSecret{own}, list[:min(len(list), mostSecrets-1)]...)
		if text, err = json.Marshal(list); err != nil {
			panic(fmt.Errorf("gate: %w", err)) // they are plain texts
		}
		st.Store.SetSetting(secretsKey, text, func(err error) {
			if err != nil {
				st.Log.Error("the secret of a room cannot be kept: the seat is lost with this run", "error", err)
			}
		})
		got(own.Secret)
	})
}
