import Expectations
import Foundation
import TestSupport
import Testing

@testable import Parsing

/// Reading takes linear time, regardless of the content and of how it is split.
@Suite(.serialized) struct XMLGrowthTests {
    private struct Lossy<Value: Decodable>: Decodable {
        var value: Value?

        init(from decoder: any Decoder) throws { value = try? Value(from: decoder) }
    }

    private struct Item: Decodable { var id: Int }
    private struct List<Value: Decodable>: Decodable { var item: [Value] }

    private func list(_ count: Int, _ element: (Int) -> String) -> [UInt8] {
        Array(("<list>" + (0..<count).map(element).joined() + "</list>").utf8)
    }

    private func growth<Value: Decodable>(
        of type: Value.Type, from count: Int, _ text: (Int) -> [UInt8]
    ) throws -> Double {
        try TestSupport.growth(from: count, prepare: text) { _ = try FastXMLDecoder().decode(type, from: $0) }
    }

    @Test func `a list of failing elements takes linear time`() throws {
        let wrong = "<item><id>x</id></item>"
        try expect(growth(of: List<Lossy<Item>>.self, from: 1_000) { list($0) { _ in wrong } }, isLessThan: 2.5)
        try expect(growth(of: [Lossy<Item>].self, from: 1_000) { list($0) { "<n\($0)/>" } }, isLessThan: 2.5)
        try expect(growth(of: [Lossy<Int>].self, from: 1_000) { list($0) { _ in "<item/>" } }, isLessThan: 2.5)
    }

    @Test func `decoding many members takes linear time`() throws {
        try expect(growth(of: [String: Int].self, from: 2_000) { list($0) { "<n\($0)>1</n\($0)>" } }, isLessThan: 2.5)
        try expect(growth(of: [String: [Int]].self, from: 2_000) { list($0) { "<n\($0)>1</n\($0)>" } }, isLessThan: 2.5)
        let text: [UInt8] = list(3_000) { "<n\($0 % 1_000)>\($0)</n\($0 % 1_000)>" }
        let lists = try FastXMLDecoder().decode([String: [Int]].self, from: text)
        expect(lists.count, equals: 1_000)
        expect(lists["n7"], equals: [7, 1_007, 2_007])
        // A value that is not an array is decoded from the first element with its name.
        try expect(FastXMLDecoder().decode([String: Int].self, from: text)["n999"], equals: 999)
        var decoder = FastXMLDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        struct Late: Decodable { var lastOne, m1, m2, m3, m4, m5, m6, m7, m8, m9: [Int] }
        let late: [UInt8] = list(2_000) { "<a\($0)/>" + ($0 % 500 == 0 ? "<last_one>\($0)</last_one>" : "") }
        try expect(decoder.decode(Late.self, from: late).lastOne, equals: [0, 500, 1_000, 1_500])
    }

    @Test func `errors in parts of a list have a path`() throws {
        var paths: [String] = []
        let reader = XMLStreamReader()
        reader.onElement("list/item/entry") { entry in
            do { _ = try entry.decode(Item.self) } catch { paths.append(XMLDecodingError(error).path) }
        }
        reader.onElement("list/item") { item in
            do { _ = try item.decode([Item].self) } catch { paths.append(XMLDecodingError(error).path) }
        }
        let entries = "<entry/><other/><entry><id/></entry>"
        try reader.parse(Data("<list><item>\(entries)</item><item>\(entries)</item></list>".utf8))
        try reader.finish()
        let once: [String] = ["list/item/entry", "list/item/entry[1]/id", "list/item/entry[0]"]
        expect(paths, equals: once + once)
    }

    // MARK: Pieces

    private func read(_ bytes: [UInt8], pieces: Int, limits: XMLLimits = XMLLimits()) throws {
        let reader = XMLStreamReader(limits: limits)
        var start = 0
        while start < bytes.count {
            let end: Int = min(start + pieces, bytes.count)
            try bytes[start..<end].withUnsafeBytes { try reader.parse($0) }
            start = end
        }
        try reader.finish()
    }

