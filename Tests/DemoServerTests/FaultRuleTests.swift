import Expectations
import EngawaTesting
import Testing

@testable import DemoServer

struct FaultRuleTests {
    @Test(arguments: [
        ("GET /json/color/* delay 2", FaultRule(method: "GET", path: "/json/color/*", faults: [.delay(2)])),
        ("post * status 500 once", FaultRule(method: "POST", path: "*", faults: [.status(500)], times: 1)),
        ("* * never", FaultRule(faults: [.neverRespond])),
        ("* /a truncate 12", FaultRule(path: "/a", faults: [.truncate(afterBytes: 12)])),
        ("GET * slow 4000", FaultRule(method: "GET", faults: [.slow(bytesPerSecond: 4_000)])),
        ("* /a redirect http://b/c", FaultRule(path: "/a", faults: [.redirect(to: "http://b/c")])),
        ("* /a wrong-types once", FaultRule(path: "/a", faults: [.wrongTypes], times: 1)),
    ])
    func `a rule is parsed from text`(_ text: String, _ rule: FaultRule) throws {
        try expect(FaultRule(parsing: text), equals: rule)
    }

    @Test(arguments: [
        "", "GET", "GET /a", "GET /a delay", "GET /a delay soon", "GET /a status 9", "GET /a slow 0", "GET /a b c d e",
    ])
    func `the error of an invalid rule shows an example`(_ text: String) {
        let error: FaultRule.SyntaxError? = #expect(throws: FaultRule.SyntaxError.self) {
            try FaultRule(parsing: text)
        }
        expect(error?.message.contains("For example: \"GET /json/color/* delay 2\""), equals: true)
    }

    @Test func `an asterisk in a path matches any characters`() {
        let rule = FaultRule(method: "GET", path: "/a/*/c*", faults: [.neverRespond])
        expect(rule.matches(method: "GET", path: "/a/b/c"))
        expect(rule.matches(method: "GET", path: "/a/b/b/cd"))
        expect(!rule.matches(method: "GET", path: "/a/c"))
        expect(!rule.matches(method: "POST", path: "/a/b/c"))
    }

    @Test func `the oldest matching rule applies, and a rule for one request applies only once`() {
        let faults = Faults()
        faults.once(.status(500), path: "/a")
        faults.always(.status(404))
        expect(faults.consume(method: "GET", path: "/b"), equals: [.status(404)])
        expect(faults.consume(method: "GET", path: "/a"), equals: [.status(500)])
        expect(faults.consume(method: "GET", path: "/a"), equals: [.status(404)])
        faults.removeAll()
        expect(faults.consume(method: "GET", path: "/a"), equals: [])
    }
}
