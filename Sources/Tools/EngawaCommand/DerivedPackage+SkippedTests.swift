import Foundation
import ProjectDerivation

extension DerivedPackage.Target {
    /// Whether a scheme or a test plan skips an XCTest test.
    ///
    /// - Parameter name: The name with the module, such as `NotesTests.ListTests/testScroll`.
    func skips(_ name: String) -> Bool {
        let words: [Substring] = name.dropFirst(moduleName.count + 1).split(separator: "/")
        return skippedTests.contains { skipped in
            let parts: [Substring] = skipped.split(separator: "/")
            guard parts.first == words.first else { return false }
            return parts.count < 2 || parts[1].prefix { $0 != "(" } == words.last
        }
    }

    /// Regular expressions for the names that Swift Testing uses, such as `NotesTests.ListTests/scroll()`.
    var skipExpressions: [String] {
        skippedTests.map { skipped in
            let name: String = NSRegularExpression.escapedPattern(for: "\(moduleName).\(skipped)")
            return "^\(name)(/|$)"
        }
    }
}
