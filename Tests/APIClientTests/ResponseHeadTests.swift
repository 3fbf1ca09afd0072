import Expectations
import Testing

@testable import APIClient

struct ResponseHeadTests {
    private func head(_ lines: [String]) -> ResponseHead {
        var head = ResponseHead()
        for line in lines { _ = Array("\(line)\r\n".utf8).withUnsafeBytes { head.add($0) } }
        return head
    }

    @Test(arguments: [
        ("Content-Type: text/plain", "content-type", "text/plain"), ("ETAG:\"a\"", "etag", "\"a\""),
        ("x-a:  \t b: c \t ", "x-a", "b: c"), ("x-a:", "x-a", ""), ("x-a:   ", "x-a", ""), ("Host: a", "host", "a"),
        ("X-Ä: ü", "x-Ä", "ü"), (": a", "", "a"),
    ])
    func `a field has a lowercase name and a trimmed value`(
        _ line: String, _ name: String, _ value: String
    ) {
        expect(head(["HTTP/1.1 200 OK", line]).fields, equals: [name: value])
    }

    @Test func `repeated fields are joined, and cookies are also kept separately`() {
        let head: ResponseHead = head(["HTTP/1.1 200 OK", "Set-Cookie: a=1", "Vary: a", "set-cookie: b=2", "vary: b"])
        expect(head.fields, equals: ["set-cookie": "a=1, b=2", "vary": "a, b"])
        expect(head.cookies, equals: ["a=1", "b=2"])
    }

    @Test func `the head of an interim response is dropped`() {
        let head: ResponseHead = head([
            "HTTP/1.1 103 Early Hints", "Link: a", "Set-Cookie: a=1", "", "HTTP/1.1 200 OK", "Age: 1",
            "Set-Cookie: b=1", "",
        ])
        expect(head.fields, equals: ["age": "1", "set-cookie": "b=1"])
        expect(head.cookies, equals: ["b=1"])
    }

    @Test(arguments: [
        (["HTTP/1.1 200 OK"], false), (["HTTP/1.1 200 OK", ""], true), (["HTTP/2 200 ", "a: b", ""], true),
        (["HTTP/1.1 100", ""], false), (["HTTP/1.1 103 Early Hints", "", "HTTP/1.1 200 OK"], false),
        (["HTTP/1.1 100", "", "HTTP/1.1 200 OK", ""], true), (["HTTP/1.1", ""], true), ([], false),
    ])
    func `a head is complete after the empty line of the final response`(_ lines: [String], _ isComplete: Bool) {
        expect(head(lines).isComplete, equals: isComplete)
    }

    @Test func `trailers set no cookies`() {
        expect(head(["HTTP/1.1 200 OK", "Set-Cookie: a=1", "", "Set-Cookie: b=1", ""]).cookies, equals: ["a=1"])
    }

    @Test func `trailers change no fields`() {
        let head: ResponseHead = head(["HTTP/1.1 200 OK", "ETag: a", "", "ETag: b", "Content-Type: c", ""])
        expect(head.fields, equals: ["etag": "a"])
    }

    /// RFC 9110, 5.5: a recipient replaces CR, LF and NUL within a value with a space.
    @Test func `line ends in values become spaces`() {
        expect(head(["HTTP/1.1 200 OK", "ETag: \"a\rX-Evil: 1\u{0}\""]).fields, equals: ["etag": "\"a X-Evil: 1 \""])
    }

    @Test func `a field that looks like a status line does not begin a head`() {
        expect(
            head(["HTTP/1.1 200 OK", "Age: 1", "HTTP/1.1 100: x"]).fields, equals: ["age": "1", "http/1.1 100": "x"])
    }

    @Test(arguments: [
        ["HTTP/1.1 200 OK", "", "X: "], ["HTTP/1.1 200 OK", "X: "], ["HTTP/1.1 103 Early Hints", "Link: "],
    ])
    func `the total size of the lines is limited`(_ lines: [String]) {
        var head: ResponseHead = head(lines)
        let line = [UInt8](repeating: 0x78, count: 1_000)
        let added: [Bool] = (0..<300).map { _ in line.withUnsafeBytes { head.add($0) } }
        expect(added.count { $0 }, equals: ResponseHead.limit / 1_000)
        expect(added.last, equals: false)
    }

    @Test func `malformed fields are ignored`() {
        expect(
            head(["HTTP/1.1 200 OK", "Age: 1", "nothing", "H", "ETag: a"]).fields, equals: ["age": "1", "etag": "a"])
    }
}
