// Measures what moves: a list that is flung, layers that move and turn, and a screen on which nothing changed. Called by
// the program `bench`; prints one line a figure: its name, a tab, the value. With `--window` it does so in a window of the
// display.
import Foundation
import HostSDL

var place = ""
if CommandLine.arguments.contains("--window") {
    Theatre.display = try SDLHost()
    place = ", in a window"
}
let fling: FlingCost = try FlingCost.measure()
for (name, value) in [
    ("scroll frame, mean", fling.mean), ("scroll frame, 99th percentile", fling.percentile99),
    ("scroll frame, allocations", fling.allocations), ("1,000 layers moving", try LayerCost.moving()),
    ("100 layers turning", try LayerCost.turning()), ("frames with nothing changed", try LayerCost.idleFrames()),
] {
    print("\(name)\(place)\t\(value)")
}
