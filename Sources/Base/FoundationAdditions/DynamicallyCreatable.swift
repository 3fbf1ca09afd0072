import ClassRuntime
import Foundation

/// A protocol whose extensions add initializers that can be called on a metatype and on a generic parameter.
///
/// On Apple platforms, an initializer of an Objective-C class can be called on a class that is known only at run time.
/// For a Swift class, the initializer must be `required`, but then subclasses would have to declare it. An initializer
/// in an extension of a protocol has no such limit. The compiler uses it only where the initializer of the class cannot
/// be called. Only `NSObject` conforms.
public protocol DynamicallyCreatable {}

/// The last parameter of these initializers, whose default value callers use. Without it, the initializers would fulfill
/// requirements of the app's own protocols.
public struct DynamicCreation: Sendable {
    /// Creates the parameter.
    public init() {}
}

extension NSObject: DynamicallyCreatable {}

// An initializer in an extension does not have access to the metatype on which it is called. A static method has access
// and the same calling convention, so it has the symbol of the initializer, whose declaration has no body.

extension DynamicallyCreatable where Self: NSObject {
    /// Creates an instance of a class that is known only at run time, with the `init()` of that class.
    @_silgen_name("engawa_create_object") @_disfavoredOverload
    public init(_ creation: DynamicCreation = DynamicCreation())

    @_silgen_name("engawa_create_object") @usableFromInline
    static func createObject(_ creation: DynamicCreation) -> Self {
        if let create = MemberRegistry.shared.ownTable(of: self)?.creator {
            // The closure creates an instance of the class.
            return unsafeDowncast(create(), to: Self.self)
        }
        // `make()` returns an instance of the class on which it is called.
        return unsafeDowncast(make(), to: Self.self)
    }
}
