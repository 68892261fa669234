package games

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
)

// EventName returns the name of an event's type, as it appears in encoded events.
func EventName[E any](event E) string { return reflect.TypeOf(event).Name() }

// EncodeEvent returns an event as a JSON object with the single key that names its type: {"Placed":{"seat":0,…}}.
func EncodeEvent[E any](event E) (json.RawMessage, error) {
	text, err := json.Marshal(map[string]E{EventName(event): event})
	if err != nil {
		return nil, fmt.Errorf("encode event %s: %w", EventName(event), err)
	}
	return text, nil
}

// DecodeEvent reads what [EncodeEvent] wrote. facts lists the event types that it may be ([Def].Facts).
func DecodeEvent[E any](facts []E, text []byte) (E, error) {
	var none E
	var object map[string]json.RawMessage
	if err := json.Unmarshal(text, &object); err != nil {
		return none, fmt.Errorf("decode event: %w", err)
	}
	if len(object) != 1 {
		return none, fmt.Errorf("decode event: want one key, not %d", len(object))
	}
	for name, fields := range object {
		for _, fact := range facts {
			if EventName(fact) != name {
				continue
			}
			value := reflect.New(reflect.TypeOf(fact))
			strict := json.NewDecoder(bytes.NewReader(fields))
			strict.DisallowUnknownFields()
			if err := strict.Decode(value.Interface()); err != nil {
				return none, fmt.Errorf("decode event %s: %w", name, err)
			}
			return value.Elem().Interface().(E), nil
		}
		return none, fmt.Errorf("decode event: no event is called %q", name)
	}
	return none, nil
}
