import Expectations
import Foundation
import TestSupport
import Testing

@testable import AssetCatalogs

/// The parser for Contents.json.
struct ValueTests {
    private func parse(_ text: String) throws(AssetValueParser.Failure) -> AssetValue {
        try Array(text.utf8).withUnsafeBufferPointer { bytes throws(AssetValueParser.Failure) in
            try AssetValueParser.parse(bytes)
        }
    }

    /// Returns the value as JSON without spaces.
    private func text(_ value: AssetValue) -> String {
        switch value {
        case .object(let entries): "{\(entries.map { "\"\($0.key)\":\(text($0.value))" }.joined(separator: ","))}"
        case .array(let values): "[\(values.map { text($0) }.joined(separator: ","))]"
        case .text(let text): "\"\(text)\""
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .null: "null"
        }
    }

    @Test func `values of JSON`() throws {
        for (json, expected) in [
            ("{}", "{}"), (" [ ] ", "[]"), ("[1, -2.5e1,true,false,null]", "[1.0,-25.0,true,false,null]"),
            (#"{"a" : {"b":[{}]}, "c":"d"}"#, #"{"a":{"b":[{}]},"c":"d"}"#), ("\u{FEFF}[1,]", "[1.0]"),
            (#"{"a":1,}"#, #"{"a":1.0}"#), (#""\u00e9\ud83d\ude00\/\n\\""#, "\"é😀/\n\\\""), (#""日本 é""#, "\"日本 é\""),
        ] { expect(text(try parse(json)), equals: expected, "\(json)") }
    }

    @Test func `errors state a line`() {
        for (json, line) in [
            ("", 1), ("{\n\"a\": \n}", 3), ("[1\n2]", 2), ("{\"a\" 1}", 1), ("[1] 2", 1), ("[\n\n\"a", 3), ("[tru]", 1),
            ("[\"\\x\"]", 1), ("[\"\\u12\"]", 1), ("[1.2.3]", 1), ("{1:2}", 1), (String(repeating: "[", count: 100), 1),
        ] {
            do throws(AssetValueParser.Failure) {
                _ = try parse(json)
                Issue.record("\(json) was accepted.")
            } catch {
                expect(error.line == line && error.reason.hasSuffix("."), "\(json)")
            }
        }
    }

    @Test func `damaged text does not stop the program`() {
        var random = SplitMix64(seed: 3)
        let whole = Array(
            #"{"images": [{"filename": "a\u00e9.png", "scale": "2x", "n": -1.5e3}], "b": [true, null]}"#.utf8)
        for _ in 0..<3000 {
            var bytes: [UInt8] = Array(whole.prefix(Int.random(in: 0...whole.count, using: &random)))
            for _ in 0..<3 where !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            bytes.withUnsafeBufferPointer { _ = try? AssetValueParser.parse($0) }
        }
    }
}
