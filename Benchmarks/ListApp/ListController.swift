import CAllocationCount
import UIKit

final class ListController: UITableViewController {
    /// The speed of a fling at its start and at its end, in points per second.
    private static let speeds = (first: 6_000.0, last: 20.0)
    /// The factor by which a fling slows down in a millisecond.
    private static let decay = 0.998
    /// The number of flings in a run. Three runs of each program have 2,500 frames in total, and take less than a
    /// minute.
    private static let flings = 5
    /// The distance that slow scrolling moves in a frame, in points.
    private static let step: CGFloat = 4
    /// The number of frames for which slow scrolling keeps its direction.
    private static let stepCount = 300

    private let rowCount: Int
    private let endsAfterFirstFrame = CommandLine.arguments.contains("--first")
    private let scrollsSlowly = CommandLine.arguments.contains("--steady")
    private var frameCount = 0
    private var watch = FrameWatch()
    private var fling = 0
    private var flingStart = 0.0
    private var offset = 0.0
    private var lastTime = 0.0
    private var lastAllocationCount = 0
    private var steps = 0
    /// The maximum number of cells that were visible at the same time.
    private var visibleCount = 0

    override init(style: UITableView.Style) {
        let arguments: [String] = CommandLine.arguments
        rowCount = arguments.firstIndex(of: "--rows").flatMap { Int(arguments[$0 + 1]) } ?? 100_000
        super.init(style: style)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.register(RowCell.self, forCellReuseIdentifier: "row")
        tableView.separatorStyle = .none
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 90
        tableView.contentInsetAdjustmentBehavior = .never
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let link = CADisplayLink(target: self, selector: Selector("tick", Self.tick))
        link.add(to: .main, forMode: .common)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        (cell as? RowCell)?.show(RowText(row: indexPath.row), row: indexPath.row)
        return cell
    }

    // MARK: Frames

    private func tick(_ link: CADisplayLink) {
        frameCount += 1
        // The first tick precedes the first frame.
        if frameCount == 2 {
            watch.printFirstFrame()
            if endsAfterFirstFrame { exit(0) }
        }
        // The list is at rest before the measurement.
        guard frameCount >= 90 else { return }
        if scrollsSlowly { return scrollSlowly() }
        if frameCount == 90 {
            watch.start(at: link.timestamp)
            flingStart = link.timestamp
            lastTime = link.timestamp
            return
        }
        watch.endFrame(at: link.timestamp)
        advanceFling(to: link.timestamp)
    }

    private func speed(at time: Double) -> Double {
        ListController.speeds.first * pow(ListController.decay, (time - flingStart) * 1_000)
    }

    private func advanceFling(to time: Double) {
        if speed(at: time) < ListController.speeds.last {
            fling += 1
            guard fling < ListController.flings else {
                watch.printFigures(distance: offset, cells: RowCell.peakCount, visibleCells: visibleCount)
                exit(0)
            }
            flingStart = time
            lastTime = time
        }
        offset += speed(at: time) * (time - lastTime)
        lastTime = time
        tableView.contentOffset.y = CGFloat(offset)
        visibleCount = max(visibleCount, tableView.visibleCells.count)
    }

    /// Scrolls down, up and down again, and prints the allocations of the last pass, whose rows were all shown before.
    private func scrollSlowly() {
        let count: Int = allocation_count()
        if steps > 2 * ListController.stepCount { watch.allocations.append(Double(count - lastAllocationCount)) }
        guard steps < 3 * ListController.stepCount else {
            watch.printAllocations()
            exit(0)
        }
        let isUpward: Bool = steps / ListController.stepCount == 1
        offset += Double(isUpward ? -ListController.step : ListController.step)
        steps += 1
        lastAllocationCount = allocation_count()
        tableView.contentOffset.y = CGFloat(offset)
    }
}
