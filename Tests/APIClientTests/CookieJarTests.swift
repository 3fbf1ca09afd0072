import Expectations
import DemoServer
import Foundation
import TestSupport
import Testing

@testable import APIClient

struct CookieJarTests {
    private let server: DemoServer
    private let url: URL

    init() throws {
        server = DemoServer()
        url = try server.start()
    }

    private func text(_ client: APIClient, _ path: EndpointPath, _ headers: [String: String] = [:]) async throws
        -> String
    {
        try await client.send(Endpoint(.get, path, headers: headers) { String(decoding: $0.body, as: UTF8.self) })
    }

    @Test func `a cookie is sent with the next request`() async throws {
        let client = APIClient(baseURL: url)
        try await client.send(Endpoint<Void>(.get, "/http/cookies/set", query: ["a": "1", "b": "2"]))
        try await expect(text(client, "/http/cookies"), equals: "a=1; b=2")
        // With an explicit header no other cookies are sent.
        try await expect(text(client, "/http/cookies", ["cookie": "c=3"]), equals: "c=3")
    }

    @Test func `a cookie of a redirect is sent with the redirected request`() async throws {
        server.routes.add("/sign-in") { _ in
            ServerReply(
                302, headers: ["Location": "/http/cookies", "Set-Cookie": "session=1; Path=/", "set-cookie": "x=2"])
        }
        let client = APIClient(baseURL: url)
        try await expect(text(client, "/sign-in"), equals: "session=1; x=2")
        expect(client.configuration.cookies?.cookies.map(\.name), equals: ["session", "x"])
    }

    @Test func `each host receives only its own cookies`() async throws {
        let other = DemoServer()
        // Another name for the same address, so that the hosts differ.
        let there: String = try other.start().absoluteString.replacingOccurrences(of: "127.0.0.1", with: "localhost")
        server.routes.add("/away") { _ in ServerReply(302, headers: ["Location": "\(there)/http/cookies"]) }
        let client = APIClient(baseURL: url)
        try await client.send(Endpoint<Void>(.get, "/http/cookies/set", query: ["a": "1"]))
        client.configuration.cookies?.insert(Cookie(name: "b", value: "2", domain: "localhost"))
        try await expect(text(client, "/away"), equals: "b=2")
        expect(server.requests.last?.headers["cookie"], equals: "a=1")
    }

    @Test func `a client without a jar ignores cookies`() async throws {
        var configuration = APIConfiguration(baseURL: url)
        configuration.cookies = nil
        let client = APIClient(configuration)
        try await client.send(Endpoint<Void>(.get, "/http/cookies/set", query: ["a": "1"]))
        try await expect(text(client, "/http/cookies").isEmpty)
    }

    @Test func `cookies with an expiration date are saved in a private file`() throws {
        let folder = try TemporaryFolder()
        let file: URL = folder.file("cookies")
        let jar = CookieJar(file: file)
        jar.store(["a=1; Max-Age=1000000000; Path=/", "b=2; Path=/"], from: "http://example.com/")
        expect(jar.cookies.map(\.name), equals: ["a", "b"])
        expect(CookieJar(file: file).cookies.map(\.name), equals: ["a"])
        let attributes: [FileAttributeKey: Any] = try FileManager.default.attributesOfItem(atPath: file.path)
        expect(attributes[.posixPermissions] as? Int, equals: 0o600)
        jar.removeAll()
        expect(CookieJar(file: file).cookies.isEmpty)
        expect(folder.names, equals: ["cookies"])
    }

    @Test func `a file that cannot be read is reported`() throws {
        let folder = try TemporaryFolder()
        try Data("no".utf8).write(to: folder.file("cookies"))
        let jar = CookieJar(file: folder.file("cookies"))
        expect(jar.problem, equals: "The cookies in cookies could not be read, so they are lost.")
        jar.insert(Cookie(name: "a", value: "1", domain: "example.com", expires: 1e11))
        expectNil(jar.problem)
        let lost = CookieJar(file: folder.file("none").appendingPathComponent("cookies"))
        lost.insert(Cookie(name: "a", value: "1", domain: "example.com", expires: 1e11))
        expect(
            lost.problem, equals: "The cookies could not be saved in cookies. They are lost when the program ends.")
        expect(lost.cookies.count, equals: 1)
    }

