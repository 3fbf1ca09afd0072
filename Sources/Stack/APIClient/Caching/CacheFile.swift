import Foundation

/// The form in which a response is kept in a file: a mark, the length of the head, the head as JSON, the body.
enum CacheFile {
    private static let mark: [UInt8] = Array("EngawaC1".utf8)

    struct Entry {
        var head: CachedHead
        var body: [UInt8]
    }

    /// What is written in front of the body.
    private struct Preface: Codable {
        var head: CachedHead
        var count: Int
    }

    static func encode(_ head: CachedHead, body: [UInt8]) -> Data? {
        guard let preface = try? JSONEncoder().encode(Preface(head: head, count: body.count)) else { return nil }
        var data = Data(mark)
        withUnsafeBytes(of: UInt32(preface.count).littleEndian) { data.append(contentsOf: $0) }
        data.append(preface)
        data.append(contentsOf: body)
        return data
    }

    /// Nil if `data` is not whole, or none of ours.
    static func decode(_ data: Data) -> Entry? {
        guard data.count >= mark.count + 4, data.prefix(mark.count).elementsEqual(mark) else { return nil }
        let count: Int = data[mark.count..<mark.count + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
        let start: Int = mark.count + 4
        guard data.count >= start + count,
            let preface = try? JSONDecoder().decode(Preface.self, from: data[start..<start + count]),
            data.count == start + count + preface.count
        else { return nil }
        return Entry(head: preface.head, body: Array(data[(start + count)...]))
    }
}
