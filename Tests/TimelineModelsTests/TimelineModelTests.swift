import Expectations
import APIClient
import DemoServer
import Foundation
import HostClock
import TestStage
import Testing
import ViewModels

@testable import TimelineModels

/// Timelines without views, with a server in this process.
@MainActor @Suite(.onStage) struct TimelineModelTests {
    private let stage = Stage()
    private let server = DemoServer()
    private let url: URL
    private let service: TimelineService

    init() throws {
        url = try server.start()
        service = TimelineService(address: url.absoluteString)
    }

    private func timeline(_ screenName: String) -> Timeline {
        Timeline(.user(screenName: screenName), service: service)
    }

    private func feed(_ path: String) throws -> Timeline {
        Timeline(.feed(try #require(URL(string: path, relativeTo: url)?.absoluteURL)), service: service)
    }

    private func finish(_ timeline: Timeline, within seconds: TimeInterval = 60) {
        _ = stage.host.wait(for: seconds) { timeline.list.state.value != .requesting }
    }

    @Test func `pages are loaded without gaps`() {
        let timeline = timeline("ada")
        timeline.list.load()
        finish(timeline)
        expect(timeline.list.items.count, equals: 20)
        expect(timeline.list.hasMore.value)
        let first = timeline.list.items.elements[0]
        expect(first.author.name, equals: "Ada Lindqvist")
        expect(first.author.screenName, equals: "ada")
        expect(first.author.picture?.absoluteString, equals: "\(url.absoluteString)/avatars/1/0")
        expect(first.text, equals: "The new hinge works. It creaks, but it works.")
        expect(first.date.map { RelativeAge(of: $0).text }, equals: "4 min")
        while timeline.list.hasMore.value {
            timeline.list.loadMore()
            finish(timeline)
        }
        let ids: [Int] = timeline.list.items.elements.compactMap { Int($0.id) }
        expect(ids, equals: Array(10_001...10_120).reversed())
        expect(
            server.requests.map { $0.query["max_id"] },
            equals: [
                nil, "10100", "10080", "10060", "10040", "10020", "10000",
            ])
    }

    @Test func `items appear while bytes arrive`() {
        server.faults.always(.slow(bytesPerSecond: 2_000), path: "/statuses/*")
        let timeline = timeline("ada")
        var counts: [Int] = []
        let token = timeline.list.items.observe { items, _ in counts.append(items.count) }
        timeline.list.load()
        stage.advance(by: 2)
        expect((1..<20).contains(timeline.list.items.count))
        expect(timeline.list.state.value, equals: .requesting)
        finish(timeline)
        expect(timeline.list.items.count, equals: 20)
        expect(counts.count, isGreaterThan: 8)
        expect(counts, equals: counts.sorted())
        token.cancel()
    }

    @Test func `items that arrived before a cancellation stay`() throws {
        server.faults.always(.slow(bytesPerSecond: 2_000), path: "/statuses/*")
        let timeline = timeline("ada")
        timeline.list.load()
        stage.advance(by: 2)
        let count: Int = timeline.list.items.count
        timeline.list.cancel()
        stage.advance(by: 20)
        expect(timeline.list.items.count, equals: count)
        expect(timeline.list.state.value, equals: .none)
        try expect(service.client.get().activeTransferCount, equals: 0)
    }

    @Test func `a person without statuses has an empty list`() {
        let timeline = timeline("quiet")
        timeline.list.load()
        finish(timeline)
        expect(timeline.list.visibility.value.showsNoData)
    }

    @Test func `an invalid address is reported`() {
        let timeline = Timeline(.user(screenName: "a"), service: TimelineService(address: "example.org"))
        timeline.list.load()
        finish(timeline)
        expect(
            timeline.list.state.value.failure?.message,
            equals: """
                “example.org” is not the address of a server. Enter one that begins with http:// or https://, such as \
                http://localhost:8080.
                """)
        expect(timeline.list.state.value.failure?.isRetryable, equals: false)
    }

    @Test(arguments: ["/@noor.rss", "/@noor.atom"])
    func `a feed is read`(_ path: String) throws {
        let timeline: Timeline = try feed(path)
        timeline.list.load()
        finish(timeline)
        let items: [Status] = timeline.list.items.elements
        expect(items.count, equals: 20)
        expect(items[0].text, equals: "The 7:14 left at 7:14. I have witnesses.")
        expect(items[3].text.hasSuffix("https://maps.example.org/coffee?sort=best&page=1"))
        expect(
            items[0].author,
            equals: Status.Author(
                name: "Noor Haddad", screenName: "noor", picture: URL(string: "\(url.absoluteString)/avatars/3/0")))
        expect(items[0].date.map { RelativeAge(of: $0).text }, equals: "6 min")
        expect(!timeline.list.hasMore.value)
    }

    @Test func `a feed keeps the query of its address, and content of other servers`() throws {
        server.routes.add("/feed") { request in
            ServerReply(
                text: """
                    <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>News</title>
                    <item><title>Only a title</title><link>a</link><pubDate>some day</pubDate></item>
                    <item><title>Head</title><description>&lt;p&gt;Body&lt;/p&gt;</description><dc:creator>Zed</dc:creator></item>
                    <item><title>Same</title><description>Same and more</description></item>
                    <item><description>\(request.query["tag"] ?? "")</description></item>
                    </channel></rss>
                    """)
        }
        let timeline: Timeline = try feed("/feed?tag=a%20b")
        timeline.list.load()
        finish(timeline)
        let items: [Status] = timeline.list.items.elements
        expect(items.map(\.text), equals: ["Only a title", "Head\nBody", "Same and more", "a b"])
        expect(items.map(\.author.name), equals: ["News", "Zed", "News", "News"])
        expect(items.allSatisfy { $0.date == nil })
    }

    /// The result of a fault, for a list with and without items.
    @Test(arguments: [
        (Fault.status(401), "Timeline requires you to sign in.", false),
        (
            .status(404), "Timeline could not find the item. Check whether it has been removed.",
            false
        ),
        (.status(429), "Timeline is busy. Try again in a moment.", true),
        (.status(500), "Timeline encountered an error. Try again in a moment.", true),
        (.dropConnection, "The connection to Timeline was lost. Try again.", true),
        (.neverRespond, "Timeline took too long to respond. Try again in a moment.", true),
        (.notJSON, "Timeline sent an invalid response. Try again in a moment.", true),
        (.wrongTypes, "Timeline sent an invalid response. Try again in a moment.", true),
        (.garbled, "Timeline sent an invalid response. Try again in a moment.", true),
        (
            .respond("<statuses><status><id>x</id></status></statuses>"),
            "Timeline sent an invalid response. Try again in a moment.", true
        ),
    ])
    func `a fault has a message, and items stay`(_ fault: Fault, _ sentence: String, _ isRetryable: Bool) {
        let timeline = timeline("kaho")
        // The fault applies to each request, because the client retries a request if its reused connection breaks.
        server.faults.always(fault, path: "/statuses/*")
        timeline.list.load()
        finish(timeline)
        expect(timeline.list.state.value.failure?.message, equals: sentence)
        expect(timeline.list.state.value.failure?.isRetryable, equals: isRetryable)
        expect(timeline.list.visibility.value.showsRetry)
        server.faults.removeAll()
        timeline.list.retry()
        finish(timeline)
        expect(timeline.list.items.count, equals: 20)
        server.faults.always(fault, path: "/statuses/*")
        timeline.list.refresh()
        finish(timeline)
        expect(timeline.list.state.value.failure?.message, equals: sentence)
        expect(timeline.list.visibility.value.showsBanner)
        expect(timeline.list.items.count, equals: 20)
    }

    @Test func `an interrupted timeline keeps its items and can be retried`() {
        server.faults.once(.truncate(afterBytes: 3_000), path: "/statuses/*")
        let timeline = timeline("ada")
        timeline.list.load()
        finish(timeline)
        expect((1..<20).contains(timeline.list.items.count))
        expect(timeline.list.visibility.value.showsBanner)
        timeline.list.retry()
        finish(timeline)
        expect(timeline.list.items.count, equals: 20)
        expect(timeline.list.state.value, equals: .loaded)
    }

    @Test func `a typed name is validated, and can begin with @`() {
        let picker = Picker(service: service)
        expectNil(picker.typedSource())
        expect(picker.screenName.message.value, equals: "Enter a name, such as ada.")
        picker.screenName.value.value = "a b"
        expect(
            picker.screenName.message.value,
            equals: "Use only letters, digits and underscores, such as ada_l.")
        picker.screenName.value.value = "@ada"
        expectNil(picker.screenName.message.value)
        expect(picker.typedSource(), equals: .user(screenName: "ada"))
    }

    @Test func `all people are listed`() {
        let picker = Picker(service: service)
        picker.people.load()
        _ = stage.host.wait(for: 10) { picker.people.state.value != .requesting }
        expect(
            picker.people.items.elements.map(\.screenName),
            equals: ["ada", "kaho", "noor", "porchnews", "teo", "quiet"])
    }
}
