import Foundation

/// A strong or weak reference to an object.
enum ObjectReference {
    case strong(AnyObject)
    case weak(WeakReference)

    struct WeakReference {
        weak var object: AnyObject?
    }

    init(_ value: Any, _ options: NSPointerFunctions.Options) {
        let object: AnyObject = value as AnyObject
        if options.contains(.weakMemory) {
            self = .weak(WeakReference(object: object))
        } else if options.contains(.copyIn), let original = object as? any NSCopying {
            self = .strong(original.copy(with: nil) as AnyObject)
        } else {
            self = .strong(object)
        }
    }

    /// The object, or nil if it was deallocated.
    var object: AnyObject? {
        switch self {
        case .strong(let object): object
        case .weak(let reference): reference.object
        }
    }
}
