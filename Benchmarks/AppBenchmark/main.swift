// Measures frames and UI tests of the example Colr in one process. The program `bench` calls it. Prints one line for
// each figure: its name, a tab, and its value in milliseconds or megabytes. The line `uitest` also has the time of the
// yardstick, the same search without the app.
//
//   AppBenchmark                  a test and its yardstick, from the run with the median ratio of their times
//   AppBenchmark --frames         frames
//   AppBenchmark --lines          prints the lines of text that the frames show
//   AppBenchmark --searches N     N tests in succession
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
