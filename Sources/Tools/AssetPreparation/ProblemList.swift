import AssetCatalogs
import Synchronization

/// The problems that several readers find.
final class ProblemList: Sendable {
    private let problems = Mutex<[AssetProblem]>([])

    func add(_ problem: AssetProblem) {
        problems.withLock { if !$0.contains(problem) { $0.append(problem) } }
    }

    /// The problems, without duplicates.
    var all: [AssetProblem] { problems.withLock { $0 } }
}
