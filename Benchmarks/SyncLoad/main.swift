// Measures servers of the messenger under load: clients with open streams of events, and messages at a steady rate.
//     SyncLoad BACKEND [--postgres URL] [--processes N] [--clients N] [--readers N] [--rate N] [--seconds N]
//     BACKEND is the program engawa-backend. Without --postgres it uses SQLite.
// Prints a line for each figure: its name and its value, separated by a tab. Memory is in megabytes, and times are in
// milliseconds. Fails if a message is refused, is lost, or arrives twice.
import Foundation
import SyncServer

do {
    let options = try LoadOptions(Array(CommandLine.arguments.dropFirst()))
    let load = try SyncLoad(options)
    try load.run()
} catch {
    FileHandle.standardError.write(Data("SyncLoad: \(error)\n".utf8))
    exit(1)
}
