import Foundation
import ProgramDiagnostics
import Synchronization

/// The methods whose implementations the app has exchanged.
///
/// On Apple platforms, each class has a table of implementations, which programs can change. Here source rewriting
/// prepares the methods that the app names: a method of the app looks up its implementation in this object, and a
/// method of the kit has a `MethodSlot`.
///
/// `@unchecked Sendable` is correct because the implementations are accessed only under the lock.
final class MethodExchanges: @unchecked Sendable {
    static let shared = MethodExchanges()

    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private let lock = NSLock()
    private var implementations: [Key: MemberTable.Method] = [:]
    private let isEmpty = Atomic<Bool>(true)

    private func implementation(_ name: String, _ type: AnyClass) -> MemberTable.Method? {
        lock.withLock { implementations[Key(type: ObjectIdentifier(type), name: name)] }
    }

    /// Returns the implementation that replaces the method `name` of an object, as the class `declaring` declares it.
    /// Implementations of subclasses that override the method do not count.
    func implementation(_ name: String, of object: AnyObject, in declaring: AnyClass) -> MemberTable.Method? {
        guard !isEmpty.load(ordering: .relaxed) else { return nil }
        var current: AnyClass? = type(of: object)
        while let type = current {
            if type == declaring { return implementation(name, type) }
            if !isDeclared(name, type), let found = implementation(name, type) { return found }
            current = _getSuperclass(type)
        }
        return nil
    }

    /// Returns whether a class itself declares a method, rather than inherits it.
    func isDeclared(_ name: String, _ type: AnyClass) -> Bool {
        guard let table = MemberRegistry.shared.ownTable(of: type) else { return false }
        return table.exchangeable[name] != nil || table.exchangedOverrides.contains(name)
    }

    /// Returns a method of a class or of its nearest superclass that implements it.
    func method(_ name: String, of type: AnyClass) -> Method? {
        let slot: MethodSlot? = exchangeable(name, of: type)?.slot
        var current: AnyClass? = type
        while let type = current {
            let table: MemberTable? = MemberRegistry.shared.ownTable(of: type)
            // The sources of the class do not name its override of the method.
            if table?.exchangedOverrides.contains(name) ?? false { return nil }
            let isDeclared: Bool = table?.exchangeable[name] != nil || slot?.isOverridden(in: type) ?? false
            if isDeclared || implementation(name, type) != nil { return Method(type: type, name: name) }
            current = _getSuperclass(type)
        }
        return nil
    }

    private func exchangeable(_ name: String, of type: AnyClass) -> MemberTable.Exchangeable? {
        MemberRegistry.shared.first(of: type) { $0.exchangeable[name] }
    }

    /// Returns the current implementation of a method.
    func code(of method: Method) -> MemberTable.Method {
        if let changed = implementation(method.name, method.type) { return changed }
        guard let declared = exchangeable(method.name, of: method.type) else {
            stopProgram("\(method.type) has no method \"\(method.name)\" that can be exchanged.")
        }
        return declared.call
    }

    func exchange(_ first: Method, _ second: Method) {
        let (firstCode, secondCode) = (code(of: first), code(of: second))
        set(secondCode, for: first)
        set(firstCode, for: second)
    }

    /// Replaces the implementation of a method for the class of the method and the subclasses that inherit it.
    func set(_ code: @escaping MemberTable.Method, for method: Method) {
        lock.withLock { implementations[Key(type: ObjectIdentifier(method.type), name: method.name)] = code }
        isEmpty.store(false, ordering: .relaxed)
        exchangeable(method.name, of: method.type)?.slot?.install(in: method.type)
    }
}

/// The implementation that replaces a method of an object. Only code that source rewriting generates uses this type.
public struct ExchangedMethod {
    private let name: String
    private let object: AnyObject
    private let call: MemberTable.Method

    /// Finds the implementation; nil if the app has not replaced that of the class `type`, which declares the method.
    public init?(_ name: String, of object: AnyObject, in type: AnyClass) {
        guard let call = MethodExchanges.shared.implementation(name, of: object, in: type) else { return nil }
        self.name = name
        self.object = object
        self.call = call
    }

    /// Calls the implementation.
    public func callAsFunction<Result>(_ arguments: Any?...) -> Result {
        do {
            let result: Any? = try call(object, ActionArguments(arguments))
            if Result.self == Void.self, let result = () as? Result { return result }
            if let result = KeyValueConversion.convert(result, to: Result.self) { return result }
            stopProgram("The method that is exchanged with \"\(name)\" does not return a value of \(Result.self).")
        } catch {
            stopProgram("The method that is exchanged with \"\(name)\" does not accept its arguments: \(error).")
        }
    }
}
