import Foundation
import UIKitDrawing
import UniformTypeIdentifiers

/// The types of the items, and the formats of the host's clipboard.
extension UIPasteboard {
    /// Returns the text of an item; nil if it has none.
    static func text(of item: [String: Data]) -> String? {
        item.keys.sorted().lazy.filter(isText).compactMap { item[$0].flatMap { String(data: $0, encoding: .utf8) } }
            .first
    }

    /// Returns the image in the first type that can be decoded.
    static func image(_ types: some Sequence<String>, _ data: (String) -> Data?) -> UIImage? {
        // Lossless data is preferred.
        let png: String = UTType.png.identifier
        let candidates: [String] = types.filter(isImage).sorted { ($0 == png ? 0 : 1, $0) < ($1 == png ? 0 : 1, $1) }
        for type in candidates {
            if let image = data(type).flatMap({ UIImage(data: $0) }) { return image }
        }
        return nil
    }

    static func isImage(_ type: String) -> Bool { UTType(type)?.conforms(to: .image) == true }

    static func isText(_ type: String) -> Bool { UTType(type)?.conforms(to: .plainText) == true }

    /// Returns the host's format for a type: its MIME type or, if it has none, its identifier.
    static func format(of type: String) -> String { UTType(type)?.preferredMIMEType ?? type }

    /// Returns the type for a format of the host.
    static func type(of format: String) -> String? {
        format.contains("/") ? UTType(mimeType: format)?.identifier : format
    }
}
