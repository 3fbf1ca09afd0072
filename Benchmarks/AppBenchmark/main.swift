// Measures figures inside one process: frames, and whole tests of Colr. Called by the program `bench`. Prints one line
// per figure: its name, a tab, and milliseconds or megabytes.
//
//   AppBenchmark                  frames, and the median of some tests
//   AppBenchmark --searches N     N tests one after the other
import Foundation

let arguments = CommandLine.arguments
let figures: [(String, Double)] =
    if arguments.count == 3, arguments[1] == "--searches", let count = Int(arguments[2]) {
        try SearchTest.series(count)
    } else {
        [
            ("frame, full", try FrameCost.full()), ("frame, one label", try FrameCost.oneLabel()),
            ("uitest", try SearchTest.median()),
        ]
    }
for (name, value) in figures { print("\(name)\t\(value)") }
