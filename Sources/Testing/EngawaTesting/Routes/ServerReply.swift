import Foundation

/// A route's reply to a request.
public struct ServerReply: Sendable {
    /// A piece of a body, or an action between pieces.
    public enum Piece: Sendable, Equatable {
        /// Bytes of the body.
        case bytes([UInt8])
        /// A pause in seconds of the host's time; `infinity` waits for `TestServer.respondToWaitingRequests()`.
        case wait(TimeInterval)
        /// Closes the connection.
        case drop

        /// Text in UTF-8.
        public static func text(_ text: String) -> Piece { .bytes(Array(text.utf8)) }
    }

    /// A header field.
    public struct Header: Sendable, Equatable {
        /// The name.
        public var name: String
        /// The value.
        public var value: String

        /// Creates a header field.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The status, such as 200.
    public var status: Int
    /// The headers in order. Names may repeat.
    public var headers: [Header]
    /// The pieces of the body and the actions between them, in order.
    public var pieces: [Piece]
    /// Whether the length of the body is announced. Otherwise the body is sent in chunks and may have no end.
    public var isLengthKnown = true
    /// The events that follow the pieces, or nil if there are none.
    var feed: (any EventFeed)?

    /// Creates a reply from pieces.
    public init(_ status: Int = 200, headers: KeyValuePairs<String, String> = [:], pieces: [Piece]) {
        self.status = status
        self.headers = headers.map { Header(name: $0.key, value: $0.value) }
        self.pieces = pieces
    }

    /// Creates a reply with text.
    public init(_ status: Int = 200, headers: KeyValuePairs<String, String> = [:], text: String = "") {
        self.init(status, headers: headers, pieces: [.text(text)])
    }

    /// Formats a date for an HTTP header.
    public static func date(_ date: Date) -> String {
        var time = time_t(date.timeIntervalSince1970.rounded(.down))
        var parts = tm()
        gmtime_r(&time, &parts)
        var text = [CChar](repeating: 0, count: 64)
        // The locale of the process is "C" unless `setlocale` is called, which Foundation does not do.
        let count = strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
