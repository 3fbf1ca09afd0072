import Expectations
import APIClient
import DemoServer
import Foundation
import HostClock
import TestStage
import Testing
import ViewModels

@testable import TimelineModels

/// Feeds as real servers write them, over HTTP.
@MainActor @Suite(.onStage) struct FeedTests {
    private let stage = Stage()
    private let server = DemoServer()
    private let url: URL

    init() throws {
        url = try server.start()
    }

    /// Loads the feed at a path, and returns its list.
    private func load(_ path: String) throws -> RequestList<Status> {
        let address: URL = try #require(URL(string: url.absoluteString + path))
        let list: RequestList<Status> = Timeline(.feed(address)).list
        list.load()
        _ = stage.host.wait(for: 60) { list.state.value != .requesting }
        return list
    }

    /// Makes the server send `text` as a feed, loads the feed, and returns its statuses.
    private func statuses(
        _ text: String, type: String = "application/rss+xml; charset=utf-8"
    ) throws -> [Status] {
        server.routes.add("/feed") { _ in ServerReply(headers: ["Content-Type": type], text: text) }
        let list: RequestList<Status> = try load("/feed")
        expect(list.state.value, equals: .loaded)
        return list.items.elements
    }

    @Test func `the feed of a Mastodon account is read with links, pictures, warnings, choices and emoji`() throws {
        let items: [Status] = try statuses(FeedSamples.account)
        expect(
            items.map(\.text),
            equals: [
                """
                First ice & last leaves.
                Cold "hands" <3 🧤

                #canal with @ole

                wetter.example/reports/2025/03…
                """, "[Image: A heron & its shadow]\n[Video]",
                """
                Content warning: breakfast

                Porridge :oats:?

                ○ Yes
                ○ Never
                """,
            ])
        let picture = URL(string: "https://files.ufer.example/accounts/avatars/original/mina.png")
        expect(
            Set(items.map(\.author)),
            equals: [Status.Author(name: "Mina am Kanal 🛶", screenName: "mina", picture: picture)])
        expect(items[0].date, equals: Date(timeIntervalSince1970: 1_740_899_109))
        expect(items.map(\.id), equals: [9_001, 9_000, 8_999].map { "https://ufer.example/@mina/\($0)" })
    }

    @Test func `a hashtag: each author has a name`() throws {
        let items: [Status] = try statuses(FeedSamples.hashtag)
        expect(
            items.map(\.author),
            equals: [
                Status.Author(name: "ole", screenName: "ole@hafen.example"),
                Status.Author(name: "siri", screenName: "siri@pier.example"),
            ])
        expect(items.allSatisfy { $0.date != nil })
    }

    @Test func `titles that only repeat the text are omitted`() throws {
        let items: [Status] = try statuses(FeedSamples.headings)
        expect(
            items.map(\.text),
            equals: [
                "The first\nwords of something longer.", "Older.\n[Audio]", "Oldest, and cut off by somebody.",
                "Newer, from another server.", "A heading\nAnd more.",
            ])
        expect(items[0].author.name == "Mina" && items[0].author.screenName == "mina")
    }

    @Test func `Atom of old Mastodon: warnings, pictures and reposts`() throws {
        let items: [Status] = try statuses(FeedSamples.atom, type: "application/atom+xml; charset=utf-8")
        expect(
            items.map(\.text),
            equals: [
                "spring\n\nBuds!\n[Image: Green]", "mina shared a status by ole@hafen.example\nA boat for sale.",
            ])
        let picture = URL(string: "https://ufer.example/system/mina.jpg?1491589004")
        expect(
            Set(items.map(\.author)),
            equals: [Status.Author(name: "Mina am Kanal", screenName: "mina", picture: picture)])
        expect(items[1].date, equals: Date(timeIntervalSince1970: 1_493_625_600))
    }

    @Test func `other feeds: all content is shown`() throws {
        let rss: [Status] = try statuses(
            """
            <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Site</title>
            <item><title>One</title><content:encoded><![CDATA[<p>All &amp; more</p>]]></content:encoded></item>
            <item><title>Two</title><description>Short</description><content:encoded>Long</content:encoded></item>
            </channel></rss>
            """)
        expect(rss.map(\.text), equals: ["One\nAll & more", "Two\nShort"])
        let atom: [Status] = try statuses(
            """
            <feed xmlns="http://www.w3.org/2005/Atom"><title>Site</title>
            <entry><id>1</id><title>One</title><summary>Short</summary><updated>2024-01-02T03:04:05Z</updated>
            <content type="xhtml"> <div xmlns="http://www.w3.org/1999/xhtml"><p>Long</p></div> </content></entry>
            <entry><id>2</id><title>Two</title><summary>Short</summary><content>Long</content></entry></feed>
            """, type: "application/atom+xml")
        expect(atom.map(\.text), equals: ["One\nShort", "Two\nLong"])
    }

    @Test func `an account without statuses is not a failure`() throws {
        try expect(statuses(FeedSamples.empty).isEmpty)
    }

    @Test(arguments: [
        ("/@mina", "The feed of this account may be at URL/@mina.rss."),
        ("/about", "Look there for the address of its RSS or Atom feed."),
        ("/@mina.rss", "Look there for the address of its RSS or Atom feed."),
    ])
    func `a web page is reported`(_ path: String, _ sentence: String) throws {
        server.routes.add(path) { _ in
            ServerReply(headers: ["Content-Type": "text/html; charset=utf-8"], text: FeedSamples.page)
        }
        let list: RequestList<Status> = try load(path)
        let advice: String = sentence.replacingOccurrences(of: "URL", with: url.absoluteString)
        expect(
            list.state.value.failure?.message, equals: "127.0.0.1 sent a web page, not a feed. " + advice)
        expect(list.state.value.failure?.isRetryable, equals: false)
    }

    @Test(arguments: [
        (404, "127.0.0.1 has no feed at this address. Check the address."),
        (410, "127.0.0.1 no longer has a feed at this address."),
    ])
    func `an address without a feed is reported`(_ status: Int, _ sentence: String) throws {
        let list: RequestList<Status> = try load("/http/status/\(status)")
        expect(list.state.value.failure?.message, equals: sentence)
        expect(list.state.value.failure?.isRetryable, equals: false)
    }

    @Test func `a redirected feed is found`() throws {
        server.routes.add("/feed") { _ in ServerReply(text: FeedSamples.account) }
        try expect(load("/http/redirect?to=/feed&status=301").items.count, equals: 3)
    }
}
