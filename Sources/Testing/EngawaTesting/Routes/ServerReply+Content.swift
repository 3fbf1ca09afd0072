import Foundation

extension ServerReply {
    /// Returns a reply with a value in JSON.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - status: The status.
    ///   - headers: Additional headers. The default of `Content-Type` is `application/json; charset=utf-8`.
    ///   - encoder: The encoder. The default writes dates as ISO 8601 text.
    public static func json(
        _ value: some Encodable, status: Int = 200, headers: KeyValuePairs<String, String> = [:],
        encoder: JSONEncoder? = nil
    ) -> ServerReply {
        do {
            let data: Data = try (encoder ?? standardEncoder()).encode(value)
            return json(text: String(decoding: data, as: UTF8.self), status: status, headers: headers)
        } catch {
            return ServerReply(500, headers: ["Content-Type": "text/plain; charset=utf-8"], text: "\(error)\n")
        }
    }

    private static func standardEncoder() -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }

    /// Returns a reply with JSON text.
    public static func json(
        text: String, status: Int = 200, headers: KeyValuePairs<String, String> = [:]
    ) -> ServerReply {
        var reply = ServerReply(status, headers: headers, text: text)
        if !reply.headers.contains(where: { $0.name.lowercased() == "content-type" }) {
            reply.headers.append(Header(name: "Content-Type", value: "application/json; charset=utf-8"))
        }
        return reply
    }

    /// Returns a reply without a body, such as 204 or 404.
    public static func status(_ status: Int, headers: KeyValuePairs<String, String> = [:]) -> ServerReply {
        ServerReply(status, headers: headers, pieces: [])
    }

    /// Returns a reply with bytes.
    public static func bytes(_ bytes: some Sequence<UInt8>, type: String) -> ServerReply {
        ServerReply(headers: ["Content-Type": type], pieces: [.bytes(Array(bytes))])
    }

    /// Returns a reply with the contents of a file, or 404 if it cannot be read. The path extension determines the
    /// content type.
    public static func file(_ url: URL) -> ServerReply {
        guard let data = try? Data(contentsOf: url) else { return .status(404) }
        return .bytes(data, type: types[url.pathExtension.lowercased()] ?? "application/octet-stream")
    }

    private static let types: [String: String] = [
        "css": "text/css; charset=utf-8", "gif": "image/gif", "html": "text/html; charset=utf-8", "jpeg": "image/jpeg",
        "jpg": "image/jpeg", "json": "application/json; charset=utf-8", "pdf": "application/pdf", "png": "image/png",
        "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8", "webp": "image/webp",
        "xml": "application/xml; charset=utf-8",
    ]

    /// Returns an open stream of the events that `channel` sends.
    public static func events(_ channel: EventChannel) -> ServerReply { feed(channel) }

    /// Returns an open stream of the events in a feed.
    package static func feed(_ feed: any EventFeed) -> ServerReply {
        var reply = ServerReply(
            headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"], pieces: [])
        reply.isLengthKnown = false
        reply.feed = feed
        return reply
    }
}
