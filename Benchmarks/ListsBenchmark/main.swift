// Measures the costs of computing the differences between lists, of applying them to a table and a collection, and of
// layouts. The program `bench` runs it. It prints a line for each figure: the name, a tab, the value, and for some a
// tab and the value of the yardstick.
import Foundation

/// Returns the time that `body` takes, in milliseconds.
func milliseconds(_ body: () -> Void) -> Double { ContinuousClock().measure(body) / .milliseconds(1) }

/// Returns the shortest of several times.
func best(of count: Int, _ time: () -> Double) -> Double { (0..<count).map { _ in time() }.reduce(.infinity, min) }

let differences = DifferenceCost.figures()
let applying = try ApplyCost.figures(difference: differences[0].value)
for figure in differences + applying + CompositionalCost.figures() {
    print(([figure.name, "\(figure.value)"] + (figure.yardstick.map { ["\($0)"] } ?? [])).joined(separator: "\t"))
}
