import Foundation

/// Returns the seeds of the random cases of a test: `count` seeds, or those that the environment variable specifies.
///
/// The variable is a number of cases, such as `300`, or a range of seeds, such as `89..<90` for one seed alone. A test
/// loops over the seeds, because starting a test case for each seed would take longer than the random case itself.
///
/// - Parameter variable: The environment variable. The default is the variable for engine tests.
public func randomCases(_ count: Int, _ variable: String = "ENGAWA_GEOMETRY_CASES") -> Range<Int> {
    let value: String = ProcessInfo.processInfo.environment[variable] ?? ""
    let bounds: [Int] = value.components(separatedBy: "..<").compactMap { Int($0) }
    if bounds.count == 2, bounds[0] <= bounds[1] { return bounds[0]..<bounds[1] }
    return 0..<(bounds.count == 1 ? bounds[0] : count)
}
