import Foundation

/// The body of a request.
public struct RequestBody: Sendable {
    /// The value of the `Content-Type` header.
    public let contentType: String
    /// Creates the payload, given the JSON format of the client.
    let makePayload: @Sendable (JSONFormat) throws -> Payload

    /// A body of bytes.
    public static func bytes(_ bytes: [UInt8], contentType: String) -> RequestBody {
        RequestBody(contentType: contentType) { _ in Payload(bytes: bytes) }
    }

    /// A form (`application/x-www-form-urlencoded`).
    public static func form(_ fields: Fields) -> RequestBody {
        RequestBody(contentType: "application/x-www-form-urlencoded") { _ in Payload(bytes: Array(fields.encoded.utf8))
        }
    }

    /// A value in JSON. It is encoded when the request is created.
    ///
    /// - Parameter encoder: A closure that returns the encoder. The default is nil, which represents the JSON format in
    ///   the client's configuration.
    public static func json(
        _ value: some Encodable & Sendable, encoder: (@Sendable () -> JSONEncoder)? = nil
    ) -> RequestBody {
        RequestBody(contentType: "application/json") { format in
            Payload(bytes: Array(try (encoder ?? format.makeEncoder)().encode(value)))
        }
    }

    /// A file that is read piece by piece while it is sent. It must not change before the request ends.
    public static func file(_ file: URL, contentType: String) -> RequestBody {
        RequestBody(contentType: contentType) { _ in Payload([try .file(at: file)]) }
    }

    /// A form with files (`multipart/form-data`). Files are read piece by piece while they are sent.
    public static func multipart(_ form: MultipartForm) -> RequestBody {
        RequestBody(contentType: "multipart/form-data; boundary=\(form.boundary)") { _ in try form.makePayload() }
    }
}

/// The error for an unreadable file in a body.
struct UnreadableFile: Error, CustomStringConvertible {
    var path: String
    var reason: String
    var description: String { "\(path): \(reason)" }
}

extension Payload.Piece {
    /// Creates a piece from the file at `url`, with its current size.
    static func file(at url: URL) throws -> Payload.Piece {
        guard url.isFileURL else { throw UnreadableFile(path: url.absoluteString, reason: "It is not a file URL.") }
        var information = stat()
        guard stat(url.path, &information) == 0 else {
            throw UnreadableFile(path: url.path, reason: String(cString: strerror(errno)))
        }
        guard information.st_mode & S_IFMT == S_IFREG else {
            throw UnreadableFile(path: url.path, reason: "It is not a regular file.")
        }
        guard access(url.path, R_OK) == 0 else {
            throw UnreadableFile(path: url.path, reason: String(cString: strerror(errno)))
        }
        return .file(path: url.path, count: Int(information.st_size))
    }
}
