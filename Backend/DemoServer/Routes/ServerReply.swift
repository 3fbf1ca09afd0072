import Foundation

/// What a route replies to a request.
public struct ServerReply: Sendable {
    /// A part of a body, or what happens between two.
    public enum Piece: Sendable, Equatable {
        case bytes([UInt8])
        /// Nothing for so many seconds of the host's time; `infinity` waits for `DemoServer.answerWaiting()`.
        case wait(TimeInterval)
        /// The connection is closed.
        case drop

        /// Text, as UTF-8.
        public static func text(_ text: String) -> Piece { .bytes(Array(text.utf8)) }
    }

    /// One line of the head.
    public struct Header: Sendable, Equatable {
        public var name: String
        public var value: String
    }

    public var status: Int
    /// The headers, in order; names may repeat.
    public var headers: [Header]
    public var pieces: [Piece]
    /// Whether the whole length of the body is announced. Otherwise it is sent in chunks, and may have no end.
    public var isLengthKnown = true

    /// Makes a reply of pieces.
    public init(_ status: Int = 200, headers: KeyValuePairs<String, String> = [:], pieces: [Piece]) {
        self.status = status
        self.headers = headers.map { Header(name: $0.key, value: $0.value) }
        self.pieces = pieces
    }

    /// Makes a reply of text.
    public init(_ status: Int = 200, headers: KeyValuePairs<String, String> = [:], text: String = "") {
        self.init(status, headers: headers, pieces: [.text(text)])
    }

    /// A date as HTTP writes it.
    public static func date(_ date: Date) -> String {
        FeedText.date(Int(date.timeIntervalSince1970.rounded(.down)), "%a, %d %b %Y %H:%M:%S GMT")
    }
}
