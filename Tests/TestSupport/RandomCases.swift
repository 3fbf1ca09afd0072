import Foundation

/// Returns the seeds of the random cases of a test: `count`, or as many as the environment variable says.
///
/// A test loops over the seeds, because a test case for each would take longer than the case itself.
///
/// - Parameter variable: The environment variable, by default that of the tests of engines.
public func randomCases(_ count: Int, _ variable: String = "ENGAWA_GEOMETRY_CASES") -> Range<Int> {
    0..<(ProcessInfo.processInfo.environment[variable].flatMap { Int($0) } ?? count)
}
