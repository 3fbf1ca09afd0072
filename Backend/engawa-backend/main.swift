import DemoServer
import Foundation
import SyncServer

/// Writes a message to standard error.
func reportProblem(_ message: String) {
    FileHandle.standardError.write(Data("engawa-backend: \(message)\n".utf8))
}

/// Sends this process SIGTERM when standard input reaches its end.
func stopWhenInputEnds() {
    Thread.detachNewThread {
        while let bytes = try? FileHandle.standardInput.read(upToCount: 4_096), !bytes.isEmpty {}
        kill(getpid(), SIGTERM)
    }
}

func startDemo(_ options: Options) throws -> (url: URL, stop: () -> Void) {
    let server = DemoServer(database: options.database.map { .file($0) } ?? .inMemory, port: options.port)
    for rule in options.faults { server.faults.add(rule) }
    let url: URL = try server.start()
    for warning in server.warnings { reportProblem(warning) }
    return (url, server.stop)
}

/// Raises the soft limit on open files to the hard limit, because each client's connection is an open file.
func raiseFileLimit() {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    limit.rlim_cur = limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
}

func startSync(_ options: Options) throws -> (url: URL, stop: () -> Void) {
    raiseFileLimit()
    let database: SyncServer.Database =
        if let url = options.postgres { .postgres(url) } else { options.database.map { .file($0) } ?? .inMemory }
    let server = try SyncServer(
        database: database, port: options.port, isSeeded: true, heartbeat: 25, clientLimit: options.clients,
        idleLimit: 60)
    for rule in options.faults { server.faults.add(rule) }
    return (try server.start(), server.stop)
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
    let (url, stop): (URL, () -> Void) = try options.servesSync ? startSync(options) : startDemo(options)
    print(url.absoluteString)
    fflush(nil)
    if options.endsWithInput { stopWhenInputEnds() }
    var signal: Int32 = 0
    sigwait(&signals, &signal)
    stop()
} catch let mistake as Options.Mistake {
    reportProblem(mistake.message)
    exit(2)
} catch let error as DemoServer.StartError {
    reportProblem(error.message)
    exit(1)
} catch {
    reportProblem("The database cannot be opened. \(error)")
    exit(1)
}
