import Foundation

/// Methods that a class has as an object, which Foundation on Linux does not have.
extension NSObjectProtocol {
    /// Returns the name of the class, such as `UIView` or `MyApp.ItemCell`.
    public static func description() -> String { NSStringFromClass(self) }

    /// Returns the class.
    public static func classForCoder() -> AnyClass { self }

    /// Returns the superclass of the class; nil for a class without a superclass.
    public static func superclass() -> AnyClass? { _getSuperclass(self) }
}
