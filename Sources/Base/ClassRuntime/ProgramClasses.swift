import CClassMembers

/// The classes of the program, and the tables of members that rewritten sources add to it.
package enum ProgramClasses {
    /// The classes of the program that have no generic parameters.
    package static var all: [AnyClass] {
        (0..<engawa_type_count()).compactMap { index in
            // A class reference is the address of its metadata.
            engawa_class_at(index).map { unsafeBitCast($0, to: AnyClass.self) }
        }
    }

    /// Calls the functions in the section `engawa_members` of the program.
    package static func callMemberTables() {
        guard let first = engawa_first_member_table() else { return }
        for index in 0..<engawa_member_table_count() { first[index]?() }
    }

    /// Makes `FoundationAdditions`, if the program contains it, read the tables of members.
    package static func registerMembers() { engawa_register_members() }
}
