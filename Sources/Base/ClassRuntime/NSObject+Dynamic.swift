import Foundation

/// Tells the initialiser below from all others.
struct DynamicMarker {}

extension NSObject {
    /// Makes an object by way of the `init()` of the class that it is called on.
    convenience init(dynamicallyOf marker: DynamicMarker) {
        self.init()
    }

    /// The initialiser above, callable on a class that is known only at run time: a convenience initialiser calls
    /// `init()` through the method table, and this is the name of its allocating entry.
    ///
    /// Swift itself would ask for a `required init()`, which Apple's subclasses do not write.
    @_silgen_name("$s10Foundation8NSObjectC12ClassRuntimeE13dynamicallyOfAcD13DynamicMarkerV_tcfC")
    class func makeDynamically(dynamicallyOf marker: DynamicMarker) -> NSObject

    /// Makes an object of the class that it is called on.
    ///
    /// A class without `init()` stops with Swift's own sentence, "Use of unimplemented initializer".
    package class func make() -> NSObject {
        makeDynamically(dynamicallyOf: DynamicMarker())
    }
}
