import Expectations
import Testing

@testable import APIClient

/// RFC 9110, 14.4 and 15.3.7.3.
struct ContentRangeTests {
    @Test(arguments: [
        "bytes 5-9/10", "BYTES 5-9/10", "bytes 0-0/1", "bytes 5-9/*", "bytes 0-9223372036854775806/9223372036854775807",
    ])
    func `a valid range is parsed`(_ text: String) {
        expect(ContentRange(text) != nil)
    }

    @Test(arguments: [
        "", "bytes", "bytes ", "bytes 5-9", "bytes 9-5/10", "bytes 5-10/10", "bytes */10", "bytes -5/10", "bytes 5-/10",
        "bytes +5-9/10", "bytes 5-9/10/11", "bytes 5-9-10/11", "octets 5-9/10", "bytes 5-9/99999999999999999999",
        "bytes 0-9223372036854775807/*", "bytes 99999999999999999999-99999999999999999999/*", "bytes ٥-٩/10",
    ])
    func `an invalid range is refused`(_ text: String) {
        expectNil(ContentRange(text))
    }

    @Test(arguments: [
        ("bytes 3-9/10", "\"1\"", true), ("bytes 3-9/*", "\"1\"", true), ("bytes 3-8/10", "\"1\"", false),
        ("bytes 2-9/10", "\"1\"", false), ("bytes 4-9/10", "\"1\"", false), ("bytes 3-9/10", "\"2\"", false),
        ("bytes 3-9/10", "W/\"1\"", false), ("bytes 3-9/9", "\"1\"", false),
    ])
    func `only the rest of the same version continues a body`(_ range: String, _ tag: String, _ goesOn: Bool) throws {
        let partial: PartialBody = try #require(
            PartialBody(.bytes([1, 2, 3]), status: 200, headers: ["etag": "\"1\""]))
        expect(partial.isContinued(by: ["content-range": range, "etag": tag]), equals: goesOn)
        expect(partial.isContinued(by: ["content-range": range]), equals: (goesOn || range == "bytes 3-9/10"))
        expect(!partial.isContinued(by: ["content-range": range, "etag": tag, "content-encoding": "gzip"]))
    }
}
