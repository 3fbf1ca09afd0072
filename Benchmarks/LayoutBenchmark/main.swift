// Times the constraint solver alone. Called by the program `bench`. Prints lines of a name, a tab and numbers.
//
//     LayoutBenchmark time WORKLOAD RUNS [values]   prints times, and optionally the values that are not ambiguous
//     LayoutBenchmark write WORKLOAD                prints the workload for other solvers
//     LayoutBenchmark apart COUNT RUNS              times COUNT cells, each in its own solver
import ConstraintSolver
import Foundation

let arguments: [String] = Array(CommandLine.arguments.dropFirst())

func stop(_ sentence: String) -> Never {
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
    exit(1)
}

func number(_ index: Int) -> Int {
    guard arguments.indices.contains(index), let number = Int(arguments[index]), number > 0 else {
        stop("Argument \(index + 1) of LayoutBenchmark must be a positive number. Run Scripts/bench instead.")
    }
    return number
}

func workload() -> Workload {
    guard arguments.count > 1, let workload = Workload(named: arguments[1]) else {
        stop("LayoutBenchmark requires a workload: cell, form, or cells, tied, nested, chain or row with a size.")
    }
    return workload
}

switch arguments.first {
case "time":
    let workload: Workload = workload()
    let printsValues: Bool = arguments.contains("values")
    let measured = try Measurement(workload, repetitions: number(2), findsAmbiguity: printsValues)
    print("build\t\(measured.builds.median)")
    print("widths\t\(measured.edits.median)\t\(measured.edits.percentile95)")
    print("violation\t\(measured.worstViolation)")
    print("pivots\t\(measured.statistics.pivots)")
    if printsValues {
        for (variable, value) in measured.values.enumerated() where !measured.ambiguous.contains(variable) {
            print("value\t\(variable)\t\(value)")
        }
    }
case "write":
    print(workload().text)
case "apart":
    print("build\t\(try Measurement.apart(count: number(1), repetitions: number(2)).median)")
default:
    stop("The first argument of LayoutBenchmark must be time, write or apart. Run Scripts/bench instead.")
}
