import Bindings
import EngawaUI
import Foundation
import HostClock
import PlatformHost
import UIKitCore
import UIKitLists

/// The cost of rows that are appended to a bound list while it is flung.
@MainActor
struct AppendCost {
    /// The processor time of frames without an append, and of frames with one, in milliseconds.
    private(set) var plain: [Double] = []
    private(set) var appending: [Double] = []

    private static let rowCount = 10_000
    private static let appendedCount = 20
    /// The number of frames from one append to the next.
    private static let interval = 20
    private static let flings = 12

    private nonisolated static let lines: [String] = [
        "The quick brown fox jumps over the lazy dog, and the dog sleeps on.", "いろはにほへと ちりぬるを",
        "Съешь же ещё этих мягких французских булок, да выпей чаю", "نص حكيم له سر قاطع وذو شأن عظيم",
    ]

    static func measure() throws -> AppendCost {
        let screen = try BenchmarkScreen()
        let table = UITableView(frame: screen.root.bounds, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = UITableView.automaticDimension
        screen.root.addSubview(table)
        let rows = DynamicArray((0..<rowCount).map(text))
        let binding = table.bind(to: rows) { table, path, text in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = text
            return cell
        }
        var cost = AppendCost()
        // The first flings load font faces and glyphs.
        for _ in 0..<2 { fling(table, screen) { _ = $0() } }
        for _ in 0..<flings {
            fling(table, screen) { cost.plain.append($0()) }
            var count = 0
            fling(table, screen) { frame in
                count += 1
                guard count.isMultiple(of: interval) else { return cost.plain.append(frame()) }
                let next: Int = rowCount + appendedCount * cost.appending.count
                let added: [String] = (next..<next + appendedCount).map(text)
                // Like a response, the rows arrive in a job of the main queue, which the frame runs.
                MainQueue.shared.async { rows.append(contentsOf: added) }
                cost.appending.append(screen.frame())
            }
        }
        guard binding.elements.count == rowCount + appendedCount * cost.appending.count else {
            throw HostError("The list did not show the appended rows while it moved.")
        }
        return cost
    }

    private nonisolated static func text(_ row: Int) -> String {
        (0...row % 4).map { lines[(row + $0) % lines.count] }.joined(separator: " ") + " \(row)"
    }

    /// Flings the list, and passes each of its frames to `body`, which runs it.
    private static func fling(_ table: UITableView, _ screen: BenchmarkScreen, _ body: (() -> Double) -> Void) {
        screen.flick(up: true)
        while table.isDecelerating { body { screen.frame() } }
    }
}
