// Works on a store until it is killed, and prints a line after each step.
//     StoreCrashProbe write FILE SEED           adds entries; a line is the number of the last one that was acknowledged
//     StoreCrashProbe secrets FILE SEED         adds lockers, whose key is in FILE.key; the lines are the same
//     StoreCrashProbe migrate FILE STAGE        brings a file of entries up to date, and stays at this stage for ever; a
//                                               line is a stage that was reached. Where there is no such one it ends
//     StoreCrashProbe back-up FILE DESTINATION  backs it up again and again; a line is how often it was
// Each write is one transaction on two tables, which agree whenever the file is looked at.
import Foundation
import Store

/// Prints a line, at once.
func say(_ number: Int) {
    let line: [UInt8] = Array("\(number)\n".utf8)
    _ = write(1, line, line.count)
}

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
let file = URL(fileURLWithPath: arguments[1])
switch arguments[0] {
case "write": try Adding(file: file).addEntries(seed: Int(arguments[2])!)
case "secrets": try Adding(file: file).addLockers(seed: Int(arguments[2])!)
case "migrate":
    let moving = Moving(stage: Int(arguments[2])!)
    _ = try Store(at: file, migrations: moving.migrations)
    moving.reachEnd()
default:
    let store = try Store(at: file, migrations: Adding.migrations)
    for number in 0... {
        say(number)
        try store.backUp(to: URL(fileURLWithPath: arguments[2]))
    }
}
