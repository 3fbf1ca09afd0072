import Foundation

/// A form with fields and files (`multipart/form-data`), as in RFC 7578 and the HTML standard.
///
///     var form = MultipartForm()
///     form.append("name", "Ada")
///     form.append("avatar", file: url, contentType: "image/jpeg")
public struct MultipartForm: Sendable {
    private struct Part: Sendable {
        enum Content: Sendable {
            case bytes([UInt8])
            case file(URL)
        }
        var head: String
        var content: Content
    }

    /// The boundary between parts. It is random, so that no part contains it.
    let boundary: String
    private var parts: [Part] = []

    /// Creates an empty form.
    public init() {
        self.init(boundary: "engawa-\(UUID().uuidString)")
    }

    init(boundary: String) {
        self.boundary = boundary
    }

    /// Adds a text field.
    public mutating func append(_ name: String, _ value: String) {
        parts.append(Part(head: MultipartForm.head(name, fileName: nil, type: nil), content: .bytes(Array(value.utf8))))
    }

    /// Adds a file with the given bytes.
    public mutating func append(_ name: String, bytes: [UInt8], fileName: String, contentType: String) {
        parts.append(
            Part(head: MultipartForm.head(name, fileName: fileName, type: contentType), content: .bytes(bytes)))
    }

    /// Adds a file, which is read while the form is sent.
    ///
    /// - Parameter fileName: The file name to send; nil for the name of the file.
    public mutating func append(_ name: String, file: URL, fileName: String? = nil, contentType: String) {
        let fileName: String = fileName ?? file.lastPathComponent
        parts.append(Part(head: MultipartForm.head(name, fileName: fileName, type: contentType), content: .file(file)))
    }

    private static func head(_ name: String, fileName: String?, type: String?) -> String {
        var head = "Content-Disposition: form-data; name=\"\(escaped(name))\""
        if let fileName { head += "; filename=\"\(escaped(fileName))\"" }
        if let type { head += "\r\nContent-Type: \(type.filter { !$0.isNewline })" }
        return head + "\r\n\r\n"
    }

    /// Escapes only the characters that would end the name, as in the HTML standard.
    private static func escaped(_ name: String) -> String {
        var escaped = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "\"": escaped += "%22"
            case "\r": escaped += "%0D"
            case "\n": escaped += "%0A"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    func makePayload() throws -> Payload {
        var pieces: [Payload.Piece] = []
        var text = ""
        for part in parts {
            text += "--\(boundary)\r\n\(part.head)"
            pieces.append(.bytes(Array(text.utf8)))
            switch part.content {
            case .bytes(let bytes): pieces.append(.bytes(bytes))
            case .file(let url): pieces.append(try .file(at: url))
            }
            text = "\r\n"
        }
        pieces.append(.bytes(Array("\(text)--\(boundary)--\r\n".utf8)))
        return Payload(pieces)
    }
}
