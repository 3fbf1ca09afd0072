import Foundation
import UIKitDrawing
import UniformTypeIdentifiers

extension UIPasteboard {
    /// The items: the values of each item, keyed by type identifier. The values of text are strings, those of images
    /// are `UIImage` objects, and other values are data.
    ///
    /// An app can also set values that `setValue(_:forPasteboardType:)` accepts.
    public var items: [[String: Any]] {
        get {
            (0..<numberOfItems).map { index in
                let values: [(String, Any)] = types(ofItemAt: index).compactMap { type in
                    data(forPasteboardType: type, ofItemAt: index).map { (type, Self.value(of: $0, type)) }
                }
                return Dictionary(values) { first, _ in first }
            }
        }
        set {
            setRepresentations(
                newValue.map { item in
                    var representations: [String: Data] = [:]
                    for (type, value) in item { representations[type] = Self.data(of: value, as: type) }
                    return representations
                })
        }
    }

    /// Replaces the items with one item, which is available in one type.
    ///
    /// - Parameters:
    ///   - value: A string, a URL, an image, data, or a property list.
    ///   - pasteboardType: The identifier of the type, such as `public.utf8-plain-text`.
    public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
        items = [[pasteboardType: value]]
    }

    /// Returns the first item's value for a type, as in `items`; nil if the item is not available in this type.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        data(forPasteboardType: pasteboardType).map { Self.value(of: $0, pasteboardType) }
    }

    private static func value(of data: Data, _ type: String) -> Any {
        if let text = text(in: data, type) { return text }
        if isImage(type), let image = UIImage(data: data) { return image }
        return data
    }

    /// Returns a value as data, or nil if it has no representation.
    private static func data(of value: Any, as type: String) -> Data? {
        switch value {
        case let data as Data: data
        case let text as String: self.data(of: text, as: type) ?? Data(text.utf8)
        case let url as URL: Data(url.absoluteString.utf8)
        case let image as UIImage:
            UTType(type)?.conforms(to: .jpeg) == true ? image.jpegData(compressionQuality: 0.9) : image.pngData()
        default: try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0)
        }
    }
}
