import Foundation
import ProgramDiagnostics
import Synchronization

/// The method that a target's class lists for a selector.
struct SelectorTarget {
    private let name: String
    private let body: (ActionArguments) throws -> Any?

    /// Calls the method. If the method does not accept the arguments, writes a warning and throws an error.
    func call(_ arguments: [Any?]) throws -> Any? { try call(ActionArguments(arguments)) }

    /// Calls the method. If the method does not accept the arguments, writes a warning and throws an error.
    func call(_ arguments: ActionArguments) throws -> Any? {
        do {
            return try body(arguments)
        } catch let error as ActionError {
            Diagnostics.warn("The action \"\(name)\" was not called: \(error).")
            throw error
        }
    }

    /// Returns the method or the accessor of a property that the class of `target` lists.
    static func method(_ name: String, of target: AnyObject) -> SelectorTarget? {
        if let target = target as? ClassTarget {
            guard let method = MemberRegistry.shared.first(of: target.type, { $0.typeMethods[name] }) else {
                return nil
            }
            return SelectorTarget(name: name) { try method(target.type, $0) }
        }
        if let method = MemberRegistry.shared.first(of: target, { $0.methods[name] }) {
            return SelectorTarget(name: name) { try method(target, $0) }
        }
        if let property = MemberRegistry.shared.first(of: target, { $0.properties[name] }) {
            return SelectorTarget(name: name) { _ in property.get(target) }
        }
        guard name.hasPrefix("set"), name.hasSuffix(":") else { return nil }
        let property = MemberRegistry.shared.first(of: target) { table in
            table.properties.values.first { $0.setterName == name && $0.isWritable }
        }
        return property.map { property in
            SelectorTarget(name: name) { arguments in
                property.setter(try arguments[0])?(target)
                return nil
            }
        }
    }

    static func description(of target: AnyObject) -> String {
        (target as? ClassTarget).map { "\($0.type)" } ?? "\(type(of: target))"
    }
}

/// A class as the target of an action.
///
/// On Linux, a class is not an object. Each class that is a target has one instance of this type, which is never
/// released.
package final class ClassTarget: Sendable {
    let type: AnyClass

    private init(_ type: AnyClass) {
        self.type = type
    }

    private static let all = LockedTargets()

    /// Returns the object that receives the actions of `target`: itself, or the instance for a class.
    package static func object(for target: Any) -> AnyObject {
        // Most targets are responders. A cast to AnyObject searches for a conformance of each class, which is slow.
        if let object = target as? NSObject { return object }
        guard let type = target as? AnyClass else { return target as AnyObject }
        return all.target(for: type) { ClassTarget(type) }
    }
}

/// The instances of `ClassTarget`.
private final class LockedTargets: Sendable {
    private let targets = Mutex<[ObjectIdentifier: ClassTarget]>([:])

    func target(for type: AnyClass, _ make: () -> ClassTarget) -> ClassTarget {
        targets.withLock { targets in
            if let target = targets[ObjectIdentifier(type)] { return target }
            let target: ClassTarget = make()
            targets[ObjectIdentifier(type)] = target
            return target
        }
    }
}
