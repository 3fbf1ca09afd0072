import Expectations
import Foundation
import SourceRewriting
import Testing

/// Compares the results for the sources in `Cases` with the expected ones.
///
/// If the environment variable `ENGAWA_RECORD_REWRITES` is set, writes the results to the files instead.
struct RewritingCaseTests {
    @Test func `every case has the expected result`() throws {
        let records: Bool = ProcessInfo.processInfo.environment["ENGAWA_RECORD_REWRITES"] != nil
        var count = 0
        for file in try RewritingCase.files() {
            let cases: [RewritingCase] = try RewritingCase.cases(in: file)
            let rewritten: [RewritingCase] = cases.map { $0.rewritten() }
            count += cases.count
            if records {
                let text: String = rewritten.map(\.text).joined()
                try text.write(to: file, atomically: true, encoding: .utf8)
                continue
            }
            for (expected, found) in zip(cases, rewritten) where expected.text != found.text {
                Issue.record("\(file.lastPathComponent): \(expected.text)\nfound \(found.text)")
            }
        }
        expect(count, isGreaterThan: 0)
    }
}
