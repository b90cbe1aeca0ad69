// What apps use of Darwin is mostly the C library.
@_exported import Glibc
