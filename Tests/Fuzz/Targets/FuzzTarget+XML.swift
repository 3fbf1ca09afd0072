import Foundation
import Parsing

extension FuzzTarget {
    /// XML: a document that comes in pieces tells the same as one that comes at once.
    static let xml = FuzzTarget(name: "xml") { bytes in
        let whole: [String] = story(bytes, pieceSize: max(1, bytes.count))
        // The size of the pieces is taken from the bytes, so that the engine finds those that matter.
        let size: Int = bytes.first.map { Int($0) % 7 + 1 } ?? 1
        let pieces: [String] = story(bytes, pieceSize: size)
        demand(pieces == whole, "In pieces of \(size) bytes it tells \(pieces), at once \(whole)")
        _ = try? FastXMLDecoder().decode([String: [Lossy]].self, from: Data(bytes))
        _ = try? FastXMLDecoder().decode(Status.self, from: Data(bytes))
    }

    private struct Status: Decodable {
        struct User: Decodable { var name: String }
        var id: Int
        var text: String?
        var user: [User]
    }

    /// A status, or nil where there is another element.
    private struct Lossy: Decodable {
        var status: Status?

        init(from decoder: any Decoder) throws { status = try? Status(from: decoder) }
    }

    /// Everything that a reader tells; nothing of a document that is refused, because more of it may be read at once.
    private static func story(_ bytes: UnsafeRawBufferPointer, pieceSize: Int) -> [String] {
        var story: [String] = []
        let reader = XMLStreamReader()
        reader.onStart("a") { story.append("starts \($0.name) \($0.attributes.sorted { $0.key < $1.key })") }
        reader.onText("a/b") { story.append("text \($0)") }
        reader.onElement("*/*") { story.append("element \($0.name) \($0.text) \($0.children.count)") }
        do {
            for start in stride(from: 0, to: bytes.count, by: pieceSize) {
                try reader.parse(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + pieceSize, bytes.count)]))
            }
            try reader.finish()
            return story
        } catch let error as XMLDecodingError {
            demand(!error.reason.isEmpty, "The error says nothing")
            demand((error.offset ?? 0) >= 0, "The error points outside")
            return ["refused"]
        } catch {
            fatalError("An error of another kind: \(error)")
        }
    }
}
