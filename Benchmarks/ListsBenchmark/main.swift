// Measures the differences of lists. The program `bench` runs it. It prints a line for each figure: the name, a tab,
// the value, and for some a tab and the value of the yardstick.
import Foundation

for figure in DifferenceCost.figures() {
    print(([figure.name, "\(figure.value)"] + (figure.yardstick.map { ["\($0)"] } ?? [])).joined(separator: "\t"))
}
