import Foundation
import UIKitDrawing
import UniformTypeIdentifiers

/// The types of the items, and the formats of the host's clipboard.
extension UIPasteboard {
    /// Returns the text of an item; nil if it has none.
    static func text(of item: [String: Data]) -> String? {
        item.keys.sorted().lazy.compactMap { type in item[type].flatMap { text(in: $0, type) } }.first
    }

    /// Returns the text in the data of a type; nil if the type is not plain text, or the data is not valid.
    static func text(in data: Data, _ type: String) -> String? {
        guard let type = UTType(type), type.conforms(to: .plainText) else { return nil }
        guard type == .utf16PlainText || type == .utf16ExternalPlainText else {
            return String(data: data, encoding: .utf8)
        }
        // Without a byte order mark, external text is big-endian. Other text has the byte order of the processor.
        let hasMark: Bool = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
        let unmarked: String.Encoding = type == .utf16ExternalPlainText ? .utf16BigEndian : .utf16LittleEndian
        return String(data: data, encoding: hasMark ? .utf16 : unmarked)
    }

    /// Returns text as data of a type; nil if the type is not plain text.
    static func data(of text: String, as type: String) -> Data? {
        guard let type = UTType(type), type.conforms(to: .plainText) else { return nil }
        switch type {
        case .utf16PlainText: return text.data(using: .utf16LittleEndian)
        case .utf16ExternalPlainText: return text.data(using: .utf16)
        default: return Data(text.utf8)
        }
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

    /// Returns the host's format for a type: its MIME type or, if it has none, its identifier.
    static func format(of type: String) -> String { UTType(type)?.preferredMIMEType ?? type }

    /// Returns the type for a format of the host.
    static func type(of format: String) -> String? {
        format.contains("/") ? UTType(mimeType: format)?.identifier : format
    }
}
