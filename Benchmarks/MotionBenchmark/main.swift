// Measures what moves: a list that is flung, layers that move and turn, and a screen on which nothing changed. Called by
// the program `bench`; prints one line a figure: its name, a tab, the value. With `--window` it does so in a window of the
// display. With `--loading` it measures a list to which rows come.
import Foundation
import HostSDL

var place = ""
if CommandLine.arguments.contains("--window") {
    Theatre.display = try SDLHost()
    place = ", in a window"
}
if CommandLine.arguments.contains("--loading") {
    // In turns: what the machine does besides falls on both.
    var loading: [Double] = []
    var loaded: [Double] = []
    for _ in 0..<2 {
        loading += try LoadingCost.frames(whileLoading: true)
        loaded += try LoadingCost.frames(whileLoading: false)
    }
    for (name, times) in [("while loading", loading), ("nothing loading", loaded)] {
        print("list frame, \(name), mean\t\(times.mean)")
        print("list frame, \(name), 99th percentile\t\(times.quantile(0.99))")
    }
    exit(0)
}
let fling: FlingCost = try FlingCost.measure()
for (name, value) in [
    ("scroll frame, mean", fling.mean), ("scroll frame, 99th percentile", fling.percentile99),
    ("scroll frame, allocations", fling.allocations), ("1,000 layers moving", try LayerCost.moving()),
    ("100 layers turning", try LayerCost.turning()), ("frames with nothing changed", try LayerCost.idleFrames()),
] {
    print("\(name)\(place)\t\(value)")
}
