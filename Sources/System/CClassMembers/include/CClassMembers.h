#ifndef CCLASSMEMBERS_H
#define CCLASSMEMBERS_H

// The tables of members that rewritten sources put into the section “engawa_members” of the program.

/// A function that registers the members of one class.
typedef void (*EngawaMemberTable)(void);

/// Returns the first table; NULL if the program has none.
const EngawaMemberTable *engawa_first_member_table(void);

/// Returns the number of tables.
long engawa_member_table_count(void);

/// Calls the functions of all tables, unless they have already been called.
void engawa_register_members(void);

/// Returns the number of types in the program.
long engawa_type_count(void);

/// Returns the metadata of the type at an index if it is a class without generic parameters; NULL otherwise.
const void *engawa_class_at(long index);

#endif
