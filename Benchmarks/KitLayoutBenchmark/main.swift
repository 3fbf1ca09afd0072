import ConstraintSolver
import Foundation
import UIKitCore

// Usage: KitLayoutBenchmark [made|placed|fitted|column|unchanged|width …]
//
// Times Auto Layout in the kit, on top of the constraint solver: creating views, parsing formats, measuring text,
// layout. Called by the program `bench`. Prints one line for each figure: its name, a tab, the processor time in
// milliseconds, and for the unchanged pass that of its yardstick.

/// Returns the processor time of `body`, in milliseconds.
@MainActor
func milliseconds(_ body: () -> Void) -> Double {
    let start: Double = reading
    body()
    return reading - start
}

private var reading: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

/// Creates, fits and lays out cells. Each run uses different text, none of which has been measured before.
@MainActor
func feed(from seed: inout Int, count: Int) -> [UIView] {
    var cells: [UIView] = []
    for _ in 0..<count {
        let cell = FeedCell(seed: seed)
        seed += 1
        let size: CGSize = cell.systemLayoutSizeFitting(
            CGSize(width: 375, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        cell.frame = CGRect(origin: .zero, size: size)
        cell.layoutIfNeeded()
        cells.append(cell)
    }
    return cells
}

/// Lays out cells that constraints position, each in its own superview.
@MainActor
func place(from seed: inout Int, count: Int) {
    for _ in 0..<count {
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
        let cell = FeedCell(seed: seed)
        seed += 1
        cell.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(cell)
        NSLayoutConstraint.activate([
            cell.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
            cell.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
            cell.topAnchor.constraint(equalTo: superview.topAnchor),
        ])
        superview.layoutIfNeeded()
    }
}

/// Returns a view tree with the cells in a column.
@MainActor
func column(from seed: inout Int, count: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100_000))
    var previous: NSLayoutYAxisAnchor = root.topAnchor
    for _ in 0..<count {
        let cell = FeedCell(seed: seed)
        seed += 1
        cell.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(cell)
        NSLayoutConstraint.activate([
            cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            cell.topAnchor.constraint(equalTo: previous),
        ])
        previous = cell.bottomAnchor
    }
    root.layoutIfNeeded()
    return root
}

let requested: Set<String> = Set(CommandLine.arguments.dropFirst())
var seed = 0
_ = feed(from: &seed, count: 5)

/// Times one figure if it was requested, and prints its name and the median in milliseconds.
@MainActor
func measure(_ word: String, _ figure: String, runs: Int, _ body: () -> Void) {
    guard requested.isEmpty || requested.contains(word) else { return }
    let times: [Double] = (0..<runs).map { _ in milliseconds(body) }
    print("\(figure)\t\(times.sorted()[runs / 2])")
}

measure("fitted", "100 feed cells", runs: 15) { _ = feed(from: &seed, count: 100) }
measure("made", "100 feed cells, made only", runs: 15) { for index in 0..<100 { _ = FeedCell(seed: 10_000 + index) } }
measure("placed", "100 feed cells, placed", runs: 15) { place(from: &seed, count: 100) }
measure("column", "100 feed cells in a column", runs: 9) { _ = column(from: &seed, count: 100) }

if requested.isEmpty || requested.contains("unchanged") || requested.contains("width") {
    // 10,081 views.
    let root: UIView = column(from: &seed, count: 480)
    if requested.isEmpty || requested.contains("unchanged") {
        let before: SolverStatistics = root.solverStatistics
        let tree = PlainNode(like: root)
        let rounds: [(pass: Double, walk: Double)] = (0..<101).map { _ in
            let pass: Double = milliseconds {
                root.setNeedsLayout()
                root.layoutIfNeeded()
            }
            var nodes: [PlainNode] = []
            let walk: Double = milliseconds { tree.collectMarked(&nodes) }
            precondition(nodes.isEmpty)
            return (pass, walk)
        }
        let median = rounds.sorted { $0.pass / $0.walk < $1.pass / $1.walk }[50]
        print("unchanged pass\t\(median.pass)\t\(median.walk)")
        let after: SolverStatistics = root.solverStatistics
        let steps: Int = after.solves - before.solves + after.optimizations - before.optimizations
        print("unchanged pass, solver's work\t\(steps + after.pivots - before.pivots)")
    }
    measure("width", "another width for 10,081 views", runs: 9) {
        root.frame.size.width = root.frame.width == 375 ? 667 : 375
        root.layoutIfNeeded()
    }
}
