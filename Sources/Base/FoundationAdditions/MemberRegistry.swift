import ClassRuntime
import Foundation

/// The member tables of all classes.
///
/// `@unchecked Sendable` is correct because the state is accessed only under the lock, and a table does not change
/// after its creation.
final class MemberRegistry: @unchecked Sendable {
    static let shared = MemberRegistry()

    typealias Description = @Sendable (MemberTable) -> Void

    /// Recursive, because a description can look up another class while it creates a key path.
    private let lock = NSRecursiveLock()
    private var descriptions: [ObjectIdentifier: [Description]] = [:]
    private var tables: [ObjectIdentifier: MemberTable] = [:]
    /// The tables of each class that was looked up and of its superclasses, from the class upward.
    private var chains: [ObjectIdentifier: [MemberTable]] = [:]
    private var isLoaded = false

    func add(_ type: AnyClass, _ description: @escaping Description) {
        lock.withLock {
            let identifier = ObjectIdentifier(type)
            descriptions[identifier, default: []].append(description)
            tables[identifier] = nil
            chains = [:]
        }
    }

    /// Returns the tables of a class and of its superclasses that have one, from the class upward.
    func tables(of type: AnyClass) -> [MemberTable] {
        lock.withLock {
            load()
            if let chain = chains[ObjectIdentifier(type)] { return chain }
            var chain: [MemberTable] = []
            var current: AnyClass? = type
            while let type = current {
                if let table = table(of: type) { chain.append(table) }
                current = _getSuperclass(type)
            }
            chains[ObjectIdentifier(type)] = chain
            return chain
        }
    }

    /// Returns the table of a class, without those of its superclasses.
    func ownTable(of type: AnyClass) -> MemberTable? {
        lock.withLock {
            load()
            return table(of: type)
        }
    }

    private func table(of type: AnyClass) -> MemberTable? {
        let identifier = ObjectIdentifier(type)
        if let table = tables[identifier] { return table }
        guard let descriptions = descriptions[identifier] else { return nil }
        let table = MemberTable()
        for description in descriptions { description(table) }
        tables[identifier] = table
        return table
    }

    /// Reads the tables of the program, unless they have already been read.
    func loadIfNeeded() {
        lock.withLock { load() }
    }

    /// Calls the functions in the section `engawa_members` of the program.
    private func load() {
        guard !isLoaded else { return }
        isLoaded = true
        ProgramClasses.callMemberTables()
    }
}

/// Registers the Objective-C names of classes. `CClassMembers` calls this function before the first lookup of a name.
@_cdecl("engawa_load_members")
func loadMembers() { MemberRegistry.shared.loadIfNeeded() }

extension MemberRegistry {
    /// Returns the first value that a table of the object's class or of a superclass has.
    func first<Value>(of object: AnyObject, _ value: (MemberTable) -> Value?) -> Value? {
        for table in tables(of: type(of: object)) {
            if let found = value(table) { return found }
        }
        return nil
    }

    /// Returns the first value that a table of a class or of a superclass has.
    func first<Value>(of type: AnyClass, _ value: (MemberTable) -> Value?) -> Value? {
        for table in tables(of: type) {
            if let found = value(table) { return found }
        }
        return nil
    }
}
