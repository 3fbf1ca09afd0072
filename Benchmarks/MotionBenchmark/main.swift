// Measures what moves: a list that is flung, layers that move and turn, and a screen on which nothing changed. Called by
// the program `bench`; prints one line a figure: its name, a tab, the value.
import Foundation

let fling: FlingCost = try FlingCost.measure()
for (name, value) in [
    ("scroll frame, mean", fling.mean), ("scroll frame, 99th percentile", fling.percentile99),
    ("scroll frame, allocations", fling.allocations), ("1,000 layers moving", try LayerCost.moving()),
    ("100 layers turning", try LayerCost.turning()), ("frames with nothing changed", try LayerCost.idleFrames()),
] {
    print("\(name)\t\(value)")
}
