import Foundation
import ProjectDerivation

extension DerivedPackage.Target {
    /// Whether a scheme or a test plan skips an XCTest test.
    ///
    /// - Parameter name: The name with the module, such as `NotesTests.ListTests/testScroll`.
    func skips(_ name: String) -> Bool {
        let words: [Substring] = name.dropFirst(moduleName.count + 1).split(separator: "/")
        func isListed(_ listed: String) -> Bool {
            let parts: [Substring] = listed.split(separator: "/")
            guard parts.first == words.first else { return false }
            return parts.count < 2 || parts[1].prefix { $0 != "(" } == words.last
        }
        if let selectedTests, !selectedTests.contains(where: isListed) { return true }
        return skippedTests.contains(where: isListed)
    }

    /// Regular expressions for the names of skipped tests that Swift Testing uses, such as
    /// `NotesTests.ListTests/scroll()`.
    var skipExpressions: [String] {
        let module: String = NSRegularExpression.escapedPattern(for: moduleName)
        let skipped: [String] = skippedTests.map { skipped in
            "^\(module)\\.\(NSRegularExpression.escapedPattern(for: skipped))(/|$)"
        }
        guard let selectedTests else { return skipped }
        // A suite that is skipped skips its tests, so the suites around the selected tests are not skipped.
        var kept: [String] = []
        for test in selectedTests {
            kept.append(NSRegularExpression.escapedPattern(for: test) + "(/|$)")
            var suites: ArraySlice<Substring> = test.split(separator: "/").dropLast()
            while !suites.isEmpty {
                kept.append(NSRegularExpression.escapedPattern(for: suites.joined(separator: "/")) + "$")
                suites.removeLast()
            }
        }
        return skipped + [kept.isEmpty ? "^\(module)\\." : "^\(module)\\.(?!\(kept.joined(separator: "|")))"]
    }
}
