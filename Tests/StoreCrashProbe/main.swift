// Works on a store until it is killed, and prints a number on a line after each step.
//     StoreCrashProbe write FILE SEED           adds entries; prints the identity of the last acknowledged entry
//     StoreCrashProbe secrets FILE SEED         adds lockers, whose key is in FILE.key; prints the identity of the last
//                                               acknowledged locker
//     StoreCrashProbe migrate FILE STAGE        migrates a file of entries and stays at the stage until it is killed;
//                                               prints each stage that it reaches. Exits if it never reaches the stage
//     StoreCrashProbe back-up FILE DESTINATION  backs up the file repeatedly; prints the number of finished backups
// Each write is one transaction on two tables, so both must always agree.
import Foundation
import Store

/// Prints a number on a line, without buffering.
func report(_ number: Int) {
    let line: [UInt8] = Array("\(number)\n".utf8)
    _ = write(1, line, line.count)
}

let arguments: [String] = Array(CommandLine.arguments.dropFirst())
let file = URL(fileURLWithPath: arguments[1])
switch arguments[0] {
case "write": try RecordAdder(file: file).addEntries(seed: Int(arguments[2])!)
case "secrets": try RecordAdder(file: file).addLockers(seed: Int(arguments[2])!)
case "migrate":
    let probe = MigrationProbe(stage: Int(arguments[2])!)
    _ = try Store(at: file, migrations: probe.migrations)
    probe.reachEnd()
default:
    let store = try Store(at: file, migrations: RecordAdder.migrations)
    for number in 0... {
        report(number)
        try store.backUp(to: URL(fileURLWithPath: arguments[2]))
    }
}
