/// The results of the tests that have run, according to XCTest's output.
struct TestProgress {
    /// The test that has started and not ended.
    private(set) var running: String?
    /// The tests that have ended.
    private(set) var finished: [String] = []

    /// Handles a line of the output, such as `Test Case 'EditorTests.testUndo' passed (0.01 seconds)`.
    mutating func handle(_ line: Substring) {
        // If a test writes output without a line end, the output precedes the message on the same line.
        guard let start = line.firstRange(of: "Test Case '"),
            let end = line[start.upperBound...].firstRange(of: "' ")
        else { return }
        let name = String(line[start.upperBound..<end.lowerBound])
        let event: Substring = line[end.upperBound...]
        if event.hasPrefix("started at ") {
            running = name
        } else if name == running, ["passed (", "failed (", "skipped ("].contains(where: { event.hasPrefix($0) }) {
            finished.append(name)
            running = nil
        }
    }
}
