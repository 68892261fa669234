// What the C parts of the library need of Android's libc, on 64 bits: written for Runehall, no copy of Android's headers.
#pragma once
#include <asm/errno.h>
int *__errno(void) __attribute__((const));
#define errno (*__errno())
#define ENOTSUP EOPNOTSUPP
