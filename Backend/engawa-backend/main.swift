import DemoServer
import Foundation

/// Writes a message to the standard error.
func reportProblem(_ message: String) {
    FileHandle.standardError.write(Data("engawa-backend: \(message)\n".utf8))
}

/// Sends this process SIGTERM when the standard input ends.
func stopWhenInputEnds() {
    Thread.detachNewThread {
        while let bytes = try? FileHandle.standardInput.read(upToCount: 4_096), !bytes.isEmpty {}
        kill(getpid(), SIGTERM)
    }
}

// The signals are blocked before any thread starts, so that only this thread receives them, with `sigwait`.
var signals = sigset_t()
sigemptyset(&signals)
sigaddset(&signals, SIGTERM)
sigaddset(&signals, SIGINT)
pthread_sigmask(SIG_BLOCK, &signals, nil)

do {
    let options = try Options(CommandLine.arguments.dropFirst())
    guard !options.asksForHelp else {
        print(Options.help)
        exit(0)
    }
    let server = DemoServer(database: options.database, port: options.port)
    for rule in options.faults { server.faults.add(rule) }
    let url: URL = try server.start()
    for warning in server.warnings { reportProblem(warning) }
    print(url.absoluteString)
    fflush(nil)
    if options.endsWithInput { stopWhenInputEnds() }
    var signal: Int32 = 0
    sigwait(&signals, &signal)
    server.stop()
} catch let mistake as Options.Mistake {
    reportProblem(mistake.message)
    exit(2)
} catch let error as DemoServer.StartError {
    reportProblem(error.message)
    exit(1)
}
