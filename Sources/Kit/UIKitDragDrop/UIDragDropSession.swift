import CoreGraphics
import Foundation
import ItemProviders
import UIKitCore

/// The properties that drag sessions and drop sessions have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The items.
    var items: [UIDragItem] { get }

    /// Returns the location of the drag in a view.
    func location(in view: UIView) -> CGPoint

    /// Whether the items can be moved.
    var allowsMoveOperation: Bool { get }

    /// Whether the items can be dropped only in this application. It is true for drags that begin in this application,
    /// because hosts cannot drag to other programs, and false for drags from other programs.
    var isRestrictedToDraggingApplication: Bool { get }

    /// Returns whether an item conforms to one of the types.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool

    /// Returns whether objects of a class can be created from an item.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
    /// Returns whether values, such as strings, can be created from an item.
    public func canLoadObjects<Value: ItemProviderValue>(ofClass type: Value.Type) -> Bool {
        canLoadObjects(ofClass: type.itemProviderClass)
    }
}
