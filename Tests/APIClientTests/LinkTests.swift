import Expectations
import Foundation
import Testing

@testable import APIClient

/// `Link`, `Content-Type` and `Retry-After` headers of responses.
struct LinkTests {
    private func check(
        _ header: String, _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let response = HTTPResponse(headers: ["link": header], url: "https://example.org/v1/items?page=1")
        let found: [String] = response.links.all.map { link in
            let parameters: [String] = link.parameters.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
            return ([link.url.absoluteString] + parameters).joined(separator: " ")
        }
        expect(found, equals: expected, sourceLocation: sourceLocation)
    }

    @Test func `links are parsed as in RFC 8288`() {
        check("<https://a.org/?page=2>; rel=\"next\"", ["https://a.org/?page=2 rel=next"])
        check(
            "<?page=2>; rel=\"next\", </v1/items?page=9>; rel=last",
            ["https://example.org/v1/items?page=2 rel=next", "https://example.org/v1/items?page=9 rel=last"])
        check(
            "<a>;rel=next;title=\"A, \\\"B\\\"; <C>\" , <b>",
            [
                "https://example.org/v1/a rel=next title=A, \"B\"; <C>", "https://example.org/v1/b",
            ])
        check("<a,b;c>; REL = Next ; rel=prev", ["https://example.org/v1/a,b;c rel=Next"])
        check("<a>; rel=next; anchor=\"#x\", <b>; rel=up", ["https://example.org/v1/b rel=up"])
        check(",, <a>; flag ;; rel=next ,", ["https://example.org/v1/a flag= rel=next"])
        // Malformed headers.
        check("", [])
        check("<a", [])
        check("a>; rel=next", [])
        check("<a>; rel=\"next", ["https://example.org/v1/a rel=next"])
    }

    @Test func `a link is found by any of its relations`() {
        let links = HTTPLinks("<b>; rel=\"prev Start\", <c>; rel=next, <d>; rel=next", relativeTo: URL(string: "x://y"))
        expect(links["start"]?.url.absoluteString, equals: "x://y/b")
        expect(links["NEXT"]?.url.absoluteString, equals: "x://y/c")
        expectNil(links["last"])
    }

    @Test func `a response has its content type and the delay that it requests`() {
        let types: [(String, String)] = [
            ("application/json", "application/json -"), ("Text/HTML; Charset=\"UTF-8\"", "text/html UTF-8"),
            ("text/html;charset= latin1 ; x=y", "text/html latin1"), ("a/b; charset=", "a/b -"),
        ]
        for (header, expected) in types {
            let type: ContentType? = HTTPResponse(headers: ["content-type": header], url: "").contentType
            expect(type.map { "\($0.mediaType) \($0.charset ?? "-")" }, equals: expected)
        }
        expectNil(HTTPResponse(url: "").contentType)
        expect(ContentType("application/problem+json")?.isJSON, equals: true)
        let busy = HTTPResponse(
            headers: ["retry-after": "Sun, 06 Nov 1994 08:49:57 GMT", "date": "Sun, 06 Nov 1994 08:49:37 GMT"], url: "")
        expect(busy.retryAfter, equals: 20)
        expectNil(HTTPResponse(url: "").retryAfter)
    }
}
