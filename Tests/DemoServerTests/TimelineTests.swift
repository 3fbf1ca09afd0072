import Expectations
import EngawaTesting
import Foundation
import FoundationXML
import Testing

@testable import DemoServer

struct TimelineTests {
    private let people = PeopleStore()

    private func reply(_ path: String, _ query: [String: String] = [:]) -> ServerReply? {
        TimelineRoutes(people: people, origin: "http://a").reply(
            to: RecordedRequest("GET", path, query: query))
    }

    private func text(_ path: String, _ query: [String: String] = [:]) throws -> String {
        String(decoding: try #require(reply(path, query)).body, as: UTF8.self)
    }

    private func identifiers(_ text: String) -> [Int] {
        text.split(separator: "\n").filter { $0.hasPrefix("    <id>") }
            .compactMap { Int($0.drop { !$0.isNumber }.prefix { $0.isNumber }) }
    }

    @Test func `a timeline has Twitter's format`() throws {
        let person = Person(identifier: 9, screenName: "a", name: "A & B", email: "", about: "")
        let status = Status(identifier: 7, text: "", time: 1_219_842_525)
        expect(FeedText.date(status.time, "%a %b %d %H:%M:%S +0000 %Y"), equals: "Wed Aug 27 13:08:45 +0000 2008")
        expect(FeedText.escaped(person.name), equals: "A &amp; B")
        let text: String = try text("/statuses/user_timeline/ada.xml", ["count": "3"])
        expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<statuses type=\"array\">\n  <status>\n"))
        expect(text.contains("<text>Is 1 &lt; 2 &amp;&amp; 2 &gt; 1 still true on Mondays?"))
        expect(text.contains("<screen_name>ada</screen_name>"))
        expect(text.contains("<profile_image_url>http://a/avatars/1/0</profile_image_url>"))
        expect(text.hasSuffix("  </status>\n</statuses>\n"))
    }

    @Test func `pages of a timeline continue below the given highest identifier`() throws {
        let first: [Int] = identifiers(try text("/statuses/user_timeline/kaho.xml"))
        expect(first.count, equals: 20)
        expect(first, equals: first.sorted(by: >))
        let last: Int = try #require(first.last)
        let next: [Int] = identifiers(
            try text("/statuses/user_timeline/kaho.xml", ["max_id": "\(last - 1)", "count": "5"]))
        expect(next, equals: Array((last - 5)...(last - 1)).reversed())
        expect(identifiers(try text("/statuses/user_timeline/kaho.xml", ["count": "500"])).count, equals: 120)
        expect(identifiers(try text("/statuses/user_timeline/kaho.xml", ["max_id": "1"])).isEmpty)
    }

    @Test func `a person without statuses has an empty timeline`() throws {
        try expect(text("/statuses/user_timeline/quiet.xml").hasSuffix("<statuses type=\"array\">\n</statuses>\n"))
    }

    @Test func `an unknown person is not found`() throws {
        expect(reply("/statuses/user_timeline/nobody.xml")?.status, equals: 404)
        expect(reply("/@nobody.rss")?.status, equals: 404)
        expectNil(reply("/statuses/user_timeline/ada"))
        expectNil(reply("/@ada"))
    }

    @Test(arguments: [("rss", "<item>", "<pubDate>"), ("atom", "<entry>", "<published>")])
    func `a feed is well formed`(_ type: String, _ item: String, _ date: String) throws {
        let feed: ServerReply = try #require(reply("/@noor.\(type)"))
        expect(feed.headers.first?.value, equals: "application/\(type)+xml; charset=utf-8")
        let text = String(decoding: feed.body, as: UTF8.self)
        expect(text.components(separatedBy: item).count, equals: 21)
        expect(text.components(separatedBy: date).count, equals: 21)
        expect(text.contains("&lt;p&gt;"))
        expect(XMLParser(data: Data(feed.body)).parse())
    }

    @Test func `all statuses are well formed`() throws {
        for person in people.all {
            let path = "/statuses/user_timeline/\(person.screenName).xml"
            let timeline: ServerReply = try #require(reply(path, ["count": "200"]))
            expect(XMLParser(data: Data(timeline.body)).parse(), "\(person.screenName)")
        }
    }
}
