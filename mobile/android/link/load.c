// Loads the program's library as Android would, in an emulator over glibc, and starts the program: load LIBRARY FOLDER NAMES.
// It fails if the library does not load, is made for smaller pages than 16 KiB, lacks one of the functions in the file NAMES,
// if one of its packages fails to initialize, or if the program does not start.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <link.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Go finds its own word for a thread 16 bytes behind the thread pointer, which Android keeps free. Here the first variable
// of a thread lies there.
__thread long slots[16] __attribute__((aligned(16))) = {1};

enum { page = 16384, nobody = 41 }; // gobind's number of a reference to nothing

struct text { // gobind's string: who is called frees it
  void *bytes;
  int32_t length;
};

struct started {
  int32_t program, failure;
};

// What the program writes to the standard output and error goes to the log, from the initialization of its packages on: this is
// where the error went before.
static FILE *said;

static struct text text(const char *s) { return (struct text){strdup(s), (int32_t)strlen(s)}; }

// frozen tells whether the pages that are made read-only after loading hold a bit of a part that is to be written.
static int frozen(const ElfW(Phdr) *fixed, const ElfW(Phdr) *part) {
  unsigned long from = fixed->p_vaddr, to = from + fixed->p_memsz, first = from / page * page, last = (to + page - 1) / page * page;
  unsigned long a = part->p_vaddr, b = a + part->p_memsz;
  return (a < from && b > first) || (b > to && a < last);
}

static int narrow(struct dl_phdr_info *info, size_t size, void *name) {
  if (!strstr(info->dlpi_name, name)) return 0;
  int loaded = 0;
  const ElfW(Phdr) *fixed = NULL;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type == PT_GNU_RELRO) fixed = &info->dlpi_phdr[i];
  }
  for (int i = 0; i < info->dlpi_phnum; i++) {
    const ElfW(Phdr) *p = &info->dlpi_phdr[i];
    if (p->p_type != PT_LOAD) continue;
    if (fixed && p->p_flags & PF_W && frozen(fixed, p)) {
      fprintf(said, "where pages have 16 KiB, a part of the library that is written would be read-only\n");
      exit(1);
    }
    loaded++;
    if (p->p_align < page || (p->p_vaddr - p->p_offset) % page) {
      fprintf(said, "a part of the library is made for pages of %lu bytes\n", (unsigned long)p->p_align);
      exit(1);
    }
  }
  return loaded;
}

int main(int n, char **args) {
  if (n != 4) return 2;
  slots[0] = 0;
  said = fdopen(dup(2), "w");
  char *thread;
  __asm__("mrs %0, tpidr_el0" : "=r"(thread));
  if ((char *)slots - thread != 16) return fprintf(said, "the word of Go's threads is not free\n"), 1;

  void *library = dlopen(args[1], RTLD_NOW | RTLD_DEEPBIND);
  if (!library) return fprintf(said, "%s\n", dlerror()), 1;
  if (!dl_iterate_phdr(narrow, "libgojni.so")) return fprintf(said, "nothing of the library is loaded\n"), 1;

  FILE *names = fopen(args[3], "r");
  if (!names) return fprintf(said, "no file %s\n", args[3]), 1;
  char name[256];
  int found = 0;
  while (fscanf(names, "%255s", name) == 1) {
    if (!dlsym(library, name)) return fprintf(said, "Java would not find %s\n", name), 1;
    found++;
  }
  if (!found) return fprintf(said, "no names in %s\n", args[3]), 1;

  // Waits until all packages are initialized.
  struct started (*start)(struct text, struct text, int32_t) = dlsym(library, "proxymobile__Start");
  if (!start) return fprintf(said, "no Start\n"), 1;
  struct started s = start(text(args[2]), text("de-AT"), nobody);
  if (s.program == nobody || s.failure != nobody) return fprintf(said, "the program does not start\n"), 1;
  fprintf(said, "loaded and started; %d functions for Java\n", found);
  fflush(said);
  _exit(0);
}
