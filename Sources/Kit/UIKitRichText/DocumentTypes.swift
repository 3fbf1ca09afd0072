import Foundation

extension NSAttributedString {
    /// The format of a document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// HTML.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// A key in the options for reading a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format, a `DocumentType`. If it is missing, the data determines the format.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding of plain text and HTML, a raw value of `String.Encoding`. The default is UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of plain text, a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
        /// A Boolean value that indicates whether each list item begins with a tab, its marker and another tab. By
        /// default, the text contains no markers.
        public static let textKit1ListMarkerFormatDocumentOption = DocumentReadingOptionKey(
            rawValue: "NSTextKit1ListMarkerFormatDocumentOption")
    }

    /// A key in the attributes of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format, a `DocumentType`.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The encoding of plain text, a raw value of `String.Encoding`. The default is UTF-8.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    }

    /// Creates an attributed string from a document.
    ///
    /// HTML is read without network access. Pictures and external style sheets are ignored. HTML can be read on any
    /// thread.
    ///
    /// - Parameters:
    ///   - data: The document.
    ///   - options: The format and the encoding.
    ///   - dict: On return, the attributes of the document.
    /// - Throws: `CocoaError` if the data is not text in the given encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType].flatMap(DocumentType.init(option:)) ?? DocumentType(of: data)
        let marking = options[.textKit1ListMarkerFormatDocumentOption]
        let includesMarkers: Bool = marking as? Bool ?? (marking as? NSNumber)?.boolValue ?? false
        dict?.pointee = [DocumentAttributeKey.documentType.rawValue: type.rawValue] as NSDictionary
        switch type {
        case .rtf: self.init(attributedString: RTFReader.read(data, includesMarkers: includesMarkers))
        case .html:
            self.init(
                attributedString: HTMLReader.read(
                    try data.text(options[.characterEncoding]), includesMarkers: includesMarkers))
        default:
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            self.init(string: try data.text(options[.characterEncoding]), attributes: attributes)
        }
    }

    /// Creates an attributed string from the document at the given URL.
    ///
    /// - Throws: `CocoaError` if the file cannot be read, or is not text in the given encoding.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Returns a document with a range of the text.
    ///
    /// - Parameter dict: The attributes of the document, with the format for the key `documentType`.
    /// - Throws: `CocoaError` if the format is missing, or if the text cannot be written in the given encoding.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        let part = attributedSubstring(from: range)
        switch dict[.documentType].flatMap(DocumentType.init(option:)) {
        case .rtf: return Data(RTFWriter.write(part).utf8)
        case .html: return Data(HTMLWriter.write(part).utf8)
        case .plain:
            let encoding = String.Encoding(option: dict[.characterEncoding])
            guard let data = part.string.data(using: encoding) else {
                throw CocoaError(.fileWriteInapplicableStringEncoding)
            }
            return data
        default: throw CocoaError(.fileWriteUnknown)
        }
    }
}

extension NSAttributedString.DocumentType {
    /// Creates a type from an option: a type or its raw value.
    fileprivate init?(option: Any) {
        if let type = option as? Self {
            self = type
        } else if let name = option as? String {
            self.init(rawValue: name)
        } else {
            return nil
        }
    }

    /// Determines the type of a document from its first characters.
    fileprivate init(of data: Data) {
        let start = String(decoding: data.prefix(1_024), as: UTF8.self).lowercased()
        let trimmed = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
        if trimmed.hasPrefix("{\\rtf") {
            self = .rtf
        } else if trimmed.hasPrefix("<!doctype html") || trimmed.contains("<html") {
            self = .html
        } else {
            self = .plain
        }
    }
}

extension String.Encoding {
    /// Creates an encoding from an option: a raw value or an encoding. The default is UTF-8.
    fileprivate init(option: Any?) {
        if let encoding = option as? String.Encoding {
            self = encoding
        } else if let value = option as? UInt ?? (option as? NSNumber)?.uintValue {
            self.init(rawValue: value)
        } else {
            self = .utf8
        }
    }
}

extension Data {
    fileprivate func text(_ encoding: Any?) throws -> String {
        guard let text = String(data: self, encoding: String.Encoding(option: encoding)) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
}
