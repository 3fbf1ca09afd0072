import Expectations
import Foundation
import Testing

@testable import Parsing

struct XMLDecoderTests {
    struct User: Decodable, Equatable {
        var name: String
        var followersCount: Int
        var url: URL?
    }

    struct Status: Decodable, Equatable {
        var id: Int64
        var createdAt: Date
        var text: String
        var truncated: Bool
        var inReplyTo: Int?
        var user: User
        var tag: [String]
        var score: Double?
    }

    struct Timeline: Decodable, Equatable {
        var type: String
        var status: [Status]
    }

    private let text = """
        <statuses type="array">
          <status>
            <created_at>Wed Aug 27 13:08:45 +0000 2008</created_at>
            <id>900719925474099312</id>
            <text> Hello &amp; good-bye </text>
            <truncated>false</truncated>
            <in_reply_to></in_reply_to>
            <tag>a</tag>
            <user followers_count="12"><name>Ada</name><url>https://example.org/ada</url></user>
            <tag>b</tag>
            <score> 2.5 </score>
          </status>
          <status>
            <created_at>Thu Aug 28 00:00:00 +0000 2008</created_at>
            <id>2</id><text/><truncated>true</truncated><in_reply_to>1</in_reply_to>
            <user followers_count="0"><name>Grace</name></user>
          </status>
        </statuses>
        """

    private var decoder: FastXMLDecoder {
        var decoder = FastXMLDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .format("EEE MMM dd HH:mm:ss Z yyyy")
        return decoder
    }

    @Test func `a type is decoded from elements, attributes and repeated elements`() throws {
        let timeline: Timeline = try decoder.decode(Timeline.self, from: Data(text.utf8))
        expect(timeline.type, equals: "array")
        expect(timeline.status.count, equals: 2)
        expect(
            timeline.status.first,
            equals: Status(
                id: 900_719_925_474_099_312, createdAt: Date(timeIntervalSince1970: 1_219_842_525),
                text: " Hello & good-bye ", truncated: false, inReplyTo: nil,
                user: User(name: "Ada", followersCount: 12, url: URL(string: "https://example.org/ada")),
                tag: ["a", "b"], score: 2.5))
        expect(timeline.status.last?.text, equals: "")
        expect(timeline.status.last?.inReplyTo, equals: 1)
        expect(timeline.status.last?.tag, equals: [])
        expectNil(timeline.status.last?.score)
    }

    @Test func `an array is decoded from all child elements`() throws {
        try expect(
            decoder.decode([Status].self, from: Data(text.utf8)).map(\.id), equals: [900_719_925_474_099_312, 2])
        try expect(FastXMLDecoder().decode([Int].self, from: Data("<a><b>1</b><c> 2\n</c></a>".utf8)), equals: [1, 2])
        try expect(
            FastXMLDecoder().decode([[Int]].self, from: Data("<a><b><x>1</x></b><b/></a>".utf8)), equals: [[1], []])
    }

    struct Keys: Decodable {
        var names: [String]
        init(from decoder: any Decoder) throws {
            names = try decoder.container(keyedBy: PathKey.self).allKeys.map(\.stringValue)
        }
    }

    @Test func `keys are converted from snake case, except those of dictionaries`() throws {
        let text = Data("<a user_id='1'><view_count>2</view_count><viewCount>3</viewCount><b>4</b></a>".utf8)
        try expect(decoder.decode(Keys.self, from: text).names, equals: ["viewCount", "b", "userId"])
        try expect(
            decoder.decode([String: Int].self, from: text),
            equals: ["user_id": 1, "view_count": 2, "viewCount": 3, "b": 4])
        let lists = Data("<x><a_list><an_item>1</an_item><an_item>2</an_item><b>3</b></a_list></x>".utf8)
        try expect(
            decoder.decode([String: [String: [Int]]].self, from: lists),
            equals: ["a_list": ["an_item": [1, 2], "b": [3]]])
    }

