import Expectations
import DemoServer
import Foundation
import TestSupport
import Testing

@testable import APIClient

/// Tests of request bodies and compressed responses.
struct BodyTests {
    struct Echo: Decodable, Sendable {
        var method: String
        var headers: [String: String]
        var body: String
        var length: Int
    }

    private let server: DemoServer
    private let client: APIClient
    private let folder: TemporaryFolder

    init() throws {
        server = DemoServer()
        client = APIClient(baseURL: try server.start(), serviceName: "Colr")
        folder = try TemporaryFolder()
    }

    @Test func `a file is sent unchanged`() async throws {
        let bytes: [UInt8] = countingBytes(300_000)
        try Data(bytes).write(to: folder.file("picture"))
        let echo: Echo = try await client.send(
            Endpoint(.put, "/http/echo", body: .file(folder.file("picture"), contentType: "image/jpeg")))
        expect(echo.length, equals: 300_000)
        expect(echo.headers["content-type"], equals: "image/jpeg")
        expect(echo.headers["content-length"], equals: "300000")
        expect(server.requests.first?.bytes, equals: bytes)
    }

    @Test func `a multipart form contains fields and files`() async throws {
        try Data("picture".utf8).write(to: folder.file("me \"1\".jpg"))
        var form = MultipartForm(boundary: "edge")
        form.append("name", "Ada ☂")
        form.append("avatar", file: folder.file("me \"1\".jpg"), contentType: "image/jpeg")
        form.append("note", bytes: Array("two\r\nlines".utf8), fileName: "note.txt", contentType: "text/plain")
        let echo: Echo = try await client.send(Endpoint(.post, "/http/echo", body: .multipart(form)))
        expect(echo.headers["content-type"], equals: "multipart/form-data; boundary=edge")
        let lines: [String] = [
            "--edge", "Content-Disposition: form-data; name=\"name\"", "", "Ada ☂",
            "--edge", "Content-Disposition: form-data; name=\"avatar\"; filename=\"me %221%22.jpg\"",
            "Content-Type: image/jpeg", "", "picture",
            "--edge", "Content-Disposition: form-data; name=\"note\"; filename=\"note.txt\"",
            "Content-Type: text/plain", "", "two\r\nlines", "--edge--", "",
        ]
        expect(echo.body, equals: lines.joined(separator: "\r\n"))
    }

    @Test func `an empty multipart form has an end`() async throws {
        let echo: Echo = try await client.send(
            Endpoint(.post, "/http/echo", body: .multipart(MultipartForm(boundary: "edge"))))
        expect(echo.body, equals: "--edge--\r\n")
    }

    @Test func `a file is sent again after a redirect`() async throws {
        try Data(countingBytes(100_000)).write(to: folder.file("picture"))
        let echo: Echo = try await client.send(
            Endpoint(
                .post, "/http/redirect", query: ["to": "/http/echo", "status": "307"],
                body: .file(folder.file("picture"), contentType: "image/jpeg")))
        expect(echo.method, equals: "POST")
        expect(echo.length, equals: 100_000)
    }

    @Test func `a missing file is an error before anything is sent`() async throws {
        let error: APIError? = await #expect(throws: APIError.self) {
            try await client.send(
                Endpoint<Void>(.post, "/http/echo", body: .file(folder.file("none"), contentType: "image/jpeg")))
        }
        expect(error?.kind, equals: .notReadable)
        expect(error?.message, equals: "The file for Colr could not be read. Choose it again.")
        expect(error?.details.hasSuffix("No such file or directory"), equals: true)
        expect(server.requests.isEmpty)
    }

    @Test(arguments: ["gzip", "deflate"])
    func `a compressed response is decompressed`(_ coding: String) async throws {
        let endpoint = Endpoint<(Echo, HTTPResponse)>(.get, "/http/\(coding)") { response in
            (try JSONDecoder().decode(Echo.self, from: response.data), response)
        }
        let (echo, response): (Echo, HTTPResponse) = try await client.send(endpoint)
        expect(response.headers["content-encoding"], equals: coding)
        expect(echo.headers["accept-encoding"]?.contains(coding), equals: true)
    }

    @Test func `a range is requested uncompressed`() async throws {
        let echo: Echo = try await client.send(Endpoint(.get, "/http/echo", headers: ["Range": "bytes=0-99"]))
        expectNil(echo.headers["accept-encoding"])
    }

    @Test func `header names are not case-sensitive`() async throws {
        let client = APIClient(baseURL: client.baseURL, headers: ["X-App": "client"])
        let echo: Echo = try await client.send(Endpoint(.get, "/http/echo", headers: ["x-app": "endpoint"]))
        expect(echo.headers["x-app"], equals: "endpoint")
    }
}
