import EngawaTesting
import Foundation

/// Routes below `/http/` for testing HTTP clients.
enum HTTPTestRoutes {
    static func reply(to request: RecordedRequest) -> ServerReply? {
        let components = request.path.split(separator: "/")
        guard components.count >= 2, components[0] == "http" else { return nil }
        let number: Int? = components.count > 2 ? Int(components[2]) : nil
        func status(_ wanted: Int?, _ usual: Int) -> Int {
            wanted.flatMap { (200...599).contains($0) ? $0 : nil } ?? usual
        }
        switch components[1] {
        case "echo": return echo(request)
        case "gzip": return packed(request, as: "gzip", StoredCompression.gzip)
        case "deflate": return packed(request, as: "deflate", StoredCompression.zlib)
        case "status":
            guard let number, number == status(number, 0) else {
                return refusal("A status is a number from 200 to 599.")
            }
            return ServerReply(number)
        case "redirect":
            return ServerReply(
                status(request.query["status"].flatMap { Int($0) }, 302),
                headers: ["Location": request.query["to"] ?? "/"])
        case "etag":
            let tag = "\"\(components.count > 2 ? components[2] : "1")\""
            guard request.headers["if-none-match"] != tag else { return ServerReply(304, headers: ["ETag": tag]) }
            return ServerReply(headers: ["ETag": tag, "Cache-Control": "no-cache"], text: "The tag is \(tag).\n")
        case "cookies": return cookies(request)
        case "secret":
            guard request.headers["authorization"] == "Bearer sesame" else {
                return ServerReply(401, headers: ["WWW-Authenticate": "Bearer"])
            }
            return ServerReply(text: "You know it.\n")
        case "busy":
            return ServerReply(429, headers: ["Retry-After": request.query["after"] ?? "1"])
        case "bytes":
            guard let number, (0...byteLimit).contains(number) else {
                return refusal("The number of bytes must be from 0 to \(byteLimit).")
            }
            return bytes(count: number, request)
        case "events":
            guard let number, (0...pieceLimit).contains(number) else {
                return refusal("The number of events must be from 0 to \(pieceLimit).")
            }
            return events(count: number, request)
        default: return nil
        }
    }

    /// The maximum size of the body of `/http/bytes/`, in bytes. The body is created in memory.
    private static let byteLimit = 64 << 20
    /// The maximum number of pieces or events in a body.
    private static let pieceLimit = 100_000
    /// The maximum pause between two pieces, in seconds.
    private static let longestPause: TimeInterval = 3_600

    private static func refusal(_ sentence: String) -> ServerReply { ServerReply(400, text: sentence + "\n") }

    /// Returns a query parameter in seconds, limited to a range from 0 to an hour.
    private static func pause(_ name: String, _ request: RecordedRequest) -> TimeInterval {
        guard let seconds = request.query[name].flatMap({ TimeInterval($0) }), seconds > 0 else { return 0 }
        return min(seconds, longestPause)
    }

    /// Returns the request in JSON.
    private static func echo(_ request: RecordedRequest) -> ServerReply {
        func object(_ members: [String: String]) -> WireJSON {
            .object(members.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })
        }
        let json: WireJSON = .object([
            ("method", .string(request.method)), ("path", .string(request.path)), ("query", object(request.query)),
            ("headers", object(request.headers)), ("body", .string(request.body)),
            ("length", .number(Int64(request.bytes.count))),
        ])
        return ServerReply(headers: ["Content-Type": "application/json"], text: json.text)
    }

    /// Returns the echo, compressed if the client accepts the coding.
    private static func packed(
        _ request: RecordedRequest, as coding: String, _ pack: ([UInt8]) -> [UInt8]
    ) -> ServerReply {
        var reply = echo(request)
        guard request.headers["accept-encoding"]?.contains(coding) == true, case .bytes(let bytes)? = reply.pieces.first
        else { return reply }
        reply.pieces = [.bytes(pack(bytes))]
        reply.headers.append(ServerReply.Header(name: "Content-Encoding", value: coding))
        return reply
    }

    /// `/http/cookies` returns the `Cookie` header; `/http/cookies/set?name=value` sets cookies.
    private static func cookies(_ request: RecordedRequest) -> ServerReply {
        guard request.path.hasSuffix("/set") else { return ServerReply(text: request.headers["cookie"] ?? "") }
        var reply = ServerReply(204, pieces: [])
        for (name, value) in request.query.sorted(by: { $0.key < $1.key }) {
            reply.headers.append(ServerReply.Header(name: "Set-Cookie", value: "\(name)=\(value); Path=/"))
        }
        return reply
    }

    /// Returns `count` bytes whose values count from 0 to 250 repeatedly, in pieces of `piece` bytes with `pause`
    /// seconds between them. Ranges are supported unless `ranges` is `no`.
    private static func bytes(count: Int, _ request: RecordedRequest) -> ServerReply {
        let tag = "\"\(count)\""
        var start = 0
        var reply = ServerReply(headers: ["ETag": tag, "Content-Type": "application/octet-stream"], pieces: [])
        if request.query["ranges"] != "no", let range = request.headers["range"], range.hasPrefix("bytes="),
            request.headers["if-range"].map({ $0 == tag }) ?? true,
            let first = firstByte(of: range.dropFirst(6), count: count)
        {
            start = first
            guard (0..<count).contains(start) else {
                return ServerReply(416, headers: ["Content-Range": "bytes */\(count)"])
            }
            reply.status = 206
            reply.headers.append(
                ServerReply.Header(name: "Content-Range", value: "bytes \(start)-\(count - 1)/\(count)"))
        }
        // The size of a piece is limited to the size of the body, so that adding it to an offset cannot overflow.
        let piece: Int = min(max(1, count), max(1, request.query["piece"].flatMap { Int($0) } ?? count))
        guard (count - start) / piece <= pieceLimit else {
            return refusal("A body has at most \(pieceLimit) pieces. Request larger pieces.")
        }
        let pause = pause("pause", request)
        for first in stride(from: start, to: count, by: piece) {
            if pause > 0, first > start { reply.pieces.append(.wait(pause)) }
            reply.pieces.append(.bytes((first..<min(first + piece, count)).map { UInt8($0 % 251) }))
        }
        return reply
    }

    /// Returns the first byte of a range in a body of `count` bytes. In a body of 10 bytes, it is 4 for `4-`, and 6 for
    /// `-4`. The end of a range is ignored. Returns nil for an invalid range.
    private static func firstByte(of range: Substring, count: Int) -> Int? {
        let ends: [Substring] = range.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard ends.count == 2 else { return nil }
        guard ends[0].isEmpty else { return Int(ends[0]) }
        return Int(ends[1]).flatMap { $0 >= 0 ? max(0, count - $0) : nil }
    }

    /// Streams `count` events, continuing after the client's last event, at intervals of `every` seconds.
    private static func events(count: Int, _ request: RecordedRequest) -> ServerReply {
        let last: Int = request.headers["last-event-id"].flatMap { Int($0) } ?? 0
        guard (0...(Int.max - pieceLimit)).contains(last) else {
            return refusal("There is no event with the identifier \(last).")
        }
        let pause = pause("every", request)
        var reply = ServerReply(headers: ["Content-Type": "text/event-stream"], pieces: [])
        reply.isLengthKnown = false
        for number in (0..<count).map({ last + 1 + $0 }) {
            reply.pieces.append(.text("id: \(number)\ndata: Event \(number)\n\n"))
            if pause > 0 { reply.pieces.append(.wait(pause)) }
        }
        return reply
    }
}