    @Test func `elements are decoded while they arrive`() throws {
        var ids: [Int64] = []
        let reader = XMLStreamReader()
        reader.onElement("statuses/status", as: Status.self, with: decoder) { ids.append($0.id) }
        for byte in text.utf8 { try reader.parse(Data([byte])) }
        try reader.finish()
        expect(ids, equals: [900_719_925_474_099_312, 2])
    }

    struct Price: Decodable, Equatable {
        enum CodingKeys: String, CodingKey {
            case currency = "@currency"
            case amount = "#text"
            case name
        }
        var currency: String
        var amount: Decimal
        var name: String?
    }

    @Test func `keys can refer to an attribute or the element's text`() throws {
        try expect(
            FastXMLDecoder().decode(Price.self, from: Data("<p currency='EUR'>12.50</p>".utf8)),
            equals: Price(currency: "EUR", amount: Decimal(string: "12.50")!, name: nil))
    }

    @Test(arguments: [
        ("12.50", "12.5"), (" -0.25\n", "-0.25"), ("+7", "7"), (".5", "0.5"), ("1E3", "1000"),
        ("12345678901234567890.125", "12345678901234567890.125"),
    ])
    func `a decimal number is decoded with all its digits`(_ text: String, _ expected: String) throws {
        try expect(
            FastXMLDecoder().decode([Decimal].self, from: Data("<a><b>\(text)</b></a>".utf8)),
            equals: [Decimal(string: expected)!])
    }

    @Test(arguments: ["12,50", "1,234.50", "12abc", "-", "else", "1.2.3", "0x10", "1e999", "nan", ""])
    func `text that is not a decimal number is a mismatch`(_ text: String) throws {
        let error: (any Error)? = #expect(throws: DecodingError.self) {
            try FastXMLDecoder().decode([Decimal].self, from: Data("<a><b>\(text)</b></a>".utf8))
        }
        expect(
            XMLDecodingError(try #require(error)).reason,
            equals: "Expected a value of type Decimal, but found “\(text)”.")
    }

    @Test func `the key of the text is nil if the element has no text`() throws {
        struct Price: Decodable, Equatable {
            enum CodingKeys: String, CodingKey {
                case currency
                case amount = "#text"
            }
            var currency: String
            var amount: Decimal?
        }
        try expect(
            FastXMLDecoder().decode([Price].self, from: Data("<a><p currency='EUR'/><p currency='USD'>1</p></a>".utf8)),
            equals: [Price(currency: "EUR", amount: nil), Price(currency: "USD", amount: 1)])
    }

    @Test func `integers of 128 bits are decoded`() throws {
        struct Wide: Decodable, Equatable {
            var a: Int128
            var b: UInt128
            var c: Int128?
            var d: UInt128?
            var e: [Int128]
        }
        let text = "<x><a>-170141183460469231731687303715884105728</a><b>1</b><c>2</c><e>3</e><e>4</e></x>"
        try expect(
            FastXMLDecoder().decode(Wide.self, from: Data(text.utf8)),
            equals: Wide(a: .min, b: 1, c: 2, d: nil, e: [3, 4]))
        struct List: Decodable {
            var sum: Int128
            init(from decoder: any Decoder) throws {
                var container: any UnkeyedDecodingContainer = try decoder.unkeyedContainer()
                sum = try container.decode(Int128.self) + Int128(try container.decode(UInt128.self))
            }
        }
        try expect(FastXMLDecoder().decode(List.self, from: Data("<x><y>1</y><y>2</y></x>".utf8)).sum, equals: 3)
    }

    @Test func `a JSON value contains the text, attributes and children of its element`() throws {
        struct Holder: Decodable {
            var extra: JSON
            var first: JSON
            var id: JSON
            var none: JSON?
        }
        let text = """
            <x id="7"><extra lang="en" n="1">Hi <n>2</n><an_item>a</an_item><an_item><b> 1 </b></an_item><e/></extra>
            <first>true</first></x>
            """
        let holder: Holder = try decoder.decode(Holder.self, from: Data(text.utf8))
        expect(
            holder.extra,
            equals: [
                "#text": "Hi ", "lang": "en", "n": "2", "@n": "1", "an_item": ["a", ["b": " 1 "]], "e": nil,
            ])
        expect([holder.first, holder.id], equals: ["true", "7"])
        expectNil(holder.none)
        try expect(
            FastXMLDecoder().decode([JSON].self, from: Data("<x><a>1</a><b/></x>".utf8)), equals: ["1", nil])
    }

