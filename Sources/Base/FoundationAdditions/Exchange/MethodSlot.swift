import ClassRuntime
import Foundation
import ProgramDiagnostics

/// The entry of the method tables for a method of the kit that the app exchanges. Only code that source rewriting
/// generates uses this type.
///
/// `@unchecked Sendable` is correct because the entries are accessed only under the lock, except for the tables of the
/// classes, whose words are read and written as a whole.
public final class MethodSlot: @unchecked Sendable {
    let name: String
    private let type: AnyClass
    private let index: Int
    /// The code that calls the exchanged implementation.
    private let replacement: UInt
    private let lock = NSLock()
    /// The code of the kit for each class whose entry has been replaced.
    private var originals: [ObjectIdentifier: UInt] = [:]

    /// Finds the entry of a method.
    ///
    /// - Parameters:
    ///   - type: The class of the kit that declares the method.
    ///   - plain: A subclass of `type` without members.
    ///   - overrides: A subclass of `plain` that overrides the method with code that calls the exchanged
    ///     implementation. The code must work with instances of `type`.
    public init(_ name: String, of type: AnyClass, _ plain: AnyClass, _ overrides: AnyClass) {
        self.name = name
        self.type = type
        let words: UnsafePointer<UInt> = ClassMetadata.words(of: type)
        let plainWords: UnsafePointer<UInt> = ClassMetadata.words(of: plain)
        let count: Int = ClassMetadata.wordCount(of: type)
        // An entry that differs between the class and the plain subclass belongs to an initializer.
        let entries: [Int] = ClassMetadata.entries(of: plain, replacedBy: overrides).filter {
            $0 < count && plainWords[$0] == words[$0]
        }
        guard let index = entries.first, entries.count == 1 else {
            stopProgram("The method \"\(name)\" of \(type) has no entry of its own, so it cannot be exchanged.")
        }
        self.index = index
        replacement = ClassMetadata.words(of: overrides)[index]
    }

    /// Returns whether a class below the class of the method has another implementation than its superclass.
    func isOverridden(in subclass: AnyClass) -> Bool {
        guard subclass != type, let superclass = _getSuperclass(subclass) else { return false }
        return original(of: subclass) != original(of: superclass)
    }

    private func original(of type: AnyClass) -> UInt {
        lock.withLock { originals[ObjectIdentifier(type)] } ?? ClassMetadata.words(of: type)[index]
    }

    /// Replaces the entry of a class and of its subclasses, except those in which the app overrides the method: their
    /// calls to `super` reach the entry of the superclass.
    func install(in target: AnyClass) {
        for type in [target] + ProgramClasses.all where inherits(type, from: target) {
            // The metadata of a class is writable.
            let words = UnsafeMutablePointer(mutating: ClassMetadata.words(of: type))
            guard words[index] != replacement else { continue }
            lock.withLock { originals[ObjectIdentifier(type)] = words[index] }
            words[index] = replacement
        }
    }

    private func inherits(_ type: AnyClass, from target: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let type = current {
            if type == target { return true }
            if MethodExchanges.shared.isDeclared(name, type) { return false }
            current = _getSuperclass(type)
        }
        return false
    }

    /// Returns the code of the kit for the method of an object.
    ///
    /// - Parameter function: A structure whose only property is a function with the type of the method.
    public func original<Function>(of object: AnyObject, as function: Function.Type) -> Function {
        var current: AnyClass? = Swift.type(of: object)
        while let type = current {
            if let word = lock.withLock({ originals[ObjectIdentifier(type)] }) { return bind(word, to: object) }
            current = _getSuperclass(type)
        }
        return bind(ClassMetadata.words(of: type)[index], to: object)
    }

    /// Returns the method that `super` refers to in the class `subclass`, through the table of the superclass.
    ///
    /// - Parameter function: A structure whose only property is a function with the type of the method.
    public func inherited<Function>(
        above subclass: AnyClass, of object: AnyObject, as function: Function.Type
    ) -> Function {
        bind(ClassMetadata.words(of: _getSuperclass(subclass) ?? type)[index], to: object)
    }

    /// A function value consists of the code and of its context, which the code receives as a method receives `self`.
    private func bind<Function>(_ word: UInt, to object: AnyObject) -> Function {
        let isFunction: Bool = MemoryLayout<Function>.size == MemoryLayout<(UInt, AnyObject)>.size
        stopProgram(unless: isFunction, "\(Function.self) does not consist of a function.")
        return unsafeBitCast((word, object), to: Function.self)
    }
}