    private static let long: [(String, String, String)] = [
        ("<a b='", ">", "'/>"), ("<a b='", "&gt;&#65;", "'/>"), ("<a ", " \n", "b=''/>"),
        ("<a>", "text]", "</a>"), ("<a>", "&amp;&#x41;", "</a>"), ("<a>", "é\r\n", "</a>"),
        ("<a><![CDATA[", "]]x>", "]]></a>"), ("<a>", "<![CDATA[x]]>", "</a>"),
        ("<a><!--", "->-x", "--></a>"), ("<a>", "<!--x-->", "</a>"),
        ("<a><?x ", "?x>", "?></a>"), ("<a>", "<?x y?>", "</a>"), ("<a>", "<b c='>'/>", "</a>"),
        ("<a>", "<b:c xmlns:b='d'/>", "</a>"), ("<a>", "<b:c/>", "</a>"), (" ", "\n", "<a/>"),
    ]

    @Test(arguments: long)
    func `long text takes linear time, even byte by byte`(
        _ head: String, _ part: String, _ tail: String
    ) throws {
        func text(_ count: Int) -> [UInt8] {
            Array((head + String(repeating: part, count: count / part.utf8.count) + tail).utf8)
        }
        try expect(TestSupport.growth(from: 10_000, prepare: text) { try read($0, pieces: 1) }, isLessThan: 2.5)
        try expect(TestSupport.growth(from: 100_000, prepare: text) { try read($0, pieces: 2_500) }, isLessThan: 2.5)
    }

    // MARK: Limits

    private func reason(_ text: String, pieces: Int = 1_000, limits: XMLLimits = XMLLimits()) -> String? {
        do {
            try read(Array(text.utf8), pieces: pieces, limits: limits)
            return nil
        } catch {
            return XMLDecodingError(error).reason
        }
    }

    private func attributes(_ count: Int, _ name: String = "a") -> String {
        (0..<count).map { " \(name)\($0)='='" }.joined()
    }

    @Test(arguments: [1, 7, 100_000]) func `attributes and namespaces are limited`(_ pieces: Int) {
        expectNil(reason("<a\(attributes(512))/>", pieces: pieces))
        let tooMany = "A tag may have at most 512 attributes, but one has more."
        expect(reason("<a\(attributes(513))/>", pieces: pieces), equals: tooMany)
        expect(reason("<a><b\(attributes(600))></b></a>", pieces: pieces), equals: tooMany)
        expectNil(reason("<a\(attributes(513))/>", pieces: pieces, limits: XMLLimits(attributes: 513)))
        expectNil(reason("<a\(attributes(128, "xmlns:p"))/>", pieces: pieces))
        let namespaces = "At most 128 namespaces may be in scope, but there are more."
        expect(reason("<a\(attributes(129, "xmlns:p"))/>", pieces: pieces), equals: namespaces)
        expect(
            reason("<a\(attributes(100, "xmlns:p"))><b\(attributes(29, "xmlns:q"))/></a>", pieces: pieces),
            equals: namespaces
        )
        let one = "<b\(attributes(100, "xmlns:p"))/>"
        expectNil(reason("<a>\(one)\(one)</a>", pieces: pieces))
    }

    @Test func `rejecting too many attributes takes linear time`() throws {
        let factor: Double = TestSupport.growth(from: 50_000, prepare: { "<a\(attributes($0))/>" }) { text in
            expect(reason(text, pieces: 1 << 16) != nil)
        }
        expect(factor, isLessThan: 2.5)
    }

    @Test func `names, markup and declarations are limited`() {
        let names: String = (0..<2_000).map { "<n\($0)/>" }.joined()
        expectNil(reason("<a>\(names)</a>", limits: XMLLimits(names: 2_100)))
        expect(
            reason("<a>\(names)</a>", limits: XMLLimits(names: 1_000)),
            equals: "At most 1000 different names may be in a document, but there are more.")
        let elements: String = (0..<5_000).map { "<!ELEMENT e\($0) EMPTY>" }.joined()
        let quotes = "<!DOCTYPE a [<!ELEMENT a (#PCDATA|b)*> <!-- ]> '\" --> <?x ]> ' ?>]><a/>"
        expectNil(reason(quotes, pieces: 1))
        expect(
            reason("<!DOCTYPE a [\(elements)]><a/>"),
            equals: "Expected a document type declaration of at most 65536 bytes, but found more.")
        let long = String(repeating: "x", count: 9 << 20)
        expect(
            reason("<a><!--\(long)--></a>", pieces: 1 << 20),
            equals: "Expected markup of at most 8388608 bytes, but found more.")
        expectNil(reason("<a><![CDATA[\(long.prefix(7 << 20))]]></a>", pieces: 1 << 20))
    }

