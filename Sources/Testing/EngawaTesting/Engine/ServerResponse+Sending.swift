import CMicrohttpd
import Foundation
import HostClock

extension ServerResponse {
    func send(on connection: OpaquePointer, of server: ServerCore) -> MHD_Result {
        let response: OpaquePointer?
        let pieces: [ServerReply.Piece] = piecesToSend
        if isLengthKnown, feed == nil, pieces.allSatisfy(\.hasBytes) {
            var body: [UInt8] = pieces.body
            response = body.withUnsafeMutableBytes {
                MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
            }
        } else {
            response = piecewise(pieces, connection, server)
        }
        guard let response else { return .NO }
        defer { MHD_destroy_response(response) }
        if !contentType.isEmpty { MHD_add_response_header(response, "Content-Type", contentType) }
        for (name, value) in headers { MHD_add_response_header(response, name, value) }
        if !headers.contains(where: { $0.0.lowercased() == "date" }) {
            MHD_add_response_header(response, "Date", ServerReply.date(MainQueue.shared.date))
        }
        return MHD_queue_response(connection, status, response)
    }

    /// The pieces with the effects of faults.
    private var piecesToSend: [ServerReply.Piece] {
        var pieces = self.pieces
        if let truncatedAt { pieces = pieces.truncated(after: truncatedAt) }
        guard let pace else { return pieces }
        return pieces.flatMap { $0.slowed(to: pace) }
    }

    /// Creates a response that is sent piece by piece.
    private func piecewise(
        _ pieces: [ServerReply.Piece], _ connection: OpaquePointer, _ server: ServerCore
    ) -> OpaquePointer? {
        let feed: (any EventFeed)? = truncatedAt == nil ? feed : nil
        let lastEventID: String? = MHD_lookup_connection_value(connection, .HEADER_KIND, "Last-Event-ID")
            .map { String(cString: $0) }
        let events = feed.map { EventListener(feed: $0, key: $0.open(after: lastEventID)) }
        let content = PieceReader(pieces, events, on: connection, of: server)
        // An interrupted response announces more bytes than it sends.
        let announced: Int = max(self.pieces.byteCount, pieces.byteCount + (pieces.contains(.drop) ? 1 : 0))
        let context: UnsafeMutableRawPointer = Unmanaged.passRetained(content).toOpaque()
        // `UInt64.max` is the value of MHD_SIZE_UNKNOWN, which Swift cannot import, because it is defined with a cast.
        return MHD_create_response_from_callback(
            // With a length of 0, it does not ask for the body, so it would ignore waits.
            isLengthKnown && announced > 0 ? UInt64(announced) : UInt64.max,
            // A server may have thousands of streams, each with a buffer of this size.
            feed == nil ? 32 << 10 : 4 << 10,
            { context, _, buffer, capacity in
                guard let context, let buffer else { return PieceReader.failed }
                return Unmanaged<PieceReader>.fromOpaque(context).takeUnretainedValue()
                    .read(into: UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
            }, context,
            { context in
                guard let context else { return }
                Unmanaged<PieceReader>.fromOpaque(context).release()
            })
    }
}

extension [ServerReply.Piece] {
    /// The number of bytes of all pieces.
    fileprivate var byteCount: Int {
        reduce(0) { sum, piece in
            if case .bytes(let bytes) = piece { sum + bytes.count } else { sum }
        }
    }

    /// The bytes of all pieces.
    var body: [UInt8] {
        flatMap { piece -> [UInt8] in
            if case .bytes(let bytes) = piece { bytes } else { [] }
        }
    }

    /// Returns the pieces up to a number of bytes, followed by the end of the connection.
    fileprivate func truncated(after count: Int) -> [ServerReply.Piece] {
        var result: [ServerReply.Piece] = []
        var remaining: Int = Swift.max(0, count)
        for piece in self where remaining > 0 {
            guard case .bytes(let bytes) = piece else {
                result.append(piece)
                continue
            }
            result.append(.bytes([UInt8](bytes.prefix(remaining))))
            remaining -= Swift.min(remaining, bytes.count)
        }
        return result + [.drop]
    }
}

extension ServerReply.Piece {
    /// Whether the piece is a part of the body.
    var hasBytes: Bool {
        if case .bytes = self { true } else { false }
    }

    /// The interval between the pieces of a slow response, in seconds.
    private static let slowInterval: TimeInterval = 0.1

    /// Splits the piece into smaller ones with waits between them, so that `pace` bytes are sent per second.
    fileprivate func slowed(to pace: Int) -> [ServerReply.Piece] {
        guard case .bytes(let bytes) = self else { return [self] }
        let count: Int = max(1, Int(TimeInterval(pace) * Self.slowInterval))
        return stride(from: 0, to: bytes.count, by: count).flatMap { start -> [ServerReply.Piece] in
            [
                .wait(TimeInterval(count) / TimeInterval(pace)),
                .bytes(Array(bytes[start..<min(start + count, bytes.count)])),
            ]
        }
    }
}

/// A connection that receives the events of a feed.
private struct EventListener {
    var feed: any EventFeed
    var key: UInt64
}

/// Passes the pieces of a body to libmicrohttpd. Used on the server's thread only.
private final class PieceReader {
    /// The value of MHD_CONTENT_READER_END_OF_STREAM, which Swift cannot import, because it is defined with a cast.
    static let ended = -1
    /// The value of MHD_CONTENT_READER_END_WITH_ERROR, which Swift cannot import, because it is defined with a cast.
    static let failed = -2

    private let pieces: [ServerReply.Piece]
    private let events: EventListener?
    private let connection: OpaquePointer
    private weak var server: ServerCore?
    private var index = 0
    private var offset = 0
    private var sent = 0

    init(
        _ pieces: [ServerReply.Piece], _ events: EventListener?, on connection: OpaquePointer, of server: ServerCore
    ) {
        self.pieces = pieces
        self.events = events
        self.connection = connection
        self.server = server
    }

    deinit {
        if let events { events.feed.close(events.key) }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        guard let server, !server.isStopping else { return PieceReader.failed }
        while index < pieces.count {
            switch pieces[index] {
            case .bytes(let bytes):
                let count: Int = min(buffer.count, bytes.count - offset)
                if count > 0 {
                    bytes.withUnsafeBytes { buffer.copyMemory(from: .init(rebasing: $0[offset..<offset + count])) }
                    offset += count
                    sent += count
                    return count
                }
                index += 1
                offset = 0
            case .wait(let seconds):
                index += 1
                // libmicrohttpd calls this method again when the connection is resumed.
                return server.pause(connection, for: seconds, after: sent) == nil ? PieceReader.failed : 0
            case .drop: return PieceReader.failed
            }
        }
        return events.map { read($0, into: buffer, server) } ?? PieceReader.ended
    }

    private func read(_ events: EventListener, into buffer: UnsafeMutableRawBufferPointer, _ server: ServerCore) -> Int
    {
        switch events.feed.next(for: events.key, limit: buffer.count) {
        case .bytes(let bytes):
            buffer.copyBytes(from: bytes)
            sent += bytes.count
            return bytes.count
        case .wait:
            // The connection is suspended before it can be resumed.
            guard let pause = server.pause(connection, for: .infinity, after: sent) else { return PieceReader.failed }
            events.feed.whenReady(events.key) { [weak server] in server?.resume(pause) }
            return 0
        case .end: return PieceReader.ended
        case .drop: return PieceReader.failed
        }
    }
}
