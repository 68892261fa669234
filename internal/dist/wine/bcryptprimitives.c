/* Wine 8 has no bcryptprimitives.dll, which Go asks for random numbers. For tests only: it is in no package. */
#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE to, SIZE_T n) { return RtlGenRandom(to, (ULONG)n); }