    @Test func `a file that cannot be opened is reported`() throws {
        let folder = try TemporaryFolder()
        // A socket cannot be opened as a file.
        expect(mknod(folder.file("cookies").path, S_IFSOCK | 0o600, 0), equals: 0)
        let jar = CookieJar(file: folder.file("cookies"))
        expect(jar.problem, equals: "The cookies in cookies could not be read, so they are lost.")
        jar.insert(Cookie(name: "a", value: "1", domain: "example.com", expires: 1e11))
        expectNil(jar.problem)
        expect(CookieJar(file: folder.file("cookies")).cookies.map(\.name), equals: ["a"])
    }

    @Test func `cookies without a finite expiration time do not keep others from being saved`() throws {
        let folder = try TemporaryFolder()
        let file: URL = folder.file("cookies")
        let jar = CookieJar(file: file)
        jar.insert(Cookie(name: "a", value: "1", domain: "example.com", expires: .infinity))
        expectNil(jar.problem)
        jar.insert(Cookie(name: "b", value: "1", domain: "example.com", expires: .nan))
        expect(jar.problem, equals: "A cookie was not added, because its expiration time is not a number.")
        jar.insert(Cookie(name: "c", value: "1", domain: "example.com", expires: 1e11))
        expectNil(jar.problem)
        expect(CookieJar(file: file).cookies.map(\.name), equals: ["a", "c"])
    }

    @Test func `a leading dot of a domain is ignored`() {
        let jar = CookieJar()
        jar.insert(Cookie(name: "a", value: "1", domain: ".Example.com", isHostOnly: false))
        expect(jar.header(for: "http://www.example.com/"), equals: "a=1")
    }

    @Test func `two jars with one file lose no cookies`() throws {
        let folder = try TemporaryFolder()
        let file: URL = folder.file("cookies")
        let (one, other) = (CookieJar(file: file), CookieJar(file: file))
        func cookie(_ name: String, _ value: String = "1") -> Cookie {
            Cookie(name: name, value: value, domain: "example.com", expires: 1e11)
        }
        one.insert(cookie("a"))
        other.insert(cookie("b"))
        one.insert(cookie("c"))
        other.insert(cookie("a", "2"))
        for jar in [one, other, CookieJar(file: file)] {
            expect(jar.header(for: "http://example.com/"), equals: "a=2; b=1; c=1")
        }
        one.insert(Cookie(name: "session", value: "1", domain: "example.com"))
        other.removeAll()
        expect(one.header(for: "http://example.com/"), equals: "session=1")
        one.insert(cookie("d"))
        expect(CookieJar(file: file).cookies.map(\.name), equals: ["d"])
        expect(folder.names, equals: ["cookies"])
    }

    @Test func `jars that change one file concurrently lose no cookies`() throws {
        let folder = try TemporaryFolder()
        let file: URL = folder.file("cookies")
        let jars: [CookieJar] = (0..<4).map { _ in CookieJar(file: file) }
        atOnce(rounds: 10) { thread, round in
            jars[thread].insert(Cookie(name: "c\(thread)-\(round)", value: "1", domain: "example.com", expires: 1e11))
        }
        expect(CookieJar(file: file).cookies.count, equals: 40)
        for jar in jars { expect(jar.cookies.count, equals: 40) }
    }

    @Test func `an unchanged file is not written`() throws {
        let folder = try TemporaryFolder()
        let file: URL = folder.file("cookies")
        let jar = CookieJar(file: file)
        jar.store(["a=1; Max-Age=1000; Path=/"], from: "http://example.com/")
        try Data("[]".utf8).write(to: file)
        let node: UInt64? = CookieFile(url: file).version?.node
        jar.store(["b=1; Path=/"], from: "http://example.com/")
        expect(CookieFile(url: file).version?.node, equals: node)
        expect(jar.cookies.map(\.name), equals: ["b"])
    }

    @Test func `a cookie that would break its header is refused with a message`() {
        let jar = CookieJar()
        jar.insert(Cookie(name: "a", value: "1\r\nX: y", domain: "example.com"))
        expect(
            jar.problem,
            equals: "A cookie was not added, because its name or value contains a control character or a semicolon, or "
                + "its name contains an equals sign.")
        jar.insert(Cookie(name: "a", value: "1", domain: "example.com"))
        expectNil(jar.problem)
        expect(jar.cookies.map(\.value), equals: ["1"])
    }
}
