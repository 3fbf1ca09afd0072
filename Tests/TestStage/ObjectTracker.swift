package import UIKitCore

/// Tracks the views, controllers and recognizers of view trees with weak references, to find leaks.
@preconcurrency @MainActor
package final class ObjectTracker {
    private struct Entry {
        weak var object: AnyObject?
        let name: String
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    package init() {}

    /// The number of objects that were added.
    package var count: Int { entries.count }

    /// Adds the objects in the tree of a view.
    package func addObjects(in view: UIView) {
        Self.visit(view) { object in
            let identity = ObjectIdentifier(object)
            if entries[identity]?.object == nil {
                entries[identity] = Entry(object: object, name: "\(type(of: object))")
            }
        }
    }

    /// Returns the number of added objects of each class that still exist, except the objects in the trees of `views`.
    package func remainingObjects(outside views: [UIView] = []) -> [String: Int] {
        var known: Set<ObjectIdentifier> = []
        for view in views { Self.visit(view) { known.insert(ObjectIdentifier($0)) } }
        var counts: [String: Int] = [:]
        for (identity, entry) in entries where entry.object != nil && !known.contains(identity) {
            counts[entry.name, default: 0] += 1
        }
        return counts
    }

    private static func visit(_ view: UIView, _ body: (AnyObject) -> Void) {
        body(view)
        // The next responder of a controller's view is the controller.
        if let controller = view.next as? UIViewController { body(controller) }
        for recognizer in view.gestureRecognizers ?? [] { body(recognizer) }
        for subview in view.subviews { visit(subview, body) }
    }
}
