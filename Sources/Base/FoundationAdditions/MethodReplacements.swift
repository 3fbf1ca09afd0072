import ClassRuntime
import Foundation

/// Methods of kit classes that extensions in the app override.
///
/// On Apple platforms, a method in an extension replaces the method of the class. Here, `apply()` replaces the method's
/// entry in the method tables of the class and of its subclasses. Calls through the table reach the replacement. A call
/// to `super` in a subclass reaches the original, because the compiler calls it directly.
///
/// `@unchecked Sendable` is correct because the list is accessed only under the lock.
package final class MethodReplacements: @unchecked Sendable {
    package static let shared = MethodReplacements()

    private struct Replacement {
        var type: AnyClass
        var plain: AnyClass
        var overrides: AnyClass
    }

    private let lock = NSLock()
    private var replacements: [Replacement] = []

    func add(_ type: AnyClass, _ plain: AnyClass, _ overrides: AnyClass) {
        lock.withLock { replacements.append(Replacement(type: type, plain: plain, overrides: overrides)) }
    }

    /// Replaces the methods that the program has registered. Call it on the main thread before the app begins.
    package func apply() {
        MemberRegistry.shared.loadIfNeeded()
        let pending: [Replacement] = lock.withLock {
            defer { replacements = [] }
            return replacements
        }
        guard !pending.isEmpty else { return }
        let classes: [AnyClass] = ProgramClasses.all
        for replacement in pending { apply(replacement, to: classes) }
    }

    /// Replaces the methods of a class of a library at once.
    ///
    /// Other threads can call the methods at the same time, because each entry is one machine word.
    func replaceMethods(of type: AnyClass, _ plain: AnyClass, _ overrides: AnyClass) {
        let replacement = Replacement(type: type, plain: plain, overrides: overrides)
        apply(replacement, to: [type] + ProgramClasses.all)
    }

    private func apply(_ replacement: Replacement, to classes: [AnyClass]) {
        let original: UnsafePointer<UInt> = ClassMetadata.words(of: replacement.type)
        let new: UnsafePointer<UInt> = ClassMetadata.words(of: replacement.overrides)
        let plain: UnsafePointer<UInt> = ClassMetadata.words(of: replacement.plain)
        // Every class has its own entries for initializers, so an entry that differs between the class and the plain
        // subclass belongs to an initializer. It is not replaced.
        let entries: [(index: Int, word: UInt)] = ClassMetadata.entries(
            of: replacement.plain, replacedBy: replacement.overrides
        ).filter { $0 < ClassMetadata.wordCount(of: replacement.type) && plain[$0] == original[$0] }
            .map { ($0, original[$0]) }
        for type in classes where type != replacement.overrides && isSubclass(type, of: replacement.type) {
            // The metadata of a class is writable.
            let words = UnsafeMutablePointer(mutating: ClassMetadata.words(of: type))
            for entry in entries where words[entry.index] == entry.word { words[entry.index] = new[entry.index] }
        }
    }

    private func isSubclass(_ type: AnyClass, of ancestor: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let type = current {
            if type == ancestor { return true }
            current = _getSuperclass(type)
        }
        return false
    }
}
