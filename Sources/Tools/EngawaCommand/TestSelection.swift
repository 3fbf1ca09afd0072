/// The XCTest tests that a run consists of.
struct TestSelection {
    /// All tests of the program, such as `NotesTests.EditorTests/testUndo`.
    private let listed: [String]
    /// The tests that are still to be run, in the order in which the program lists them.
    private(set) var remaining: [String]

    init(_ selected: [String], of listed: [String]) {
        self.listed = listed
        remaining = selected
    }

    /// The argument of the test program: the names of whole classes, and of single tests of other classes.
    ///
    /// An argument of a program has at most 128 KB on Linux, and projects have thousands of tests.
    var argument: String {
        let counts: [Substring: Int] = listed.reduce(into: [:]) { $0[TestSelection.className(of: $1), default: 0] += 1 }
        let groups: [Substring: [String]] = Dictionary(grouping: remaining, by: TestSelection.className)
        var words: [String] = []
        var written: Set<Substring> = []
        for name in remaining {
            let className: Substring = TestSelection.className(of: name)
            guard written.insert(className).inserted, let tests = groups[className] else { continue }
            words += tests.count == counts[className] ? [String(className)] : tests
        }
        return words.joined(separator: ",")
    }

    /// Removes a test that has run.
    ///
    /// - Parameter printed: The name in the output of XCTest, which has no module, such as `EditorTests.testUndo`.
    mutating func remove(_ printed: String) {
        if let index = remaining.firstIndex(where: { TestSelection.printedName(of: $0) == printed }) {
            remaining.remove(at: index)
        }
    }

    private static func className(of name: String) -> Substring { name.prefix { $0 != "/" } }

    /// Returns the name that XCTest prints: the innermost type and the method.
    private static func printedName(of name: String) -> String {
        let parts: [Substring] = name.split(separator: "/")
        return "\(parts.first?.split(separator: ".").last ?? "").\(parts.last ?? "")"
    }
}
