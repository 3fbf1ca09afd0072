// Measures the messenger Sync. The program `bench` runs it. It prints a line for each figure: the name, a tab and the
// value.
//
//   SyncBenchmark --prepare FOLDER COUNT   fills the store in a folder with messages
//   SyncBenchmark --first FOLDER           a launch with that store, to the first frame
//   SyncBenchmark --type FOLDER            keys in the input of the conversation with these messages
//   SyncBenchmark --talk                   messages between two windows on the display
//   SyncBenchmark --write, --read          one of these windows
//
// `START_NS` is the time at which the program was started, in nanoseconds of the monotonic clock.
import Foundation

func printFigure(_ name: String, _ value: Double) { print("\(name)\t\(value)") }

let arguments = Array(CommandLine.arguments.dropFirst())
switch (arguments.first ?? "", arguments.dropFirst().first) {
case ("--prepare", let folder?):
    try StoredTalk(folder: folder).prepare(count: arguments.dropFirst(2).first.flatMap { Int($0) } ?? 0)
case ("--first", let folder?): try StoredTalk(folder: folder).launch()
case ("--type", let folder?): try StoredTalk(folder: folder).type()
case ("--talk", _): try Talk.measure()
case ("--write", _): try TalkWindow(.write).run()
case ("--read", _): try TalkWindow(.read).run()
default:
    FileHandle.standardError.write(Data("SyncBenchmark is run by Scripts/bench.\n".utf8))
    exit(2)
}
