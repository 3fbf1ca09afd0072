import Foundation
import ItemProviders
import UIKitCore
import UniformTypeIdentifiers

extension UIPasteboard {
    /// The items, each of which maps type identifiers to values like those of `value(forPasteboardType:)`.
    public var items: [[String: Any]] {
        get {
            (0..<numberOfItems).map { index in
                let values: [(String, Any)] = types(ofItemAt: index).compactMap { type in
                    value(forPasteboardType: type, ofItemAt: index).map { (type, $0) }
                }
                return Dictionary(values) { first, _ in first }
            }
        }
        set { setItems(newValue) }
    }

    /// Adds items after the present ones. The values are those of `setItems(_:options:)`.
    public func addItems(_ items: [[String: Any]]) {
        let present: [[String: Data]] = (0..<numberOfItems).map { index in
            let values: [(String, Data)] = types(ofItemAt: index).compactMap { type in
                data(forPasteboardType: type, ofItemAt: index).map { (type, $0) }
            }
            return Dictionary(values) { first, _ in first }
        }
        setRepresentations(present + items.compactMap(UIPasteboard.checkedRepresentations))
    }

    /// Replaces the items with one item, which has a value for a type.
    ///
    /// - Parameters:
    ///   - value: Text, a URL, an image, a color or data.
    ///   - pasteboardType: The identifier of the type, such as `public.png`.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        setItems([[pasteboardType: value]])
    }

    /// Replaces the items with objects, such as strings and images.
    public func setObjects(_ objects: [any NSItemProviderWriting]) {
        setObjects(objects, localOnly: false, expirationDate: nil)
    }

    /// Replaces the items with objects, such as strings and images.
    ///
    /// - Parameters:
    ///   - localOnly: Whether the items stay on this device. The kit never copies items to other devices.
    ///   - expirationDate: The time at which the items are removed; nil if they remain.
    public func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
        PasteboardLoading.load(objects, completion: replacementOfItems { self.expire(expirationDate) })
    }

    /// Replaces the items with those of item providers when all their data is loaded, unless the items are replaced
    /// earlier.
    ///
    /// - Parameters:
    ///   - localOnly: Whether the items stay on this device. The kit never copies items to other devices.
    ///   - expirationDate: The time at which the items are removed; nil if they remain.
    public func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
        PasteboardLoading.load(itemProviders, completion: replacementOfItems { self.expire(expirationDate) })
    }
}
