import Expectations
import Foundation
import TestSupport
import Testing

@testable import APIClient

struct CacheFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private let head = CachedHead(
        variant: CacheRequest(url: "http://a/").variant([]), status: 200, headers: ["etag": "1"], requestTime: 1,
        responseTime: 2)

    @Test func `a written response can be read`() throws {
        let data: Data = try #require(CacheFile.encode(head, body: [1, 2, 3]))
        let entry: CacheFile.Entry = try #require(CacheFile.decode(data))
        expect(entry.head, equals: head)
        expect(entry.body, equals: [1, 2, 3])
    }

    @Test func `a file that is incomplete or has a changed bit is not valid`() throws {
        let data: Data = try #require(CacheFile.encode(head, body: Array(0..<30)))
        for count in 0..<data.count { expectNil(CacheFile.decode(data.prefix(count))) }
        expectNil(CacheFile.decode(data + [0]))
        for index in data.indices {
            var broken: Data = data
            broken[index] ^= 1 << (index % 8)
            expectNil(CacheFile.decode(broken))
        }
    }

    @Test(arguments: [1e300, -1, 9.3e18])
    func `a file with an invalid time is damaged`(_ time: Double) throws {
        var head: CachedHead = head
        head.responseTime = time
        expectNil(CacheFile.decode(try #require(CacheFile.encode(head, body: []))))
    }

    @Test(arguments: ["spoilt", ""])
    func `a damaged file is removed`(_ text: String) throws {
        let cache = HTTPCache(folder: folder.url)
        cache.keep("http://a/", body: [1])
        let name: String = try #require(folder.names.first)
        try Data(text.utf8).write(to: folder.file(name))
        expectNil(cache.find("http://a/"))
        expect(folder.names, equals: [])
        expect(cache.size, equals: 0)
    }

    @Test func `a file with the name of another response is not used`() throws {
        let cache = HTTPCache(folder: folder.url)
        cache.keep(CacheRequest(url: "http://a/", headers: ["authorization": "a"]), body: [1])
        let first: String = try #require(folder.names.first)
        let other = CacheRequest(url: "http://a/", headers: ["authorization": "b"])
        cache.keep(other, body: [2])
        let second: String = try #require(folder.names.first { $0 != first })
        try Data(contentsOf: folder.file(first)).write(to: folder.file(second))
        expectNil(cache.find(other))
    }

    @Test func `links and pipes are not read`() throws {
        let cache = HTTPCache(folder: folder.url)
        cache.keep("http://a/", body: [1])
        let file: URL = folder.file(try #require(folder.names.first))
        try FileManager.default.removeItem(at: file)
        expect(mkfifo(file.path, 0o600), equals: 0)
        expectNil(cache.find("http://a/"))
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        expect(HTTPCache(folder: folder.url).size, equals: 0)
        expect(folder.names, equals: [])
    }

    @Test func `the least recently used responses are removed`() {
        // Ten files of one block each.
        let cache = HTTPCache(folder: folder.url, capacity: 10 * 4_096)
        for index in 0..<10 { cache.keep("http://a/\(index)", body: [UInt8(index)]) }
        expect(cache.size, equals: 10 * 4_096)
        expect(cache.find("http://a/0") != nil)
        for index in 10..<12 { cache.keep("http://a/\(index)", body: [1]) }
        expect(cache.size, isAtMost: 10 * 4_096)
        expect(cache.find("http://a/0") != nil)
        expectNil(cache.find("http://a/1"))
        expect(cache.find("http://a/11") != nil)
    }

    @Test func `all responses in the folder are removed`() throws {
        let folder = try TemporaryFolder()
        let (one, other) = (HTTPCache(folder: folder.url), HTTPCache(folder: folder.url))
        one.keep("http://a/1", body: [1])
        other.keep("http://a/2", body: [2])
        one.removeAll()
        expect(folder.names, equals: [])
        expect(one.size, equals: 0)
        expectNil(other.find("http://a/2"))
    }

    @Test func `the size counts disk blocks`() {
        let cache = HTTPCache(folder: folder.url)
        cache.keep("http://a/1", body: [1])
        cache.keep("http://a/2", body: [UInt8](repeating: 0, count: 4_096))
        expect(cache.size, equals: 3 * 4_096)
        expect(HTTPCache(folder: folder.url).size, equals: cache.size)
    }

    @Test func `a response that is too large is not stored and removes the previous one`() {
        let cache = HTTPCache(folder: folder.url, capacity: 8 * 4_096)
        cache.keep("http://a/", body: [1])
        expect(cache.find("http://a/") != nil)
        cache.keep("http://a/", body: [UInt8](repeating: 0, count: 4_096))
        expectNil(cache.find("http://a/"))
        expectNil(cache.problem)
    }

    @Test func `the number of variants of a URL is limited`() {
        let cache = HTTPCache(folder: folder.url)
        func request(_ index: Int) -> CacheRequest { CacheRequest(url: "http://a/", headers: ["x": "\(index)"]) }
        for index in 0...CacheIndex.variantLimit { cache.keep(request(index), ["vary": "x"], body: [1]) }
        expect(folder.names.count, equals: CacheIndex.variantLimit)
        expectNil(cache.find(request(0)))
        expect(cache.find(request(1)) != nil)
        cache.remove(urls: ["http://a/"])
        expect(folder.names, equals: [])
    }

    @Test func `an old temporary file is removed, but not a new one`() throws {
        HTTPCache(folder: folder.url).keep("http://a/", body: [1])
        let kept: String = try #require(folder.names.first)
        for (name, age) in [(".old.new", 3_700.0), (".young.new", 60), ("other", 10_000)] {
            try Data([1, 2]).write(to: folder.file(name))
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: folder.file(name).path)
        }
        // A file of an earlier version, which contained parts of requests.
        try Data([1, 2]).write(to: folder.file("0123456789abcdef-0123456789abcdef.response"))
        let cache = HTTPCache(folder: folder.url)
        expect(cache.size, equals: 4_096)
        expect(folder.names, equals: [".young.new", kept, "other"].sorted())
    }

    @Test func `a folder that cannot be written is reported`() throws {
        try Data().write(to: folder.file("file"))
        let cache = HTTPCache(folder: folder.file("file"))
        cache.keep("http://a/", body: [1])
        expectNil(cache.find("http://a/"))
        expect(cache.problem, equals: "Responses cannot be stored in file, so every request is sent to the server.")
    }

    @Test func `the files contain no data of a request`() throws {
        let cache = HTTPCache(folder: folder.url)
        let headers: [String: String] = ["authorization": "Bearer secret", "cookie": "a=secret", "x-key": "secret"]
        let request = CacheRequest(url: "http://ada:secret@a/?token=secret", headers: headers)
        cache.keep(request, ["vary": "cookie, x-key", "etag": "1"], body: [1])
        expect(cache.find(request) != nil)
        for name in folder.names {
            let text = String(decoding: try Data(contentsOf: folder.file(name)), as: UTF8.self)
            expect(!text.contains("secret") && !name.contains("secret"))
        }
    }

    /// An empty text, two examples in FIPS 180-2, and a long text.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            String(repeating: "a", count: 10_000), "27dd1f61b867b6a0f6e9d8a41c43231de52107e53ae424de8f847b821db4b711"
        ),
    ])
    func `digests match the standard`(_ text: String, _ digest: String) {
        expect(SHA256.hex(text), equals: digest)
    }
}
