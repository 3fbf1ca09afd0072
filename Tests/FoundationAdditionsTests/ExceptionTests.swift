import Expectations
import Foundation
import FoundationAdditions
import Testing

struct ExceptionTests {
    @Test func `an exception describes a misuse`() {
        let exception = NSException(name: .invalidArgumentException, reason: "x", userInfo: ["a": 1])
        expect(exception.name.rawValue, equals: "NSInvalidArgumentException")
        expect(exception.reason == "x" && exception.userInfo?["a"] as? Int == 1 && exception.description == "x")
    }

    @Test func `raising an exception ends the program with its name and reason`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            NSException(name: .rangeException, reason: "index 3", userInfo: nil).raise()
        }
        let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
        expect(output.contains("NSRangeException") && output.contains("index 3"))
    }
}
