import Expectations
import Foundation
import TestSupport
import Testing

@testable import Parsing

struct XMLReaderTests {
    private let statuses = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- Two of them. -->
        <statuses type="array">
          <status id="1"><text>Hello &amp; &lt;you&gt; &#x1F600;</text><user><name>Ada</name></user></status>
          <status id="2"><text><![CDATA[<b>raw</b> & more]]></text><user><name>Grace</name></user></status>
          <note>Sunny</note>
        </statuses>
        """

    /// Returns a description of each handler call for a document, which is passed in pieces.
    private func calls(_ text: String, pieces size: Int) throws -> [String] {
        var calls: [String] = []
        let reader = XMLStreamReader()
        reader.onStart("statuses") { calls.append("begins \($0.attribute("type") ?? "-") \($0.children.count)") }
        reader.onStart("statuses/status") { calls.append("status \($0.attributes)") }
        reader.onText("statuses/status/text") { calls.append("text \($0)") }
        reader.onText("statuses/status/user/name") { calls.append("name \($0)") }
        reader.onElement("statuses/status") { calls.append("whole \($0["user/name"]?.text ?? "-")") }
        reader.onElement("statuses/*") { calls.append("other \($0.name) \($0.text)") }
        reader.onText("statuses/status/name") { calls.append("wrong \($0)") }
        let bytes = Data(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            try reader.parse(bytes[start..<min(start + size, bytes.count)])
        }
        try reader.finish()
        return calls
    }

    @Test(arguments: [1, 2, 3, 7, 64, 10_000])
    func `handlers are called, however the text is split`(_ size: Int) throws {
        try expect(
            calls(statuses, pieces: size),
            equals: [
                "begins array 0",
                "status [\"id\": \"1\"]", "text Hello & <you> 😀", "name Ada", "whole Ada",
                "status [\"id\": \"2\"]", "text <b>raw</b> & more", "name Grace", "whole Grace",
                "other note Sunny",
            ])
    }

    @Test func `handlers are called while the text arrives`() throws {
        var names: [String] = []
        let reader = XMLStreamReader()
        reader.onText("statuses/status/user/name") { names.append($0) }
        let half: Int = statuses.utf8.count * 2 / 3
        try reader.parse(Data(statuses.utf8.prefix(half)))
        expect(names, equals: ["Ada"])
        try reader.parse(Data(statuses.utf8.dropFirst(half)))
        try reader.finish()
        expect(names, equals: ["Ada", "Grace"])
    }

    @Test func `handlers that are added while the text arrives are called`() throws {
        var calls: [String] = []
        let reader = XMLStreamReader()
        reader.onText("list/name") { calls.append("name \($0)") }
        try reader.parse(Data("<list><name>one</name><place>here</place>".utf8))
        reader.onText("list/place") { calls.append("place \($0)") }
        reader.onText("list/name") { calls.append("again \($0)") }
        try reader.parse(Data("<place>there</place><name>two</name></list>".utf8))
        try reader.finish()
        expect(calls, equals: ["name one", "place there", "name two", "again two"])
    }

    @Test func `thousands of names are distinguished`() throws {
        var sum = 0
        let reader = XMLStreamReader()
        for index in stride(from: 0, to: 3_000, by: 3) {
            reader.onText("list/n\(index)") { text in
                expect(text, equals: "\(index)")
                sum += index
            }
        }
        let body: String = (0..<3_000).map { "<n\($0) a\($0)='x'>\($0)</n\($0)>" }.joined()
        try reader.parse(Data("<list>\(body)\(body)</list>".utf8))
        try reader.finish()
        expect(sum, equals: 2 * stride(from: 0, to: 3_000, by: 3).reduce(0, +))
    }

    @Test func `a fragment that a handler keeps does not change`() throws {
        var kept: [XMLFragment] = []
        let reader = XMLStreamReader()
        reader.onElement("a/b") { kept.append($0) }
        try reader.parse(Data("<a><b x='1'>one<c/>!</b><b>two</b></a>".utf8))
        try reader.finish()
        expect(kept.map(\.text), equals: ["one!", "two"])
        expect(kept[0].children.map(\.name), equals: ["c"])
        expect(kept[0].attribute("x"), equals: "1")
        expectNil(kept[0].attribute("y"))
        expect(kept[0].children(named: "c").count, equals: 1)
        expectNil(kept[0]["c/d"])
    }

    @Test func `only elements with handlers are kept in memory`() throws {
        let reader = XMLStreamReader()
        var largest = 0
        reader.onElement("list/item") { largest = max(largest, $0.tree.textCapacity) }
        try reader.parse(Data("<list>".utf8))
        let item: String = "<item>" + String(repeating: "x", count: 500) + "</item>"
        let other: String = "<other>" + String(repeating: "y", count: 5_000) + "</other>"
        for _ in 0..<1_000 { try reader.parse(Data((item + other).utf8)) }
        try reader.parse(Data("</list>".utf8))
        try reader.finish()
        expect(largest, isGreaterThan: 0)
        expect(largest, isLessThan: 2_048)
    }

    @Test func `names have the document's prefixes or custom ones`() throws {
        let feed = """
            <feed xmlns="http://www.w3.org/2005/Atom" xmlns:m="http://search.yahoo.com/mrss/">
            <title>Feed</title><m:title m:type="plain">Media</m:title></feed>
            """
        func titles(_ namespaces: [String: String], _ path: String) throws -> [String] {
            var titles: [String] = []
            let reader = XMLStreamReader(namespaces: namespaces)
            reader.onElement(path) { titles.append("\($0.text) \($0.attributes.keys.sorted())") }
            try reader.parse(Data(feed.utf8))
            try reader.finish()
            return titles
        }
        try expect(titles([:], "feed/title"), equals: ["Feed []"])
        try expect(titles([:], "feed/m:title"), equals: [#"Media ["m:type"]"#])
        try expect(
            titles(["http://search.yahoo.com/mrss/": "media"], "feed/media:title"), equals: [#"Media ["media:type"]"#])
        try expect(titles(["http://www.w3.org/2005/Atom": "atom"], "atom:feed/m:title"), equals: [#"Media ["m:type"]"#])
    }

    struct Stop: Error {}

    @Test func `an error that a handler throws ends the reading`() throws {
        var count = 0
        let reader = XMLStreamReader()
        reader.onStart("a/b") { _ in
            count += 1
            throw Stop()
        }
        #expect(throws: Stop.self) { try reader.parse(Data("<a><b/><b/><b/></a>".utf8)) }
        #expect(throws: Stop.self) { try reader.parse(Data("<a/>".utf8)) }
        #expect(throws: Stop.self) { try reader.finish() }
        expect(count, equals: 1)
    }

    // MARK: Errors

    private func error(_ bytes: [UInt8], limits: XMLLimits = XMLLimits(), pieces: Int = 10_000) -> XMLDecodingError? {
        let reader = XMLStreamReader(limits: limits)
        do {
            for start in stride(from: 0, to: bytes.count, by: pieces) {
                try reader.parse(Data(bytes[start..<min(start + pieces, bytes.count)]))
            }
            try reader.finish()
            return nil
        } catch {
            return XMLDecodingError(error)
        }
    }

    @Test(arguments: [
        ("", "", "Expected an element, but found none."),
        ("  \n", "", "Expected an element, but found none."),
        ("hello", "", "Expected an element, but found none."),
        ("<a><b></a>", "a/b", "Expected the end tag </b>, but found </a>."),
        ("<a><b>", "a/b", "Expected the end tag </b>, but found the end of the text."),
        ("<a><b/>", "a", "Expected the end tag </a>, but found the end of the text."),
        ("<a/><b/>", "", "Expected the end of the text, but found more."),
        ("<a>&nbsp;</a>", "a", "Expected text without entities, but found &nbsp;, which is not expanded."),
        ("<a>& b</a>", "a", "Expected a name."),
        ("<a>&amp b</a>", "a", "Expected a semicolon after the name of an entity."),
        ("<a b='<'/>", "", "Expected an attribute's value without <."),
        ("<a b=c/>", "", "Expected a quotation mark before an attribute's value."),
        ("<a b/>", "", "Expected = and a value after the name of an attribute."),
        ("<a b='1' b='2'/>", "", "Expected attributes with different names, but b occurs twice."),
        ("<a>\u{1}</a>", "a", "Expected a character that XML allows."),
        ("<a>&#0;</a>", "a", "Expected a character that XML allows."),
        ("<a>&#xZ;</a>", "a", "Expected the number of a character that XML allows."),
        ("<a>]]></a>", "a", "Expected text without ]]>."),
        (
            " <?xml version='1.0'?><a/>", "",
            "Expected the XML declaration at the start of the text, but found it later."
        ),
        (
            "<!DOCTYPE a [<!ENTITY x 'y'>]><a/>", "",
            "Expected a document without declarations of entities and attributes, but it declares an entity."
        ),
        (
            "<!DOCTYPE a [<!ATTLIST a b CDATA 'x'>]><a/>", "",
            "Expected a document without declarations of entities and attributes, but it declares an attribute."
        ),
        (
            "<!DOCTYPE a SYSTEM 'http://example.org/a.dtd'><a>&x;</a>", "a",
            "Expected text without entities, but found &x;, which is not expanded."
        ),
    ])
    func `a syntax error has a path and a reason`(_ text: String, _ path: String, _ reason: String) {
        for pieces in [1, 5, 10_000] {
            let error: XMLDecodingError? = error(Array(text.utf8), pieces: pieces)
            expect(error?.reason, equals: reason)
            expect(error?.path, equals: path)
            expect(error?.offset.map { (0...text.utf8.count).contains($0) }, equals: true)
        }
    }

    @Test func `the offset of an error is in bytes`() {
        let text = "<a>\n  <é>x</é>\n  <b>&x;</b></a>"
        expect(error(Array(text.utf8))?.offset, equals: 25)
    }

    @Test func `entity declarations are rejected before they expand`() {
        var bomb = "<!DOCTYPE a [<!ENTITY x0 'ha'>"
        for level in 1..<30 { bomb += "<!ENTITY x\(level) '&x\(level - 1);&x\(level - 1);'>" }
        bomb += "]><a>&x29;</a>"
        expect(error(Array(bomb.utf8))?.reason.contains("declares an entity"), equals: true)
        let file = "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>"
        expect(error(Array(file.utf8))?.reason.contains("declares an entity"), equals: true)
        let parameter = "<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://127.0.0.1:9/'> %x;]><a/>"
        expect(error(Array(parameter.utf8))?.reason.contains("declares an entity"), equals: true)
    }

    @Test func `depth and size are limited`() {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
        }
        expectNil(error(nested(200)))
        expect(
            error(nested(201))?.reason, equals: "At most 200 elements may be nested, but another one begins.")
        expect(error(nested(100_000)) != nil)
        expect(error(nested(5), limits: XMLLimits(depth: 4)) != nil)
        expect(error(nested(10), limits: XMLLimits(size: 69))?.reason, equals: "Expected text of at most 69 bytes.")
        expectNil(error(nested(10), limits: XMLLimits(size: 70)))
    }

    /// The encoding according to the transport, the bytes of a document, and the text in it.
    private static let encoded: [(String, [UInt8], String)] = [
        ("ISO-8859-1", bytes("<?xml version='1.0' encoding='UTF-8'?><a>", [0xE9], "</a>"), "é"),
        ("utf-8", bytes("<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>"), "é"),
        ("windows-1252", bytes("<a>", [0x80], "</a>"), "€"),
        ("iso-8859-1", bytes("\u{FEFF}<a>é</a>"), "é"),
        ("nobody-knows", bytes("<a>é</a>"), "é"),
        ("utf-8", [0xFF, 0xFE] + "<a>é</a>".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }, "é"),
        ("utf-8", bytes("<?xml version='1.0' encoding='none'?><a>é</a>"), "é"),
    ]

    private static func bytes(_ head: String, _ middle: [UInt8] = [], _ tail: String = "") -> [UInt8] {
        Array(head.utf8) + middle + Array(tail.utf8)
    }

    /// Splits the document at every byte.
    @Test(arguments: encoded)
    func `the transport's encoding overrides the document's, and a byte order mark overrides both`(
        _ encoding: String, _ bytes: [UInt8], _ text: String
    ) throws {
        let data = Data(bytes)
        for cut in 0..<data.count {
            let reader = XMLStreamReader()
            reader.encoding = encoding
            var found: String?
            reader.onText("a") { found = $0 }
            try reader.parse(data.prefix(cut))
            try reader.parse(data.dropFirst(cut))
            try reader.finish()
            expect(found, equals: text, "\(cut)")
        }
    }

    @Test(arguments: encoded)
    func `decoding a whole document uses the same encoding`(
        _ encoding: String, _ bytes: [UInt8], _ text: String
    ) throws {
        try expect(FastXMLDecoder().decode(String.self, from: bytes, encoding: encoding), equals: text)
        try expect(FastXMLDecoder().decode(String.self, from: Data(bytes), encoding: encoding), equals: text)
    }

    @Test(arguments: ["iso-8859-1", "none"])
    func `an incomplete document is an error in every encoding`(_ encoding: String) throws {
        for text in ["", "<", "<a"] {
            let reader = XMLStreamReader()
            reader.encoding = encoding
            try reader.parse(Data(text.utf8))
            #expect(throws: XMLDecodingError.self) { try reader.finish() }
        }
    }

    @Test func `declared encodings are read, and wrong ones rejected`() throws {
        func text(_ data: Data) throws -> String? {
            var text: String?
            let reader = XMLStreamReader()
            reader.onText("a") { text = $0 }
            try reader.parse(data)
            try reader.finish()
            return text
        }
        try expect(
            text(Data("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Data("</a>".utf8)), equals: "é")
        try expect(text("<a>é</a>".data(using: .utf16)!), equals: "é")
        #expect(throws: XMLDecodingError.self) { try text(Data("<a>".utf8) + [0xE9] + Data("</a>".utf8)) }
        #expect(throws: XMLDecodingError.self) { try text(Data("<?xml version='1.0' encoding='none'?><a/>".utf8)) }
    }

    @Test(arguments: 0..<8)
    func `corrupted documents have the same result, regardless of how they are split`(_ seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let pieces: [[UInt8]] =
            ["<", ">", "/", "&", ";", "'", "\"", "<![CDATA[", "]]>", "<!--", "<a>", "</a>", "é", "&#", "<?x "]
            .map { Array($0.utf8) } + [[0xFF], [0], [0xC3]]
        for _ in 0..<150 {
            var bytes = Array(statuses.utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.insert(contentsOf: pieces.randomElement(using: &random)!, at: index)
                case 1: bytes.remove(at: index)
                default: bytes[index] = UInt8.random(in: 0...255, using: &random)
                }
            }
            let whole: XMLDecodingError? = error(bytes)
            let cut: XMLDecodingError? = error(bytes, pieces: Int.random(in: 1...40, using: &random))
            expect((whole == nil), equals: (cut == nil), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
