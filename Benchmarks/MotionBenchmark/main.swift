// Measures a list that is flung, layers that move and rotate, and a screen on which nothing changes. The program
// `bench` runs it. It prints a line for each figure: the name, a tab and the value. With `--window` it measures in a
// window on the display. With `--loading` it measures a list that loads rows, and with `--appending` a list to which
// rows are appended. With `--lines` it prints the lines of the labels that are flung.
import Foundation
import HostSDL

var suffix = ""
if CommandLine.arguments.contains("--window") {
    BenchmarkScreen.display = try SDLHost()
    suffix = ", in a window"
}
if CommandLine.arguments.contains("--lines") {
    print(FlingCost.lines.joined(separator: "\n"))
    exit(0)
}
if CommandLine.arguments.contains("--loading") {
    for name in ["while loading", "nothing loading"] {
        let times: [Double] = try LoadingCost.frames(whileLoading: name == "while loading")
        print("list frame, \(name), mean\t\(times.mean)")
        print("list frame, \(name), 99th percentile\t\(times.quantile(0.99))")
    }
    exit(0)
}
if CommandLine.arguments.contains("--appending") {
    // The median of the runs' worst frames, because the worst frame of all runs would be one that another process
    // interrupted.
    let worst: [(time: Double, yardstick: Double)] = try (0..<5).map { _ in
        let cost = try AppendCost.measure()
        return (cost.appending.max() ?? .nan, cost.plain.quantile(0.99))
    }.sorted { $0.time / $0.yardstick < $1.time / $1.yardstick }
    print("append to a list that is flung\t\(worst[2].time)\t\(worst[2].yardstick)")
    exit(0)
}
let fling: FlingCost = try FlingCost.measure()
for (name, value) in [
    ("scroll frame, mean", fling.mean), ("scroll frame, 99th percentile", fling.percentile99),
    ("scroll frame, allocations", fling.allocations), ("1,000 layers moving", try LayerCost.moving()),
    ("100 layers turning", try LayerCost.rotating()), ("frames with nothing changed", try LayerCost.idleFrames()),
] {
    print("\(name)\(suffix)\t\(value)")
}
