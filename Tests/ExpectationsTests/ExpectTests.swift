import Expectations
import Synchronization
import Testing

/// The functions that replace the macro `#expect`. Issues that they record are known issues of this suite.
struct ExpectTests {
    private final class Object {}

    /// Returns the descriptions of the issues that `body` records.
    private func issues(_ body: () -> Void) -> [String] {
        let texts = Mutex<[String]>([])
        withKnownIssue(isIntermittent: true) {
            body()
        } matching: { issue in
            texts.withLock { $0 += issue.comments.map(\.rawValue) }
            return true
        }
        return texts.withLock { $0 }
    }

    @Test func `an expectation that is met records nothing`() {
        let object = Object()
        let texts: [String] = issues {
            expect(true)
            expect(1, equals: 1)
            expect(1, differsFrom: 2)
            expect(1, isLessThan: 2)
            expect(2, isAtMost: 2)
            expect(2, isGreaterThan: 1)
            expect(2, isAtLeast: 2)
            expect(object, isIdenticalTo: object)
            expect(object, isNotIdenticalTo: Object())
            expectNil(nil as Int?)
        }
        expect(texts, equals: [])
    }

    @Test func `an expectation that fails shows its source, its values and its comment`() {
        let name: String? = "a b"
        let texts: [String] = issues {
            expect(name == nil)
            expect(name, equals: "a", "of \(1 + 1)")
            expect([1, 2].count, differsFrom: 2)
            expect(
                [1, 2].map { $0 * 2 },
                equals: [3])
            expect(Double.nan, isLessThan: 2)
            expect(Double.nan, isAtMost: 2)
            expect(1, isGreaterThan: 1)
            expect(1, isAtLeast: 2)
            expectNil(name)
        }
        expect(
            texts,
            equals: [
                "Expectation failed: (name == nil)",
                "Expectation failed: (name, equals: \"a\", \"of \\(1 + 1)\")\n\"a b\" does not equal \"a\"\nof 2",
                "Expectation failed: ([1, 2].count, differsFrom: 2)\n2 equals 2",
                """
                Expectation failed: (
                                [1, 2].map { $0 * 2 },
                                equals: [3])
                [2, 4] does not equal [3]
                """,
                "Expectation failed: (Double.nan, isLessThan: 2)\nnan is not less than 2.0",
                "Expectation failed: (Double.nan, isAtMost: 2)\nnan is not at most 2.0",
                "Expectation failed: (1, isGreaterThan: 1)\n1 is not greater than 1",
                "Expectation failed: (1, isAtLeast: 2)\n1 is not at least 2",
                "Expectation failed: (name)\n\"a b\" is not nil",
            ])
    }

    @Test func `objects are compared by identity`() {
        let object = Object()
        expect(issues { expect(object, isIdenticalTo: Object()) }.count, equals: 1)
        expect(issues { expect(object, isNotIdenticalTo: object) }.count, equals: 1)
        expect(issues { expect(object, isIdenticalTo: nil) }.count, equals: 1)
    }

    @Test func `an issue has the location of the expectation, or the one that the caller passes`() {
        let expected: Int = #line + 3
        let lines = Mutex<[Int?]>([])
        withKnownIssue {
            expect(false)
            expect(false, sourceLocation: SourceLocation(fileID: "a/b", filePath: "b", line: 7, column: 1))
        } matching: { issue in
            lines.withLock { $0.append(issue.sourceLocation?.line) }
            return true
        }
        expect(lines.withLock { $0 }, equals: [expected, 7])
    }
}
