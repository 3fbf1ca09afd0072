// Times the constraint solver alone. Called by the program `bench`; prints lines of a name, a tab and numbers.
//
//     LayoutBenchmark time WORKLOAD RUNS [values]   its times, and with them the values that are not ambiguous
//     LayoutBenchmark write WORKLOAD                the workload itself, for other solvers
//     LayoutBenchmark apart COUNT RUNS              so many cells, each in a solver of its own
import ConstraintSolver
import Foundation

let words: [String] = Array(CommandLine.arguments.dropFirst())

func stop(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(1)
}

func number(_ place: Int) -> Int {
    guard words.indices.contains(place), let number = Int(words[place]), number > 0 else {
        stop("LayoutBenchmark needs a number as word \(place + 1). Call it by Scripts/bench.")
    }
    return number
}

func workload() -> Workload {
    guard words.count > 1, let workload = Workload(named: words[1]) else {
        stop("LayoutBenchmark needs a workload: cell, form, or with a size cells, tied, nested, chain, row.")
    }
    return workload
}

switch words.first {
case "time":
    let workload: Workload = workload()
    let wantsValues: Bool = words.contains("values")
    let measured = try Measurement(workload, repetitions: number(2), asksAmbiguity: wantsValues)
    print("build\t\(measured.builds.median)")
    print("widths\t\(measured.edits.median)\t\(measured.edits.percentile95)")
    print("violation\t\(measured.worstViolation)")
    print("pivots\t\(measured.statistics.pivots)")
    if wantsValues {
        for (variable, value) in measured.values.enumerated() where !measured.ambiguous.contains(variable) {
            print("value\t\(variable)\t\(value)")
        }
    }
case "write":
    print(workload().text)
case "apart":
    print("build\t\(try Measurement.apart(count: number(1), repetitions: number(2)).median)")
default:
    stop("LayoutBenchmark takes time, write or apart. Call it by Scripts/bench.")
}
