import Foundation
import UIKitDrawing
import UniformTypeIdentifiers

extension UIPasteboard {
    /// The types of text.
    public nonisolated static var typeListString: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.text.identifier]
    }

    /// The types of URLs.
    public nonisolated static var typeListURL: [String] { [UTType.url.identifier] }

    /// The types of images.
    public nonisolated static var typeListImage: [String] {
        [UTType.png, .jpeg, .gif, .tiff, .bmp].map(\.identifier)
    }

    /// The types of colors.
    public nonisolated static var typeListColor: [String] { [colorType] }

    /// Returns the first item's value for a type; nil if the item is not available in this type.
    ///
    /// The value is a string for types of plain text, an image, a color, a URL, or else data.
    public func value(forPasteboardType pasteboardType: String) -> Any? {
        value(forPasteboardType: pasteboardType, ofItemAt: 0)
    }

    /// Returns the values of items for a type, without the items that are not available in this type.
    ///
    /// - Parameter itemSet: The indexes of the items; nil for the first item.
    public func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
        existing(itemSet)?.compactMap { value(forPasteboardType: pasteboardType, ofItemAt: $0) }
    }

    /// Returns the data of items for a type, without the items that are not available in this type.
    ///
    /// - Parameter itemSet: The indexes of the items; nil for the first item.
    public func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
        existing(itemSet)?.compactMap { data(forPasteboardType: pasteboardType, ofItemAt: $0) }
    }

    /// Returns the types of items.
    ///
    /// - Parameter itemSet: The indexes of the items; nil for the first item.
    public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
        existing(itemSet)?.map { types(ofItemAt: $0) }
    }

    /// Returns the indexes of the items that are available in one of the given types.
    public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
        IndexSet((0..<numberOfItems).filter { !Set(types(ofItemAt: $0)).isDisjoint(with: pasteboardTypes) })
    }

    /// Returns whether all given items are available in one of the given types.
    ///
    /// - Parameter itemSet: The indexes of the items; nil for the first item.
    public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
        guard let indexes = existing(itemSet) else { return false }
        return indexes.allSatisfy { !Set(types(ofItemAt: $0)).isDisjoint(with: pasteboardTypes) }
    }

    /// Returns the indexes of a set; nil if it is empty or the pasteboard has no such items.
    private func existing(_ itemSet: IndexSet?) -> [Int]? {
        let indexes: [Int] = itemSet.map { Array($0) } ?? [0]
        return indexes.isEmpty || indexes.contains { $0 >= numberOfItems } ? nil : indexes
    }

    /// Returns an item's value for a type; nil if the item is not available in this type.
    package func value(forPasteboardType type: String, ofItemAt index: Int) -> Any? {
        guard index < numberOfItems, let data = data(forPasteboardType: type, ofItemAt: index) else { return nil }
        if let text = UIPasteboard.text(in: data, type) { return text }
        if UIPasteboard.isImage(type), let image = UIImage(data: data) { return image }
        if type == UIPasteboard.colorType, let color = UIPasteboard.color(data) { return color }
        if UTType(type)?.conforms(to: .url) == true, let url = URL(dataRepresentation: data, relativeTo: nil) {
            return url
        }
        return data
    }
}
