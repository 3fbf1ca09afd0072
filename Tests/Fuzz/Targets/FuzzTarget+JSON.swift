import Foundation
import Parsing

extension FuzzTarget {
    /// JSON: what is read is the same when it is written and read again, and what is refused is refused at a place in the
    /// text.
    static let json = FuzzTarget(name: "json") { bytes in
        do throws(JSONDecodingError) {
            let value = try JSON(parsing: Array(bytes))
            demand((try? JSON(parsing: value.text())) == value, "What was written is another value")
            demand((try? JSON(parsing: value.text(isPretty: true))) == value, "Written prettily it is another value")
        } catch {
            // Two bytes of UTF-16 are at most three of UTF-8, in which places are counted.
            demand(error.offset.map { (0...bytes.count * 3 / 2).contains($0) } ?? true, "The error points outside")
            demand(!error.reason.isEmpty, "The error says nothing")
        }
        // Decoding into a type reads the same bytes by other ways.
        _ = try? FastJSONDecoder().decode([Entry].self, from: Array(bytes))
        _ = try? FastJSONDecoder().decode([String: [Lossy]].self, from: Array(bytes))
    }

    /// An entry, or nil where there is another value. Each has its path.
    private struct Lossy: Decodable {
        var entry: Entry?

        init(from decoder: any Decoder) throws {
            entry = try? Entry(from: decoder)
            demand(decoder.codingPath.count >= 2, "A path is too short")
        }
    }

    private struct Entry: Decodable {
        var id: Int
        var name: String?
        var score: Double?
        var tags: [String: [Bool]]?
    }
}
