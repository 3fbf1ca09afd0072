import Foundation
import Parsing

extension FuzzTarget {
    /// XML: the handler calls do not depend on how the document is split.
    static let xml = FuzzTarget(name: "xml") { bytes in
        let whole: [String] = calls(bytes, pieceSize: max(1, bytes.count))
        // The input determines the size of the pieces, so that libFuzzer can vary it.
        let size: Int = bytes.first.map { Int($0) % 7 + 1 } ?? 1
        let pieces: [String] = calls(bytes, pieceSize: size)
        demand(pieces == whole, "In pieces of \(size) bytes, the calls are \(pieces); as a whole, \(whole)")
        _ = try? FastXMLDecoder().decode([String: [Lossy]].self, from: Data(bytes))
        _ = try? FastXMLDecoder().decode(Status.self, from: Data(bytes))
    }

    private struct Status: Decodable {
        struct User: Decodable { var name: String }
        var id: Int
        var text: String?
        var user: [User]
    }

    /// A status, or nil if decoding it fails.
    private struct Lossy: Decodable {
        var status: Status?

        init(from decoder: any Decoder) throws { status = try? Status(from: decoder) }
    }

    /// Returns a description of each handler call, or only “rejected” if the document has an error. The number of calls
    /// before an error may depend on how the document is split.
    private static func calls(_ bytes: UnsafeRawBufferPointer, pieceSize: Int) -> [String] {
        var calls: [String] = []
        let reader = XMLStreamReader()
        reader.onStart("a") { calls.append("starts \($0.name) \($0.attributes.sorted { $0.key < $1.key })") }
        reader.onText("a/b") { calls.append("text \($0)") }
        reader.onElement("*/*") { calls.append("element \($0.name) \($0.text) \($0.children.count)") }
        do {
            for start in stride(from: 0, to: bytes.count, by: pieceSize) {
                try reader.parse(UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + pieceSize, bytes.count)]))
            }
            try reader.finish()
            return calls
        } catch let error as XMLDecodingError {
            demand(!error.reason.isEmpty, "The error has no reason")
            demand((error.offset ?? 0) >= 0, "The offset of the error is negative")
            return ["rejected"]
        } catch {
            fatalError("An unexpected error: \(error)")
        }
    }
}
