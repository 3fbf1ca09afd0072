import Expectations
import EngawaTesting
import Foundation
import Testing

@testable import DemoServer

struct PeopleTests {
    private let people = PeopleStore()

    private func reply(
        _ method: String, _ path: String, _ body: String = "", contentType: String = "application/json"
    ) throws -> ServerReply {
        try reply(method, path, bytes: Array(body.utf8), contentType: contentType)
    }

    private func reply(
        _ method: String, _ path: String, bytes: [UInt8], contentType: String
    ) throws -> ServerReply {
        let request = RecordedRequest(method, path, headers: ["content-type": contentType], body: bytes)
        return try #require(PeopleRoutes(people: people, origin: "http://a").reply(to: request))
    }

    private func json(_ reply: ServerReply) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(reply.body)) as? [String: Any])
    }

    @Test func `the caller is the first person in the data`() throws {
        let me = try json(reply("GET", "/user"))
        expect(me["id"] as? Int, equals: 1)
        expect(me["screen_name"] as? String, equals: "ada")
        expect(me["name"] as? String, equals: "Ada Lindqvist")
        expect(me["avatar_url"] as? String, equals: "http://a/avatars/1/0")
        try expect(json(reply("GET", "/users/1"))["email"] as? String, equals: "ada@example.org")
        try expect(json(reply("GET", "/users/2"))["name"] as? String, equals: "縁側の佳帆")
    }

    @Test func `all people are listed`() throws {
        let list = try #require(
            try JSONSerialization.jsonObject(with: Data(reply("GET", "/users").body)) as? [[String: Any]])
        expect(list.map { $0["id"] as? Int }, equals: [1, 2, 3, 4, 5, 6])
    }

    @Test func `a changed account is used in all responses`() throws {
        let answer = try json(reply("PUT", "/user", #"{"name": "  Ada L. ", "about": ""}"#))
        expect(answer["name"] as? String, equals: "Ada L.")
        expect(answer["email"] as? String, equals: "ada@example.org")
        for path in ["/user", "/users/1"] {
            let person = try json(reply("GET", path))
            expect(person["name"] as? String, equals: "Ada L.")
            expect(person["about"] as? String, equals: "")
        }
    }

    @Test func `invalid fields are reported and nothing is changed`() throws {
        let answer: ServerReply = try reply(
            "PUT", "/user", #"{"name": " ", "email": "noor@example.org", "about": 7}"#)
        expect(answer.status, equals: 422)
        let fields = try #require(try json(answer)["fields"] as? [String: String])
        expect(
            fields,
            equals: [
                "name": "Enter a name.", "email": "This email address is already in use.",
                "about": "This must be a string.",
            ])
        try expect(json(reply("GET", "/user"))["name"] as? String, equals: "Ada Lindqvist")
    }

    @Test(arguments: ["", "[]", "{", "7"])
    func `a body that is not an object is refused`(_ body: String) throws {
        try expect(reply("PUT", "/user", body).status, equals: 400)
    }

    @Test func `an unknown person is not found`() throws {
        try expect(reply("GET", "/users/99").status, equals: 404)
        try expect(reply("GET", "/users/ada").status, equals: 404)
        try expect(reply("GET", "/avatars/99").status, equals: 404)
        try expect(reply("DELETE", "/user").status, equals: 405)
        try expect(reply("POST", "/users").headers.contains { $0.name == "Allow" && $0.value == "GET" })
    }

    @Test func `all people have pictures`() throws {
        let first: ServerReply = try reply("GET", "/avatars/1/0")
        expect(first.headers.contains { $0.name == "Content-Type" && $0.value == "image/png" })
        expect(first.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        try expect(reply("GET", "/avatars/2/0").body, differsFrom: first.body)
        try expect(reply("GET", "/avatars/1/0").body, equals: first.body)
    }

    @Test func `an uploaded picture has a new URL`() throws {
        let picture: [UInt8] = [0xFF, 0xD8, 0x0D, 0x0A, 0x2D, 0x2D, 0x00]
        let answer = try json(reply("PUT", "/user/avatar", bytes: picture, contentType: "image/jpeg"))
        expect(answer["avatar_url"] as? String, equals: "http://a/avatars/1/1")
        let shown: ServerReply = try reply("GET", "/avatars/1/1")
        expect(shown.body, equals: picture)
        expect(shown.headers.contains { $0.name == "Content-Type" && $0.value == "image/jpeg" })
    }

    @Test func `a picture can be uploaded in a form`() throws {
        let body =
            "--b\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\nhi\r\n"
            + "--b\r\nContent-Disposition: form-data; name=\"avatar\"; filename=\"a.png\"\r\n"
            + "Content-Type: image/png\r\n\r\nPNG\r\n--c\r\n\r\n--b--\r\n"
        let type = "multipart/form-data; boundary=b"
        try expect(reply("POST", "/user/avatar", body, contentType: type).status, equals: 200)
        try expect(reply("GET", "/avatars/1/1").body, equals: Array("PNG\r\n--c\r\n".utf8))
        expect(MultipartBody(Array(body.utf8), contentType: type)?["note"]?.bytes, equals: Array("hi".utf8))
    }

    @Test func `a semicolon in quotation marks does not end a parameter`() {
        let body =
            "--b\r\nContent-Disposition: form-data; filename=\"a; name=c.png\"; name=\"avatar; small\"\r\n\r\nhi\r\n--b--"
        let parts = MultipartBody(Array(body.utf8), contentType: "multipart/form-data; boundary=\"b\"")?.parts
        expect(parts?.map(\.name), equals: ["avatar; small"])
    }

    @Test func `data that is not a picture is refused`() throws {
        try expect(reply("POST", "/user/avatar", "hello", contentType: "text/plain").status, equals: 415)
        try expect(reply("POST", "/user/avatar", "", contentType: "image/png").status, equals: 415)
        try expect(
            reply("POST", "/user/avatar", "x", contentType: "multipart/form-data; boundary=b").status, equals: 400)
        try expect(json(reply("GET", "/user"))["avatar_url"] as? String, equals: "http://a/avatars/1/0")
    }

    @Test(arguments: ["", "--b", "--b\r\n", "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx", "nothing"])
    func `an incomplete form is rejected`(_ body: String) {
        expectNil(MultipartBody(Array(body.utf8), contentType: "multipart/form-data; boundary=b"))
    }
}

extension ServerReply {
    /// The whole body.
    var body: [UInt8] {
        pieces.flatMap { piece -> [UInt8] in
            if case .bytes(let bytes) = piece { bytes } else { [] }
        }
    }
}