    struct Both: Decodable, Equatable {
        var id: String
        var other: String?
    }

    @Test func `an element has precedence over an attribute with its name`() throws {
        try expect(FastXMLDecoder().decode(Both.self, from: Data("<a id='x'><id>y</id></a>".utf8)).id, equals: "y")
        try expect(FastXMLDecoder().decode(Both.self, from: Data("<a id='x'/>".utf8)).id, equals: "x")
    }

    @Test func `the first of several elements is decoded, regardless of the order of members`() throws {
        struct Three: Decodable {
            var c: String
            var a: String
            var b: String
        }
        let three: Three = try FastXMLDecoder().decode(
            Three.self, from: Data("<x><a>1</a><b>2</b><a>3</a><c>4</c><b>5</b></x>".utf8))
        expect([three.a, three.b, three.c], equals: ["1", "2", "4"])
    }

    @Test func `missing, empty and xsi nil elements are nil`() throws {
        func other(_ inside: String) throws -> String? {
            try FastXMLDecoder().decode(Both.self, from: Data("<a id='1'>\(inside)</a>".utf8)).other
        }
        try expectNil(other(""))
        try expectNil(other("<other/>"))
        try expectNil(other("<other></other>"))
        try expectNil(other("<other xsi:nil='true' xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance'/>"))
        try expect(other("<other> </other>"), equals: " ")
        try expect(other("<other lang='de'/>"), equals: "")
    }

    struct Everything: Decodable, Equatable {
        enum Kind: String, Decodable { case good, bad }
        var a: Int8
        var b: UInt64
        var c: Float
        var d: Bool
        var e: Kind
        var f: Data
        var g: [String: Int]
        var h: Set<Int>?
    }

    @Test func `values of all types are decoded`() throws {
        let text = """
            <x><a>-128</a><b>18446744073709551615</b><c>-INF</c><d>1</d><e>bad</e><f>aGk=</f><g><k>1</k><l>2</l></g>
            <h>3</h><h>4</h></x>
            """
        try expect(
            FastXMLDecoder().decode(Everything.self, from: Data(text.utf8)),
            equals: Everything(
                a: -128, b: .max, c: -.infinity, d: true, e: .bad, f: Data("hi".utf8), g: ["k": 1, "l": 2],
                h: [3, 4]))
    }

    @Test(arguments: [
        (FastXMLDecoder.DateDecodingStrategy.iso8601, "2008-08-27T13:08:45Z"),
        (.iso8601, " 2008-08-27T15:08:45+02:00\n"), (.internetMessage, "Wed, 27 Aug 2008 13:08:45 +0000"),
        (.internetMessage, "27 Aug 2008 13:08:45 GMT"), (.secondsSince1970, "1219842525"),
        (.format("yyyy/MM/dd HH:mm:ss"), "2008/08/27 13:08:45"),
        (.custom { $0 == "then" ? Date(timeIntervalSince1970: 1_219_842_525) : nil }, "then"),
    ])
    func `every date decoding strategy works`(_ strategy: FastXMLDecoder.DateDecodingStrategy, _ text: String) throws {
        var decoder = FastXMLDecoder()
        decoder.dateDecodingStrategy = strategy
        try expect(
            decoder.decode([Date].self, from: Data("<a><b>\(text)</b></a>".utf8)),
            equals: [Date(timeIntervalSince1970: 1_219_842_525)])
        #expect(throws: DecodingError.self) { try decoder.decode([Date].self, from: Data("<a><b>x</b></a>".utf8)) }
    }

    // MARK: Errors

