// The functions that oto asks of its C++ library, over Android's AAudio (since 8.0). It stands in for that library where
// there is no C++ for Android: in checks, and in the preview.

#include "binding_android.h"
#include <stddef.h>

typedef struct AAudioStream AAudioStream;
typedef struct AAudioStreamBuilder AAudioStreamBuilder;
typedef int32_t result; // 0, or what went wrong

result AAudio_createStreamBuilder(AAudioStreamBuilder **);
void AAudioStreamBuilder_setFormat(AAudioStreamBuilder *, int32_t);
void AAudioStreamBuilder_setChannelCount(AAudioStreamBuilder *, int32_t);
void AAudioStreamBuilder_setSampleRate(AAudioStreamBuilder *, int32_t);
void AAudioStreamBuilder_setPerformanceMode(AAudioStreamBuilder *, int32_t);
void AAudioStreamBuilder_setDataCallback(AAudioStreamBuilder *, int (*)(AAudioStream *, void *, void *, int32_t), void *);
result AAudioStreamBuilder_openStream(AAudioStreamBuilder *, AAudioStream **);
result AAudioStreamBuilder_delete(AAudioStreamBuilder *);
result AAudioStream_requestStart(AAudioStream *);
result AAudioStream_requestPause(AAudioStream *);

enum { formatFloat = 2, powerSaving = 11, goOn = 0 };

extern void oto_oboe_read(float *, size_t);

static AAudioStream *stream;
static int channels;

static int fill(AAudioStream *s, void *user, void *out, int32_t frames) {
  oto_oboe_read(out, (size_t)frames * channels);
  return goOn;
}

const char *oto_oboe_Play(int rate, int channel_num, int bytes) {
  AAudioStreamBuilder *b;
  channels = channel_num;
  if (AAudio_createStreamBuilder(&b)) return "no builder of streams";
  AAudioStreamBuilder_setFormat(b, formatFloat);
  AAudioStreamBuilder_setChannelCount(b, channel_num);
  AAudioStreamBuilder_setSampleRate(b, rate);
  AAudioStreamBuilder_setPerformanceMode(b, powerSaving);
  AAudioStreamBuilder_setDataCallback(b, fill, NULL);
  result failed = AAudioStreamBuilder_openStream(b, &stream);
  AAudioStreamBuilder_delete(b);
  if (failed) return stream = NULL, "no stream";
  return AAudioStream_requestStart(stream) ? "the stream does not start" : NULL;
}

const char *oto_oboe_Suspend() { return stream && AAudioStream_requestPause(stream) ? "the stream does not pause" : NULL; }

const char *oto_oboe_Resume() { return stream && AAudioStream_requestStart(stream) ? "the stream does not start" : NULL; }
