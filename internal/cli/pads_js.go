package cli

import "log/slog"

// usePads does nothing: a page has no environment, and its gamepads are the browser's.
func usePads(func(string) string, *slog.Logger) {}
