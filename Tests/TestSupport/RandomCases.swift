import Foundation

/// Returns the seeds of the random cases of a test of an engine: `count`, or as many as `ENGAWA_GEOMETRY_CASES` says.
public func randomCases(_ count: Int) -> Range<Int> {
    0..<(ProcessInfo.processInfo.environment["ENGAWA_GEOMETRY_CASES"].flatMap { Int($0) } ?? count)
}
