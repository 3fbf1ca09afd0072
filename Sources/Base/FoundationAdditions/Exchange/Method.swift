import Foundation
import ProgramDiagnostics

/// A method of a class, which can be exchanged with another.
public struct Method: Sendable {
    /// The class that implements the method.
    let type: AnyClass
    let name: String
}

/// The implementation of a method, which `class_addMethod` and `class_replaceMethod` accept.
///
/// Unlike on Apple platforms, it is not the address of a function.
public struct IMP {
    let call: MemberTable.Method
}

/// Returns a method of a class or of its superclasses; nil if there is no such method.
///
/// The methods are those that the app names with `#selector` in order to exchange them. For other methods, writes a
/// warning to standard error.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls else { return nil }
    let method: Method? = MethodExchanges.shared.method(name.name, of: cls)
    if method == nil {
        Diagnostics.warn(
            "The method \"\(name)\" of \(cls) cannot be exchanged. Name both methods with #selector in one function.")
    }
    return method
}

/// Exchanges the implementations of two methods.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    MethodExchanges.shared.exchange(m1, m2)
}

/// Returns the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP { IMP(call: MethodExchanges.shared.code(of: m)) }

/// Returns the selector of a method.
public func method_getName(_ m: Method) -> Selector { Selector(m.name) }

/// Returns the description of a method's parameters and result, which is nil here: the implementation contains the
/// types.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Adds an implementation of an inherited method to a class.
///
/// - Returns: Whether the method was added. False if the class itself implements it.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    guard let cls, let method = class_getInstanceMethod(cls, name), method.type != cls else { return false }
    MethodExchanges.shared.set(imp.call, for: Method(type: cls, name: name.name))
    return true
}

/// Replaces the implementation of a method for a class.
///
/// - Returns: The previous implementation; nil if the class inherited the method.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    guard let cls, let method = class_getInstanceMethod(cls, name) else { return nil }
    let previous: IMP? = method.type == cls ? method_getImplementation(method) : nil
    MethodExchanges.shared.set(imp.call, for: Method(type: cls, name: name.name))
    return previous
}