    @Test(arguments: [
        "<a><!-->--></a>", "<a><!-->b</a>", "<a><!---->b</a>", "<a><?x?><?y ??></a>", "<a b='>'>c</a>",
        "<a>b]]&gt;</a>",
    ])
    func `text in pieces has the same result as text as a whole`(_ text: String) {
        let whole: String? = reason(text)
        for pieces in 1...5 { expect(reason(text, pieces: pieces), equals: whole) }
    }

    // MARK: Encodings

    /// Returns the different results of reading a document that is split at each byte.
    private func text(_ bytes: [UInt8], encoding: String? = nil) throws -> Set<String> {
        var all: Set<String> = []
        for cut in bytes.indices {
            let reader = XMLStreamReader()
            var found = ""
            reader.encoding = encoding
            reader.onText("a") { found += $0 }
            try reader.parse(Data(bytes[..<cut]))
            try reader.parse(Data(bytes[cut...]))
            try reader.finish()
            all.insert(found)
        }
        return all
    }

    @Test func `multibyte encodings are read, wherever the text is split`() throws {
        let document = "<?xml version='1.0' encoding='NAME'?><a b='>'>日本>é</a>"
        for (name, encoding) in [
            ("UTF-16", String.Encoding.utf16), ("UTF-16LE", .utf16LittleEndian), ("UTF-16BE", .utf16BigEndian),
            ("UTF-32", .utf32), ("UTF-32LE", .utf32LittleEndian),
        ] {
            let bytes = document.replacing("NAME", with: name).data(using: encoding)!
            try expect(text([UInt8](bytes)), equals: ["日本>é"], "\(name)")
        }
        // Some bytes of these two letters look like markup.
        for (name, letters) in [
            ("Shift_JIS", [0x8F, 0xEA, 0x83, 0x5C]), ("EUC-JP", [0xBE, 0xEC, 0xA5, 0xBD]),
            ("ISO-2022-JP", [0x1B, 0x24, 0x42, 0x3E, 0x6C, 0x25, 0x3D, 0x1B, 0x28, 0x42]),
        ] as [(String, [UInt8])] {
            let head = Array("<?xml version='1.0' encoding='\(name)'?><a b='>'>".utf8)
            try expect(text(head + letters + Array("<![CDATA[>]]></a>".utf8)), equals: ["場ソ>"], "\(name)")
        }
        try expect(text([UInt8]("<a>é</a>".data(using: .utf16LittleEndian)!), encoding: "UTF-16"), equals: ["é"])
    }

    @Test func `unknown and wrong encodings are errors`() {
        func reason(_ bytes: [UInt8]) -> String? {
            do {
                try read(bytes, pieces: 3)
                return nil
            } catch {
                return XMLDecodingError(error).reason
            }
        }
        let declared = "<?xml version='1.0' encoding='NAME'?><a>é</a>"
        expect(
            reason(Array(declared.replacing("NAME", with: "nobody").utf8)),
            equals: "Expected a known encoding, but the document names “nobody”.")
        expect(
            reason(Array(declared.replacing("NAME", with: "UTF-16").utf8)),
            equals: "Expected a known encoding, but the document names “UTF-16”.")
        let wrong = "Expected text in the encoding of the document."
        expect(reason(Array(declared.replacing("NAME", with: "US-ASCII").utf8)), equals: wrong)
        expect(reason([0xFF, 0xFE] + Array("<\0a\0/\0>".utf8)), equals: wrong)
    }

    @Test func `limits apply in every encoding`() {
        let many = "<a\(attributes(600))/>"
        for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf32] {
            #expect(throws: XMLDecodingError.self) {
                try read([UInt8](("<?xml version='1.0'?>" + many).data(using: encoding)!), pieces: 1_000)
            }
        }
        let reader = XMLStreamReader()
        reader.encoding = "utf-8"
        #expect(throws: XMLDecodingError.self) {
            try reader.parse(("<?xml version='1.0'?>" + many).data(using: .utf16LittleEndian)!)
            try reader.finish()
        }
    }
}
