import Foundation

/// Parses `text/event-stream` (HTML standard, section 9.2.6) from pieces of any size.
package struct EventStreamParser {
    /// The maximum size of an event, in bytes.
    let limit: Int
    /// The last event identifier, which is sent to the server after a reconnection.
    package private(set) var lastEventID: String
    /// The reconnection time that the server requested, in milliseconds; `Int.max` if the number is too large. Nil if
    /// it requested none.
    package private(set) var retry: Int?
    /// The maximum length of an identifier, in bytes. It is limited because it is sent back in a header.
    package static let longestID = 8_190

    /// Whether an event or an identifier exceeded its limit. The parser then ignores all input.
    package private(set) var isTooLong = false

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    private var line: [UInt8] = []
    private var data: [UInt8] = []
    private var type = ""
    private var id: String
    /// The size of the event's type and identifier as received, in bytes. Invalid UTF-8 takes more bytes when decoded.
    private var fieldCount: Int { typeCount + idCount }
    private var typeCount = 0
    private var idCount = 0
    /// The number of bytes read, up to the length of the byte order mark.
    private var position = 0
    private var mark: [UInt8] = []
    private var followsReturn = false

    package init(lastEventID: String = "", limit: Int = 16 << 20) {
        self.lastEventID = lastEventID
        self.limit = limit
        id = lastEventID
    }

    /// Parses a piece and returns the events that end in it. An incomplete event waits for the next piece and is
    /// dropped if no piece follows.
    package mutating func read(_ bytes: some Sequence<UInt8>) -> [ServerSentEvent] {
        var events: [ServerSentEvent] = []
        let isRead: Void? = bytes.withContiguousStorageIfAvailable { read(UnsafeRawBufferPointer($0)[...], &events) }
        if isRead == nil { Array(bytes).withUnsafeBytes { read($0[...], &events) } }
        return events
    }

    private mutating func read(_ bytes: Slice<UnsafeRawBufferPointer>, _ events: inout [ServerSentEvent]) {
        var rest = bytes
        // A byte order mark at the beginning is ignored.
        while position < 3, let byte = rest.popFirst() {
            position += 1
            mark.append(byte)
            if mark.elementsEqual(EventStreamParser.byteOrderMark.prefix(mark.count)) {
                if mark.count == 3 { mark.removeAll() }
                continue
            }
            position = 3
            let start: [UInt8] = mark
            mark.removeAll()
            start.withUnsafeBytes { readLines($0[...], &events) }
        }
        readLines(rest, &events)
    }

    private mutating func readLines(_ bytes: Slice<UnsafeRawBufferPointer>, _ events: inout [ServerSentEvent]) {
        var rest = bytes
        // OPTIMIZATION: A line can be megabytes long, so `memchr` finds its end, and one call appends it. If lines end
        // with carriage returns, one search for the next line feed serves all of them.
        var feed: Int = rest.startIndex
        while !isTooLong, let first = rest.first {
            if first == 0x0A && followsReturn {
                followsReturn = false
                rest.removeFirst()
                continue
            }
            if feed <= rest.startIndex { feed = EventStreamParser.firstIndex(of: 0x0A, in: rest) }
            let end: Int = EventStreamParser.firstIndex(of: 0x0D, in: rest[..<feed])
            if end > rest.startIndex {
                line.append(contentsOf: rest[..<end])
                isTooLong = line.count + data.count + fieldCount > limit
            }
            followsReturn = end < feed
            rest = rest[end...]
            guard !isTooLong, !rest.isEmpty else { return }
            rest.removeFirst()
            if let event = endLine() { events.append(event) }
        }
    }

    /// Returns the index of the first byte that equals `byte`, or the end index if no byte does.
    private static func firstIndex(of byte: UInt8, in bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        let buffer = UnsafeRawBufferPointer(rebasing: bytes)
        guard let start = buffer.baseAddress, let found = memchr(start, Int32(byte), buffer.count) else {
            return bytes.endIndex
        }
        return bytes.startIndex + (UnsafeRawPointer(found) - start)
    }

    /// Handles a complete line. An empty line ends an event.
    private mutating func endLine() -> ServerSentEvent? {
        defer { line.removeAll(keepingCapacity: true) }
        guard !line.isEmpty else { return endEvent() }
        let colon: Int = line.firstIndex(of: 0x3A) ?? line.count
        // A line that begins with a colon is a comment; its field name is empty.
        var value: ArraySlice<UInt8> = line[min(colon + 1, line.count)...]
        if value.first == 0x20 { value.removeFirst() }
        switch String(decoding: line[..<colon], as: UTF8.self) {
        case "data":
            data.append(contentsOf: value)
            data.append(0x0A)
        case "event":
            type = String(decoding: value, as: UTF8.self)
            typeCount = value.count
        case "id" where !value.contains(0):
            let text = String(decoding: value, as: UTF8.self)
            guard text.utf8.count <= EventStreamParser.longestID else {
                isTooLong = true
                return nil
            }
            (id, idCount) = (text, value.count)
        case "retry" where !value.isEmpty && value.allSatisfy({ (0x30...0x39).contains($0) }):
            retry = Int(String(decoding: value, as: UTF8.self)) ?? .max
        default: break
        }
        return nil
    }

    private mutating func endEvent() -> ServerSentEvent? {
        defer {
            data.removeAll(keepingCapacity: true)
            type = ""
            typeCount = 0
        }
        lastEventID = id
        guard !data.isEmpty else { return nil }
        data.removeLast()
        return ServerSentEvent(
            type: type.isEmpty ? "message" : type, data: String(decoding: data, as: UTF8.self), id: id)
    }
}