    @Test(arguments: [
        (
            "<truncated>maybe</truncated>", "statuses/status[1]/truncated",
            "Expected a value of type Bool, but found “maybe”."
        ),
        ("<truncated/>", "statuses/status[1]/truncated", "Expected a value of type Bool, but found “”."),
        ("", "statuses/status[1]", "Expected an element or attribute “truncated”, but found none."),
    ])
    func `errors have a path, an offset and a reason`(_ inside: String, _ path: String, _ reason: String) throws {
        let invalid: String = text.replacing("<truncated>true</truncated>", with: inside)
        let error: (any Error)? = #expect(throws: DecodingError.self) {
            try decoder.decode(Timeline.self, from: Data(invalid.utf8))
        }
        let located = XMLDecodingError(try #require(error))
        expect(located.path, equals: path)
        expect(located.reason, equals: reason)
        let offset: Int = try #require(located.offset)
        expect(invalid.utf8.prefix(offset).count, equals: offset)
        expect(offset, isGreaterThan: invalid.utf8.count / 2)
    }

    @Test func `errors of streamed elements have the whole path`() throws {
        let reader = XMLStreamReader()
        reader.onElement("rss/channel/item", as: Both.self) { _ in }
        let error: (any Error)? = #expect(throws: DecodingError.self) {
            try reader.parse(Data("<rss><channel><item><id>1</id></item><item/></channel></rss>".utf8))
        }
        expect(XMLDecodingError(try #require(error)).path, equals: "rss/channel/item")
    }

    @Test func `an existential decoder needs no allocation`() {
        // A value larger than three words would be boxed for each decoded element.
        expect(MemoryLayout<XMLLocationDecoder>.size, isAtMost: 3 * MemoryLayout<Int>.size)
    }

    @Test func `a member is the first element with its name, even if members are decoded in reverse order`() throws {
        struct Pair: Decodable {
            var first: String
            var second: String

            enum CodingKeys: CodingKey { case first, second }

            init(from decoder: any Decoder) throws {
                let container = try decoder.container(keyedBy: CodingKeys.self)
                second = try container.decode(String.self, forKey: .second)
                first = try container.decode(String.self, forKey: .first)
            }
        }
        let text = "<p><first>1</first><second>2</second><first>3</first><second>4</second></p>"
        let pair: Pair = try FastXMLDecoder().decode(Pair.self, from: Data(text.utf8))
        expect((pair.first, pair.second) == ("1", "2"))
    }

    @Test func `a fragment can be decoded several times`() throws {
        struct Inner: Decodable { var b: Int }
        struct Outer: Decodable {
            var a: Inner
            var c: Inner
        }
        let reader = XMLStreamReader()
        var sums: [Int] = []
        reader.onElement("r/o") { fragment in
            let whole: Outer = try fragment.decode(Outer.self)
            let again: Outer = try fragment.decode(Outer.self)
            sums.append(whole.a.b * 1_000 + whole.c.b * 100 + again.a.b * 10 + again.c.b)
        }
        try reader.parse(
            Data("<r><o><a><b>1</b></a><c><b>2</b></c></o><o><c><b>4</b></c><a><b>3</b></a></o></r>".utf8))
        try reader.finish()
        expect(sums, equals: [1_212, 3_434])
    }

    @Test func `invalid XML is a decoding error`() throws {
        let error: (any Error)? = #expect(throws: DecodingError.self) {
            try FastXMLDecoder().decode(Both.self, from: Data("<a><b></a>".utf8))
        }
        expect(
            XMLDecodingError(try #require(error)).reason, equals: "Expected the end tag </b>, but found </a>.")
    }

    @Test func `errors have a coding path`() throws {
        let invalid: String = text.replacing("followers_count=\"0\"", with: "followers_count=\"x\"")
        let error: (any Error)? = #expect(throws: DecodingError.self) {
            try decoder.decode(Timeline.self, from: Data(invalid.utf8))
        }
        guard case .typeMismatch(_, let context) = try #require(error as? DecodingError) else {
            Issue.record("The error is not a type mismatch.")
            return
        }
        expect(context.codingPath.map(\.stringValue), equals: ["status", "1", "user", "followers_count"])
    }
}
