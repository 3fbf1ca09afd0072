import Testing

@testable import APIClient

struct ResponseHeadTests {
    private func head(_ lines: [String]) -> ResponseHead {
        var head = ResponseHead()
        for line in lines { Array("\(line)\r\n".utf8).withUnsafeBytes { head.add($0) } }
        return head
    }

    @Test(arguments: [
        ("Content-Type: text/plain", "content-type", "text/plain"), ("ETAG:\"a\"", "etag", "\"a\""),
        ("x-a:  \t b: c \t ", "x-a", "b: c"), ("x-a:", "x-a", ""), ("x-a:   ", "x-a", ""), ("Host: a", "host", "a"),
        ("X-Ä: ü", "x-Ä", "ü"), (": a", "", "a"),
    ])
    func `A line is a name in lower case and a value without spaces around it`(
        _ line: String, _ name: String, _ value: String
    ) {
        #expect(head(["HTTP/1.1 200 OK", line]).fields == [name: value])
    }

    @Test func `Repeated fields are joined, and cookies kept apart`() {
        let head: ResponseHead = head(["HTTP/1.1 200 OK", "Set-Cookie: a=1", "Vary: a", "set-cookie: b=2", "vary: b"])
        #expect(head.fields == ["set-cookie": "a=1, b=2", "vary": "a, b"])
        #expect(head.cookies == ["a=1", "b=2"])
    }

    @Test func `A head that only told of another one is forgotten`() {
        #expect(
            head(["HTTP/1.1 103 Early Hints", "Link: a", "", "HTTP/1.1 200 OK", "Age: 1", ""]).fields == ["age": "1"])
    }

    @Test func `What is no field is none`() {
        #expect(head(["HTTP/1.1 200 OK", "", "nothing", "H"]).fields.isEmpty)
    }
}
