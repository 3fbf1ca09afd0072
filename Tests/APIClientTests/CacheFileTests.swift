import Foundation
import TestSupport
import Testing

@testable import APIClient

struct CacheFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func head(_ url: String, time: Double = 0) -> CachedHead {
        CachedHead(url: url, status: 200, headers: [:], requestTime: time, responseTime: time, variant: [:])
    }

    @Test func `What is written is read`() throws {
        let data: Data = try #require(CacheFile.encode(head("http://a/"), body: [1, 2, 3]))
        let entry: CacheFile.Entry = try #require(CacheFile.decode(data))
        #expect(entry.head == head("http://a/"))
        #expect(entry.body == [1, 2, 3])
    }

    @Test func `A file that is not whole is none`() throws {
        let data: Data = try #require(CacheFile.encode(head("http://a/"), body: [1, 2, 3]))
        for count in 0..<data.count { #expect(CacheFile.decode(data.prefix(count)) == nil) }
        #expect(CacheFile.decode(data + [0]) == nil)
        var generator = SplitMix64(seed: 3)
        for _ in 0..<500 {
            var broken: Data = data
            broken[Int.random(in: 0..<data.count, using: &generator)] = .random(in: 0...255, using: &generator)
            // It may be a file all the same, but never a crash.
            _ = CacheFile.decode(broken)
        }
    }

    @Test func `A file that was spoilt is removed`() throws {
        let cache = HTTPCache(folder: folder.url)
        cache.keep(head("http://a/"), body: [1])
        let name: String = try #require(folder.names.first)
        try Data("spoilt".utf8).write(to: folder.file(name))
        #expect(cache.find("http://a/", [:]) == nil)
        #expect(folder.names == [])
    }

    @Test func `What was not used for longest makes room`() {
        let cache = HTTPCache(folder: folder.url, capacity: 20_000)
        let body = [UInt8](repeating: 7, count: 1_500)
        for index in 0..<10 { cache.keep(head("http://a/\(index)"), body: body) }
        #expect(cache.find("http://a/0", [:]) != nil)
        for index in 10..<13 { cache.keep(head("http://a/\(index)"), body: body) }
        #expect(cache.size <= 20_000)
        #expect(cache.find("http://a/0", [:]) != nil)
        #expect(cache.find("http://a/1", [:]) == nil)
        #expect(cache.find("http://a/12", [:]) != nil)
    }

    @Test func `What is too large is not kept, nor what it replaces`() {
        let cache = HTTPCache(folder: folder.url, capacity: 8_000)
        cache.keep(head("http://a/"), body: [1])
        cache.keep(head("http://a/"), body: [UInt8](repeating: 0, count: 1_000))
        #expect(cache.find("http://a/", [:]) == nil)
    }

    @Test func `What a program that was killed left half written is removed, but not what another writes`() throws {
        HTTPCache(folder: folder.url).keep(head("http://a/"), body: [1])
        let kept: String = try #require(folder.names.first)
        for (name, age) in [(".old.new", 3_700.0), (".young.new", 60), ("other", 10_000)] {
            try Data([1, 2]).write(to: folder.file(name))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder.file(name).path)
        }
        let cache = HTTPCache(folder: folder.url)
        #expect(cache.size == (try Data(contentsOf: folder.file(kept)).count))
        #expect(folder.names == [".young.new", kept, "other"].sorted())
    }

    @Test func `A folder that cannot be written is said`() throws {
        try Data().write(to: folder.file("file"))
        let cache = HTTPCache(folder: folder.file("file"))
        cache.keep(head("http://a/"), body: [1])
        #expect(cache.find("http://a/", [:]) == nil)
        #expect(cache.problem == "Nothing can be kept in file: every answer is asked for anew.")
    }
}
