import Foundation

/// The objects of a decoder by their identifiers, without strong references.
@MainActor
final class WeakObjects {
    var objects: [String: WeakObject] = [:]

    func object(id: String) -> NSObject? { objects[id]?.object }
}

/// A weak reference.
struct WeakObject {
    weak var object: NSObject?

    init(_ object: NSObject) {
        self.object = object
    }
}
