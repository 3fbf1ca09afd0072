import Expectations
import Testing

@testable import APIClient

struct RetryPolicyTests {
    private func policy(_ random: Double = 1) -> RetryPolicy {
        RetryPolicy(maximumAttempts: 8, firstDelay: 1, factor: 2, maximumDelay: 10, random: { random })
    }

    @Test func `delays grow up to the maximum`() {
        expect((1...6).map { policy().delay(after: $0, retryAfter: nil) }, equals: [1, 2, 4, 8, 10, 10])
    }

    @Test func `jitter shortens a delay by up to a half`() {
        expect(policy(0).delay(after: 2, retryAfter: nil), equals: 1)
        expect(policy(0.5).delay(after: 2, retryAfter: nil), equals: 1.5)
        // Numbers out of range are clamped.
        expect(policy(-7).delay(after: 2, retryAfter: nil), equals: 1)
        expect(policy(7).delay(after: 2, retryAfter: nil), equals: 2)
    }

    @Test func `there is no delay after the last attempt`() {
        expectNil(policy().delay(after: 8, retryAfter: nil))
        expectNil(RetryPolicy.none.delay(after: 1, retryAfter: nil))
    }

    @Test func `the delay is never shorter than Retry-After`() {
        expect(policy(0).delay(after: 1, retryAfter: 20), equals: 20)
        expect(policy(1).delay(after: 1, retryAfter: 20), equals: 21)
        expectNil(policy().delay(after: 1, retryAfter: 61))
    }

    @Test(arguments: [
        (APIError.Kind.notResolved, true, true), (.cannotConnect, true, true), (.timedOut, true, false),
        (.connectionLost, true, false), (.status(503), true, false), (.status(429), true, false),
        (.status(408), true, false), (.status(500), true, false), (.status(501), false, false),
        (.status(400), false, false), (.status(401), false, false), (.notSecure, false, false),
        (.cancelled, false, false), (.tooLarge, false, false), (.tooManyRedirects, false, false),
    ])
    func `the kind of error and the request decide whether a request is repeated`(
        _ kind: APIError.Kind, _ repeatable: Bool, _ other: Bool
    ) {
        expect(RetryPolicy.mayRepeat(after: kind, wasSent: false, isRepeatable: true), equals: repeatable)
        expect(RetryPolicy.mayRepeat(after: kind, wasSent: false, isRepeatable: false), equals: other)
    }

    @Test(arguments: [APIError.Kind.notResolved, .cannotConnect, .proxy(status: nil), .proxy(status: 502)])
    func `a request that a server received before is repeated only if that is harmless`(_ kind: APIError.Kind) {
        expect(RetryPolicy.mayRepeat(after: kind, wasSent: true, isRepeatable: true), equals: true)
        expect(RetryPolicy.mayRepeat(after: kind, wasSent: true, isRepeatable: false), equals: false)
    }

    @Test(arguments: [
        ("0", 0.0), ("120", 120), ("Sun, 06 Nov 1994 08:49:37 GMT", 30), ("Sun, 06 Nov 1994 08:00:00 GMT", 0),
        ("", nil), ("-1", nil), ("soon", nil), ("1.5", nil), ("1e3", nil),
    ])
    func `Retry-After is a number or a date`(_ text: String, _ seconds: Double?) {
        let headers: [String: String] = ["retry-after": text, "date": "Sun, 06 Nov 1994 08:49:07 GMT"]
        expect(RetryAfter.seconds(headers, now: 0), equals: seconds)
        expect(RetryAfter.seconds(["retry-after": text], now: 784_111_747), equals: seconds)
    }
}
