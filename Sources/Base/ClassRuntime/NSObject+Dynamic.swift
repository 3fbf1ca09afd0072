import Foundation

/// A parameter type that makes the initializer below unique.
struct DynamicMarker {}

extension NSObject {
    /// Creates an object with the `init()` of the class on which it is called.
    convenience init(dynamicallyOf marker: DynamicMarker) {
        self.init()
    }

    /// The allocating entry of the initializer above, declared by its mangled name. It can be called on a class chosen
    /// at run time, because a convenience initializer calls `init()` through the method table.
    ///
    /// Swift itself requires a `required init()` for this, which subclasses in apps for iOS do not declare.
    @_silgen_name("$s10Foundation8NSObjectC12ClassRuntimeE13dynamicallyOfAcD13DynamicMarkerV_tcfC")
    class func makeDynamically(dynamicallyOf marker: DynamicMarker) -> NSObject

    /// Creates an instance of the class on which it is called.
    ///
    /// For a class without `init()`, Swift stops the program with "Use of unimplemented initializer".
    package class func make() -> NSObject {
        makeDynamically(dynamicallyOf: DynamicMarker())
    }
}
