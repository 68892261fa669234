#pragma once
#include <sys/types.h>
#include <time.h>
#include <asm/siginfo.h>
// On LP64: one word of signals, and sa_flags stands first.
typedef unsigned long sigset_t;
typedef struct sigaltstack { void *ss_sp; int ss_flags; size_t ss_size; } stack_t;
struct sigaction {
  int sa_flags;
  union { void (*sa_handler)(int); void (*sa_sigaction)(int, siginfo_t *, void *); };
  sigset_t sa_mask;
  void (*sa_restorer)(void);
};
#define SA_SIGINFO 4
#define SA_ONSTACK 0x08000000
#define SA_RESTART 0x10000000
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
int sigaction(int, const struct sigaction *, struct sigaction *);
int sigemptyset(sigset_t *);
int sigfillset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigdelset(sigset_t *, int);
int sigismember(const sigset_t *, int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int pthread_kill(pthread_t, int);
