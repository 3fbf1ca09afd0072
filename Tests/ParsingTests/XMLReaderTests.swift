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

    /// Everything that a reader tells about a document, which comes in pieces.
    private func story(_ text: String, pieces size: Int) throws -> [String] {
        var story: [String] = []
        let reader = XMLStreamReader()
        reader.onStart("statuses") { story.append("begins \($0.attribute("type") ?? "-") \($0.children.count)") }
        reader.onStart("statuses/status") { story.append("status \($0.attributes)") }
        reader.onText("statuses/status/text") { story.append("text \($0)") }
        reader.onText("statuses/status/user/name") { story.append("name \($0)") }
        reader.onElement("statuses/status") { story.append("whole \($0["user/name"]?.text ?? "-")") }
        reader.onElement("statuses/*") { story.append("other \($0.name) \($0.text)") }
        reader.onText("statuses/status/name") { story.append("wrong \($0)") }
        let bytes = Data(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            try reader.parse(bytes[start..<min(start + size, bytes.count)])
        }
        try reader.finish()
        return story
    }

    @Test(arguments: [1, 2, 3, 7, 64, 10_000])
    func `who waits for a path is called, in whatever pieces the text comes`(_ size: Int) throws {
        #expect(
            try story(statuses, pieces: size) == [
                "begins array 0",
                "status [\"id\": \"1\"]", "text Hello & <you> 😀", "name Ada", "whole Ada",
                "status [\"id\": \"2\"]", "text <b>raw</b> & more", "name Grace", "whole Grace",
                "other note Sunny",
            ])
    }

    @Test func `rows come while the text does`() throws {
        var names: [String] = []
        let reader = XMLStreamReader()
        reader.onText("statuses/status/user/name") { names.append($0) }
        let half: Int = statuses.utf8.count * 2 / 3
        try reader.parse(Data(statuses.utf8.prefix(half)))
        #expect(names == ["Ada"])
        try reader.parse(Data(statuses.utf8.dropFirst(half)))
        try reader.finish()
        #expect(names == ["Ada", "Grace"])
    }

    @Test func `who begins to wait while the text comes is called from then on`() throws {
        var story: [String] = []
        let reader = XMLStreamReader()
        reader.onText("list/name") { story.append("name \($0)") }
        try reader.parse(Data("<list><name>one</name><place>here</place>".utf8))
        reader.onText("list/place") { story.append("place \($0)") }
        reader.onText("list/name") { story.append("again \($0)") }
        try reader.parse(Data("<place>there</place><name>two</name></list>".utf8))
        try reader.finish()
        #expect(story == ["name one", "place there", "name two", "again two"])
    }

    @Test func `thousands of names are told apart`() throws {
        var sum = 0
        let reader = XMLStreamReader()
        for index in stride(from: 0, to: 3_000, by: 3) {
            reader.onText("list/n\(index)") { text in
                #expect(text == "\(index)")
                sum += index
            }
        }
        let body: String = (0..<3_000).map { "<n\($0) a\($0)='x'>\($0)</n\($0)>" }.joined()
        try reader.parse(Data("<list>\(body)\(body)</list>".utf8))
        try reader.finish()
        #expect(sum == 2 * stride(from: 0, to: 3_000, by: 3).reduce(0, +))
    }

    @Test func `an element that somebody keeps stays as it is`() throws {
        var kept: [XMLFragment] = []
        let reader = XMLStreamReader()
        reader.onElement("a/b") { kept.append($0) }
        try reader.parse(Data("<a><b x='1'>one<c/>!</b><b>two</b></a>".utf8))
        try reader.finish()
        #expect(kept.map(\.text) == ["one!", "two"])
        #expect(kept[0].children.map(\.name) == ["c"])
        #expect(kept[0].attribute("x") == "1")
        #expect(kept[0].attribute("y") == nil)
        #expect(kept[0].all("c").count == 1)
        #expect(kept[0]["c/d"] == nil)
    }

    @Test func `only what somebody waits for is kept`() throws {
        let reader = XMLStreamReader()
        var largest = 0
        reader.onElement("list/item") { largest = max(largest, $0.tree.textCapacity) }
        try reader.parse(Data("<list>".utf8))
        let item: String = "<item>" + String(repeating: "x", count: 500) + "</item>"
        let other: String = "<other>" + String(repeating: "y", count: 5_000) + "</other>"
        for _ in 0..<1_000 { try reader.parse(Data((item + other).utf8)) }
        try reader.parse(Data("</list>".utf8))
        try reader.finish()
        #expect(largest > 0)
        #expect(largest < 2_048)
    }

    @Test func `names have the prefixes of the document, or one's own`() throws {
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
        #expect(try titles([:], "feed/title") == ["Feed []"])
        #expect(try titles([:], "feed/m:title") == [#"Media ["m:type"]"#])
        #expect(
            try titles(["http://search.yahoo.com/mrss/": "media"], "feed/media:title") == [#"Media ["media:type"]"#])
        #expect(try titles(["http://www.w3.org/2005/Atom": "atom"], "atom:feed/m:title") == [#"Media ["m:type"]"#])
    }

    struct Stop: Error {}

    @Test func `what somebody throws ends the reading`() throws {
        var count = 0
        let reader = XMLStreamReader()
        reader.onStart("a/b") { _ in
            count += 1
            throw Stop()
        }
        #expect(throws: Stop.self) { try reader.parse(Data("<a><b/><b/><b/></a>".utf8)) }
        #expect(throws: Stop.self) { try reader.parse(Data("<a/>".utf8)) }
        #expect(throws: Stop.self) { try reader.finish() }
        #expect(count == 1)
    }

    // MARK: What is refused

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
        ("", "", "An element was expected, and there is none."),
        ("  \n", "", "An element was expected, and there is none."),
        ("hello", "", "An element was expected, and there is none."),
        ("<a><b></a>", "a/b", "The end tag </b> was expected, and there is </a>."),
        ("<a><b>", "a/b", "The end tag </b> was expected, and there is the end of the text."),
        ("<a><b/>", "a", "The end tag </a> was expected, and there is the end of the text."),
        ("<a/><b/>", "", "The end of the text was expected, and there is more."),
        ("<a>&nbsp;</a>", "a", "Text without entities was expected, and there is &nbsp;, which is not expanded."),
        ("<a>& b</a>", "a", "A name was expected."),
        ("<a>&amp b</a>", "a", "A semicolon was expected after the name of an entity."),
        ("<a b='<'/>", "", "An attribute's value without < was expected."),
        ("<a b=c/>", "", "A quote was expected in front of an attribute's value."),
        ("<a b/>", "", "= and a value were expected after the name of an attribute."),
        ("<a b='1' b='2'/>", "", "Attributes of different names were expected, and b is there twice."),
        ("<a>\u{1}</a>", "a", "A character that XML allows was expected."),
        ("<a>&#0;</a>", "a", "A character that XML allows was expected."),
        ("<a>&#xZ;</a>", "a", "The number of a character that XML allows was expected."),
        ("<a>]]></a>", "a", "Text without ]]> was expected."),
        (
            " <?xml version='1.0'?><a/>", "",
            "The XML declaration was expected at the start of the text, and it stands later."
        ),
        (
            "<!DOCTYPE a [<!ENTITY x 'y'>]><a/>", "",
            "A document that declares nothing was expected, and it declares an entity."
        ),
        (
            "<!DOCTYPE a [<!ATTLIST a b CDATA 'x'>]><a/>", "",
            "A document that declares nothing was expected, and it declares an attribute."
        ),
        (
            "<!DOCTYPE a SYSTEM 'http://example.org/a.dtd'><a>&x;</a>", "a",
            "Text without entities was expected, and there is &x;, which is not expanded."
        ),
    ])
    func `a mistake is named with its path`(_ text: String, _ path: String, _ reason: String) {
        for pieces in [1, 5, 10_000] {
            let error: XMLDecodingError? = error(Array(text.utf8), pieces: pieces)
            #expect(error?.reason == reason)
            #expect(error?.path == path)
            #expect(error?.offset.map { (0...text.utf8.count).contains($0) } == true)
        }
    }

    @Test func `the place of a mistake is told in bytes`() {
        let text = "<a>\n  <é>x</é>\n  <b>&x;</b></a>"
        #expect(error(Array(text.utf8))?.offset == 25)
    }

    @Test func `a text that expands without end is refused at once`() {
        var bomb = "<!DOCTYPE a [<!ENTITY x0 'ha'>"
        for level in 1..<30 { bomb += "<!ENTITY x\(level) '&x\(level - 1);&x\(level - 1);'>" }
        bomb += "]><a>&x29;</a>"
        #expect(error(Array(bomb.utf8))?.reason.contains("declares an entity") == true)
        let file = "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>"
        #expect(error(Array(file.utf8))?.reason.contains("declares an entity") == true)
        let parameter = "<!DOCTYPE a [<!ENTITY % x SYSTEM 'http://127.0.0.1:9/'> %x;]><a/>"
        #expect(error(Array(parameter.utf8))?.reason.contains("declares an entity") == true)
    }

    @Test func `depth and size have limits`() {
        func nested(_ depth: Int) -> [UInt8] {
            Array((String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)).utf8)
        }
        #expect(error(nested(200)) == nil)
        #expect(
            error(nested(201))?.reason == "At most 200 elements may be inside each other, and one more begins.")
        #expect(error(nested(100_000)) != nil)
        #expect(error(nested(5), limits: XMLLimits(depth: 4)) != nil)
        #expect(error(nested(10), limits: XMLLimits(size: 69))?.reason == "A text of at most 69 bytes was expected.")
        #expect(error(nested(10), limits: XMLLimits(size: 70)) == nil)
    }

    /// Documents, the encoding that is named for them, and the text that is in them.
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

    /// Cut at every byte.
    @Test(arguments: encoded)
    func `an encoding that was named goes before what the document says, and a byte order mark before that`(
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
            #expect(found == text, "\(cut)")
        }
    }

    @Test(arguments: encoded)
    func `a document that is decoded as a whole is read in the same encoding`(
        _ encoding: String, _ bytes: [UInt8], _ text: String
    ) throws {
        #expect(try FastXMLDecoder().decode(String.self, from: bytes, encoding: encoding) == text)
        #expect(try FastXMLDecoder().decode(String.self, from: Data(bytes), encoding: encoding) == text)
    }

    @Test(arguments: ["iso-8859-1", "none"]) func `a named encoding makes nothing of nothing`(_ encoding: String) throws
    {
        for text in ["", "<", "<a"] {
            let reader = XMLStreamReader()
            reader.encoding = encoding
            try reader.parse(Data(text.utf8))
            #expect(throws: XMLDecodingError.self) { try reader.finish() }
        }
    }

    @Test func `other encodings are read, and wrong ones refused`() throws {
        func text(_ data: Data) throws -> String? {
            var text: String?
            let reader = XMLStreamReader()
            reader.onText("a") { text = $0 }
            try reader.parse(data)
            try reader.finish()
            return text
        }
        #expect(
            try text(Data("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Data("</a>".utf8)) == "é")
        #expect(try text("<a>é</a>".data(using: .utf16)!) == "é")
        #expect(throws: XMLDecodingError.self) { try text(Data("<a>".utf8) + [0xE9] + Data("</a>".utf8)) }
        #expect(throws: XMLDecodingError.self) { try text(Data("<?xml version='1.0' encoding='none'?><a/>".utf8)) }
    }

    @Test(arguments: 0..<8)
    func `spoilt texts end in an error or not at all, however they are cut`(_ seed: Int) {
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
            #expect((whole == nil) == (cut == nil), "\(String(decoding: bytes, as: UTF8.self))")
        }
    }
}
