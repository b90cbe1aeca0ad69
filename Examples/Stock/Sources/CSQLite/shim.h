// The module map can't name <sqlite3.h> itself, because its folder differs between systems.
#include <sqlite3.h>
