// Android's libc and log over glibc, as far as the program needs them: so that an emulator can run what was built for Android.
// What both have in the same form, such as memory and files, comes from glibc itself.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// ANDROID defines a function under the name that the library asks for.
#define ANDROID(type, name, ...) \
  type android_##name(__VA_ARGS__) __asm__(#name); \
  type android_##name(__VA_ARGS__)

static void *glibc(const char *name) {
  static void *library;
  if (!library) library = dlopen("libc.so.6", RTLD_NOW | RTLD_NOLOAD);
  return dlsym(library, name);
}
// REAL is glibc's function of the same name.
#define REAL(f) ((__typeof__(&f))glibc(#f))

int *__errno(void) { return __errno_location(); }
int android_get_device_api_level(void) { return 34; }

// The program takes the standard error away, and sends what it writes there to the log.
static FILE *said;
__attribute__((constructor)) static void keepError(void) { said = fdopen(dup(2), "w"); }

int __android_log_vprint(int level, const char *tag, const char *form, va_list list) {
  if (!said) return 0;
  fprintf(said, "%d %s: ", level, tag);
  int n = vfprintf(said, form, list);
  fputc('\n', said);
  fflush(said);
  return n;
}
int __android_log_print(int level, const char *tag, const char *form, ...) {
  va_list list;
  va_start(list, form);
  int n = __android_log_vprint(level, tag, form, list);
  va_end(list);
  return n;
}
int __android_log_write(int level, const char *tag, const char *text) { return __android_log_print(level, tag, "%s", text); }

// Sets of signals are one word there, and the flags of an action stand first.
typedef struct {
  int flags;
  void *handler;
  unsigned long mask;
  void (*restorer)(void);
} action;

enum { restorerFlag = 0x04000000 }; // glibc brings its own restorer

static void widen(sigset_t *to, unsigned long from) {
  REAL(sigemptyset)(to);
  memcpy(to, &from, sizeof from);
}
static unsigned long narrow(const sigset_t *from) {
  unsigned long to;
  memcpy(&to, from, sizeof to);
  return to;
}
ANDROID(int, sigemptyset, unsigned long *s) { return *s = 0, 0; }
ANDROID(int, sigfillset, unsigned long *s) { return *s = ~0ul, 0; }
ANDROID(int, sigaddset, unsigned long *s, int n) { return *s |= 1ul << (n - 1), 0; }
ANDROID(int, sigdelset, unsigned long *s, int n) { return *s &= ~(1ul << (n - 1)), 0; }
ANDROID(int, sigismember, const unsigned long *s, int n) { return *s >> (n - 1) & 1; }
ANDROID(int, sigaction, int n, const action *new, action *old) {
  struct sigaction set = {0}, was;
  if (new) {
    set.sa_flags = new->flags & ~restorerFlag;
    set.sa_handler = new->handler;
    widen(&set.sa_mask, new->mask);
  }
  int failed = REAL(sigaction)(n, new ? &set : NULL, &was);
  if (old && !failed) *old = (action){was.sa_flags, was.sa_handler, narrow(&was.sa_mask), NULL};
  return failed;
}
ANDROID(int, pthread_sigmask, int how, const unsigned long *new, unsigned long *old) {
  sigset_t set, was;
  if (new) widen(&set, *new);
  int failed = REAL(pthread_sigmask)(how, new ? &set : NULL, &was);
  if (old) *old = narrow(&was);
  return failed;
}

// What is larger in glibc is kept behind a pointer in its first words.
static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static void *kept(void **place, size_t size) {
  REAL(pthread_mutex_lock)(&guard);
  if (!*place) *place = calloc(1, size);
  REAL(pthread_mutex_unlock)(&guard);
  return *place;
}
static pthread_mutex_t *mutex(void **m) { return kept(m, sizeof(pthread_mutex_t)); }
static pthread_cond_t *cond(void **c) { return kept(c, sizeof(pthread_cond_t)); }

ANDROID(int, pthread_mutex_init, void **m, void *attr) { return *m = NULL, 0; }
ANDROID(int, pthread_mutex_lock, void **m) { return REAL(pthread_mutex_lock)(mutex(m)); }
ANDROID(int, pthread_mutex_unlock, void **m) { return REAL(pthread_mutex_unlock)(mutex(m)); }
ANDROID(int, pthread_cond_init, void **c, void *attr) { return *c = NULL, 0; }
ANDROID(int, pthread_cond_wait, void **c, void **m) { return REAL(pthread_cond_wait)(cond(c), mutex(m)); }
ANDROID(int, pthread_cond_signal, void **c) { return REAL(pthread_cond_signal)(cond(c)); }
ANDROID(int, pthread_cond_broadcast, void **c) { return REAL(pthread_cond_broadcast)(cond(c)); }

ANDROID(int, pthread_attr_init, pthread_attr_t **a) { return *a = calloc(1, sizeof **a), REAL(pthread_attr_init)(*a); }
ANDROID(int, pthread_attr_destroy, pthread_attr_t **a) {
  int failed = REAL(pthread_attr_destroy)(*a);
  free(*a);
  return failed;
}
ANDROID(int, pthread_attr_setdetachstate, pthread_attr_t **a, int state) { return REAL(pthread_attr_setdetachstate)(*a, state); }
ANDROID(int, pthread_attr_getstacksize, pthread_attr_t **a, size_t *size) { return REAL(pthread_attr_getstacksize)(*a, size); }
ANDROID(int, pthread_attr_getstack, pthread_attr_t **a, void **base, size_t *size) {
  return REAL(pthread_attr_getstack)(*a, base, size);
}
ANDROID(int, pthread_getattr_np, pthread_t t, pthread_attr_t **a) {
  return *a = calloc(1, sizeof **a), REAL(pthread_getattr_np)(t, *a);
}
ANDROID(int, pthread_create, pthread_t *t, pthread_attr_t **a, void *(*run)(void *), void *arg) {
  return REAL(pthread_create)(t, a ? *a : NULL, run, arg);
}
