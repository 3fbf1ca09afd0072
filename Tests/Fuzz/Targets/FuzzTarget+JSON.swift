import Foundation
import Parsing

extension FuzzTarget {
    /// JSON: a value that is written and read again is the same, and errors have an offset in the text.
    static let json = FuzzTarget(name: "json") { bytes in
        do throws(JSONDecodingError) {
            let value = try JSON(parsing: Array(bytes))
            demand((try? JSON(parsing: value.text())) == value, "The written text has a different value")
            demand((try? JSON(parsing: value.text(isPretty: true))) == value, "The pretty text has a different value")
        } catch {
            // Offsets count bytes of UTF-8. If the input is UTF-16, two of its bytes are at most three in UTF-8.
            demand(
                error.offset.map { (0...bytes.count * 3 / 2).contains($0) } ?? true,
                "The offset of the error is outside the text")
            demand(!error.reason.isEmpty, "The error has no reason")
        }
        // Decoding types uses different code.
        _ = try? FastJSONDecoder().decode([Entry].self, from: Array(bytes))
        _ = try? FastJSONDecoder().decode([String: [Lossy]].self, from: Array(bytes))
    }

    /// An entry, or nil if decoding it fails. Its initializer also checks the decoder's coding path.
    private struct Lossy: Decodable {
        var entry: Entry?

        init(from decoder: any Decoder) throws {
            entry = try? Entry(from: decoder)
            demand(decoder.codingPath.count >= 2, "A coding path is too short")
        }
    }

    private struct Entry: Decodable {
        var id: Int
        var name: String?
        var score: Double?
        var tags: [String: [Bool]]?
    }
}
