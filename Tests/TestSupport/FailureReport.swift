/// Returns a report of the first random case that fails, or nil if all cases pass.
///
/// A case is an array of steps, and every subset of the steps of a case must also be a case. The report contains the
/// seed, the steps that remain after shrinking, and their failure.
///
/// - Parameters:
///   - seeds: The seeds of the cases.
///   - steps: Creates the steps of a case from the random generator of its seed.
///   - failure: Returns a description of the failure of a case, or nil if the case passes.
public func failureReport<Step>(
    seeds: Range<Int>, steps: (inout SplitMix64) -> [Step], failure: ([Step]) -> String?
) -> String? {
    for seed in seeds {
        var random = SplitMix64(seed: UInt64(seed))
        var few: [Step] = steps(&random)
        guard var text = failure(few) else { continue }
        var count: Int
        repeat {
            count = few.count
            few = shrunk(few, limit: 2_000) { candidate in
                guard let found = failure(candidate) else { return false }
                text = found
                return true
            }
        } while few.count < count
        return "Seed \(seed), \(few.count) steps: \(text)\n" + few.map { "  \($0)" }.joined(separator: "\n")
    }
    return nil
}
