// Measures figures inside one process: frames, and whole tests of Colr. Called by the program `bench`. Prints one line
// per figure: its name, a tab, and milliseconds or megabytes; the line of the test also has the yardstick's time.
//
//   AppBenchmark                  the median of some tests, and of the same searches without the app
//   AppBenchmark --frames         frames
//   AppBenchmark --lines          prints the lines on the screen of these frames
//   AppBenchmark --searches N     N tests one after the other
import Foundation

let arguments = CommandLine.arguments
if arguments.contains("--lines") {
    print(FrameCost.lines.joined(separator: "\n"))
} else if arguments.contains("--frames") {
    print("frame, full\t\(try FrameCost.full())")
    print("frame, one label\t\(try FrameCost.oneLabel())")
} else if arguments.count == 3, arguments[1] == "--searches", let count = Int(arguments[2]) {
    for (name, value) in try SearchTest.series(count) { print("\(name)\t\(value)") }
} else {
    let times = try SearchTest.median()
    print("uitest\t\(times.test)\t\(times.search)")
}
