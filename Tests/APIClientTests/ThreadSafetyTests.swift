import Expectations
import Foundation
import HostClock
import Synchronization
import TestSupport
import Testing

@testable import APIClient

/// Tests thread-safe types on several threads at the same time. `Scripts/races` runs the tests under Thread Sanitizer.
struct ThreadSafetyTests {
    @Test func `a jar keeps the cookies of several threads`() {
        let jar = CookieJar()
        atOnce(rounds: 250) { thread, round in
            jar.store(["c\(thread)=\(round); Path=/"], from: "http://example.com/")
            _ = jar.header(for: "http://example.com/")
        }
        expect(Set(jar.cookies.map(\.name)), equals: ["c0", "c1", "c2", "c3"])
        expect(jar.cookies.map(\.value), equals: ["249", "249", "249", "249"])
    }

    @Test func `a cache keeps the responses of several threads`() throws {
        let folder = try TemporaryFolder()
        let cache = HTTPCache(folder: folder.url)
        atOnce(rounds: 25) { thread, round in
            let index: Int = thread * 25 + round
            cache.keep("http://a/\(index)", body: [UInt8(index)])
            _ = cache.find("http://a/\(index / 2)")
        }
        for index in 0..<100 { expect(cache.find("http://a/\(index)")?.body, equals: [UInt8(index)]) }
        expect(cache.size, equals: 100 * 4_096)
    }

    @Test func `a journal records every request while observers are added and removed`() async throws {
        let journal = RequestJournal()
        let count = Atomic<Int>(0)
        let observation = journal.observe { _ in count.add(1, ordering: .relaxed) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    for _ in 0..<100 {
                        let passing = journal.observe { _ in }
                        let interceptor = try #require(journal.interceptor)
                        _ = try await interceptor.intercept(
                            HTTPRequest(method: .get, url: "http://a/", headers: []),
                            next: RequestSender { HTTPResponse(url: $0.url) })
                        withExtendedLifetime(passing) {}
                    }
                }
            }
            try await group.waitForAll()
        }
        withExtendedLifetime(observation) {}
        expect(count.load(ordering: .relaxed), equals: 400)
    }

    @Test func `a journal removes the observers of several threads`() {
        let journal = RequestJournal()
        atOnce(rounds: 250) { _, _ in
            let passing = journal.observe { _ in }
            _ = journal.interceptor
            withExtendedLifetime(passing) {}
        }
        expectNil(journal.interceptor)
    }

    @Test func `a transfer notifies observers that are added during progress`() {
        let options = TransferOptions(timeout: 1, responseLimit: 1, isRepeatable: true)
        let request = HTTPRequest(method: .get, url: "http://a/", headers: [])
        let transfer = Transfer(
            identifier: 1, request: request, options: options, onResume: { _ in }, completion: { _, _ in })
        defer { Ledger.shared.finish(transfer.work) }
        let notified = Mutex<Set<Int>>([])
        let bodyNotified = Mutex<Set<Int>>([])
        atOnce(rounds: 50) { thread, round in
            let index: Int = thread * 50 + round
            var options: TransferOptions = options
            options.observer = { if $0.bytesReceived == 1_000 { notified.withLock { _ = $0.insert(index) } } }
            options.bodyObserver = { if $0.count == 1_000 { bodyNotified.withLock { _ = $0.insert(index) } } }
            transfer.addObservers(options)
            transfer.updateProgress { $0.bytesReceived = index }
            transfer.notifyBodyObservers([UInt8(index)])
        }
        transfer.updateProgress { $0.bytesReceived = 1_000 }
        transfer.notifyBodyObservers([UInt8](repeating: 0, count: 1_000))
        expect(notified.withLock { $0 }, equals: Set(0..<200))
        expect(bodyNotified.withLock { $0 }, equals: Set(0..<200))
    }
}
