import Expectations
import CAllocationCount
import Foundation
import TestSupport
import Testing

@testable import Parsing

/// Decoding takes linear time, regardless of how a type reads a value.
@Suite(.serialized) struct JSONGrowthTests {
    /// A value, or nil if decoding it fails.
    private struct Lossy<Value: Decodable>: Decodable {
        var value: Value?

        init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
    }

    private struct Item: Decodable {
        var id: Int
        var name: String?
    }

    private struct AnyKey: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { return nil }
    }

    private func array(_ count: Int, _ element: String) -> [UInt8] {
        Array(("[" + Array(repeating: element, count: count).joined(separator: ",") + "]").utf8)
    }

    private func object(_ count: Int, _ value: (Int) -> String) -> [UInt8] {
        Array(("{" + (0..<count).map { "\"key\($0)\":\(value($0))" }.joined(separator: ",") + "}").utf8)
    }

    private func growth<Value: Decodable>(
        of type: Value.Type, from count: Int, strategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys,
        _ text: (Int) -> [UInt8]
    ) throws -> Double {
        var decoder = FastJSONDecoder()
        decoder.keyDecodingStrategy = strategy
        return try TestSupport.growth(from: count, prepare: text) { _ = try decoder.decode(type, from: $0) }
    }

    @Test func `an array of failing elements takes linear time`() throws {
        try expect(growth(of: [Lossy<Item>].self, from: 2_000) { array($0, #"{"id":"none"}"#) }, isLessThan: 2.5)
        try expect(growth(of: [Lossy<Int8>].self, from: 2_000) { array($0, "1000") }, isLessThan: 2.5)
        try expect(growth(of: [Lossy<Item>].self, from: 2_000) { array($0, "{}") }, isLessThan: 2.5)
        let inside: String = #"{"list":[0,"#
        try expect(
            growth(of: [String: [Lossy<Item>]].self, from: 2_000) { count in
                Array(inside.utf8) + array(count, "null").dropFirst() + Array("}".utf8)
            }, isLessThan: 2.5)
    }

    @Test func `an object of failing members takes linear time`() throws {
        try expect(growth(of: [String: Lossy<Int>].self, from: 2_000) { object($0) { _ in "true" } }, isLessThan: 2.5)
        try expect(
            growth(of: [String: Lossy<Item>].self, from: 1_000, strategy: .convertFromSnakeCase) {
                object($0) { _ in "[]" }
            }, isLessThan: 2.5)
    }

    /// Requests the coding path of its decoder.
    private struct Place: Decodable {
        var path: [any CodingKey]

        init(from decoder: any Decoder) throws { path = decoder.codingPath }
    }

    @Test func `coding paths of all elements take linear time`() throws {
        try expect(growth(of: [Place].self, from: 4_000) { array($0, "[0]") }, isLessThan: 2.5)
        let places = try FastJSONDecoder().decode(
            [String: [[String: Place]]].self, from: Data(#"{"a":[{"x":1,"y":[2]},{"z":{"q":3.5}}]}"#.utf8))
        func path(_ place: Place?) -> String { JSONDecodingError.path(place?.path ?? []) }
        expect(path(places["a"]?[0]["x"]), equals: "a[0].x")
        expect(path(places["a"]?[0]["y"]), equals: "a[0].y")
        expect(path(places["a"]?[1]["z"]), equals: "a[1].z")
    }

    /// Decodes the members of an object from the last to the first.
    private struct Backward: Decodable {
        var sum = 0

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            for key in container.allKeys.reversed() { sum += try container.decode(Int.self, forKey: key) }
        }
    }

    /// Decodes members of two objects alternately, and requests members that neither has.
    private struct Alternating: Decodable {
        var sum = 0

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: AnyKey.self)
            let first = try container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(stringValue: "a"))
            let second = try container.nestedContainer(keyedBy: AnyKey.self, forKey: AnyKey(stringValue: "b"))
            for key in first.allKeys {
                sum += try first.decode(Int.self, forKey: key) + second.decode(Int.self, forKey: key)
                if first.contains(AnyKey(stringValue: key.stringValue + "?")) { sum = 0 }
            }
        }
    }

    @Test(arguments: [false, true])
    func `decoding members in any order takes linear time`(_ convertsKeys: Bool) throws {
        let strategy: JSONDecoder.KeyDecodingStrategy = convertsKeys ? .convertFromSnakeCase : .useDefaultKeys
        try expect(
            growth(of: Backward.self, from: 1_000, strategy: strategy) { object($0) { "\($0)" } }, isLessThan: 2.5)
        let pair: (Int) -> [UInt8] = { count in
            let members: [UInt8] = object(count) { "\($0)" }
            return Array(#"{"a":"#.utf8) + members + Array(#","b":"#.utf8) + members + Array("}".utf8)
        }
        try expect(growth(of: Alternating.self, from: 1_000, strategy: strategy, pair), isLessThan: 2.5)
        var decoder = FastJSONDecoder()
        decoder.keyDecodingStrategy = strategy
        try expect(decoder.decode(Backward.self, from: object(3_000) { "\($0)" }).sum, equals: 2_999 * 1_500)
        try expect(decoder.decode(Alternating.self, from: pair(3_000)).sum, equals: 2_999 * 3_000)
    }

    @Test func `values are mutated in place`() throws {
        func list(_ count: Int) throws -> JSON {
            ["list": .array((0..<count).map { ["id": .number(JSONNumber($0)), "tags": ["a"]] })]
        }
        let byPath: Double = try TestSupport.growth(from: 2_000, prepare: list) { list in
            var list: JSON = list
            for index in 0..<(list["list"]?.array?.count ?? 0) {
                list[path: JSONPath([.key("list"), .index(index), .key("id")])] = 7
            }
            expect(list[path: "list[3].id"]?.int, equals: 7)
        }
        expect(byPath, isLessThan: 2.5)
        let bySubscript: Double = try TestSupport.growth(from: 2_000, prepare: list) { list in
            var list: JSON = list
            for index in 0..<(list["list"]?.array?.count ?? 0) { list["list"]?[index]?["tags"]?[0] = "b" }
            expect(list[path: "list[3].tags[0]"], equals: "b")
        }
        expect(bySubscript, isLessThan: 2.5)
    }

    @Test func `setting a part of a missing value creates nothing`() {
        var value: JSON = ["a": [1, 2], "n": nil]
        value["b"]?["c"] = 1
        value["a"]?[5]?["c"] = 1
        value["a"]?["x"]?["y"] = 1
        expect(value, equals: ["a": [1, 2], "n": nil])
        value["a"]?[0] = nil
        value["n"]?["m"] = true
        expect(value, equals: ["a": [2], "n": ["m": true]])
        value[path: "n.deep.er"] = 1
        value[path: "a[1]"] = 3
        expect(value, equals: ["a": [2, 3], "n": ["m": true, "deep": ["er": 1]]])
    }

    @Test(arguments: ["1234567890", #"\u00e9\ud83d\ude00"#, "[", "-0.5e-3", " ", #"\\\""#])
    func `long tokens take linear time`(_ part: String) throws {
        func text(_ count: Int) -> [UInt8] {
            let parts = String(repeating: part, count: count)
            return Array((part.hasPrefix("1") ? "[\(parts)]" : part == " " ? parts + "1" : "[\"\(parts)\"]").utf8)
        }
        try expect(TestSupport.growth(from: 20_000, prepare: text) { _ = try JSON(parsing: $0) }, isLessThan: 2.5)
        // The parser also takes linear time to reject an extra bracket at the end.
        let rejected: Double = TestSupport.growth(from: 20_000, prepare: { text($0) + [0x7D] }) { text in
            if (try? JSON(parsing: text)) != nil { Issue.record("Text with an extra bracket was accepted.") }
        }
        expect(rejected, isLessThan: 2.5)
    }

    @Test func `objects without members allocate no memory`() throws {
        let text: [UInt8] = array(100_000, "{}")
        let before: Int = allocation_count()
        let value = try JSON(parsing: text)
        let count: Int = allocation_count() - before
        expect(value.array?.count, equals: 100_000)
        expect(count, isLessThan: 100, "\(count) allocations")
        let decoded: Int = allocation_count()
        try expect(FastJSONDecoder().decode([[String: Int]].self, from: text).count, equals: 100_000)
        expect(allocation_count() - decoded, isLessThan: 100_000 * 4)
    }
}
