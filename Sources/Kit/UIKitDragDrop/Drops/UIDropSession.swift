import Foundation
import ItemProviders
import UIKitCore

/// The session of a drag, for the views into which the items can be dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// The session of the view where the drag began, or nil if the items are from another program.
    var localDragSession: (any UIDragSession)? { get }

    /// Creates objects from the items, and calls a closure on the main thread with the objects that could be created.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

extension UIDropSession {
    /// Creates values, such as strings, from the items, and calls a closure on the main thread with the values that
    /// could be created.
    @discardableResult
    public func loadObjects<Value: ItemProviderValue>(
        ofClass type: Value.Type, completion: @escaping ([Value]) -> Void
    ) -> Progress {
        loadObjects(ofClass: type.itemProviderClass) { objects in
            completion(objects.compactMap { Value(itemProviderObject: $0) })
        }
    }
}
