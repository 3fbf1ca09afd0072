import DemoServer

/// The options of the command line.
struct Options {
    var port: UInt16 = 0
    /// The path of the database; nil for memory.
    var database: String?
    /// The connection URI of the PostgreSQL database; nil for SQLite.
    var postgres: String?
    /// The maximum number of connections of the messenger.
    var clients: UInt32 = 10_000
    var faults: [FaultRule] = []
    var endsWithInput = false
    /// Whether to serve the messenger instead of the other examples.
    var servesSync = false
    var asksForHelp = false

    static let help = """
        engawa-backend: the server for the examples, on the loopback interface.

          --port N           listen on port N; 0, the default, for any free port
          --database PATH    store the colors, or everything with --sync, in the SQLite database at PATH instead of
                             memory
          --fault RULE       produce a fault, for example "GET /json/color/* delay 2", "POST * status 500 once"
                             or "* /statuses/* slow 2000"; may be repeated
          --sync             serve the messenger of the example Sync instead of the other examples; its accounts are
                             ada, bo, chiyo, haruki and noor at example.org, with passwords such as ada-password
          --postgres URL     with --sync: store everything in the PostgreSQL database at URL, such as
                             postgresql://user@host/database, which several processes may serve at the same time
          --clients N        with --sync: allow N connections at a time; 10000 is the default
          --until-input-ends also stop when the standard input ends, for example when the parent is killed
          --help             show this help

        It prints its URL when it is ready, and stops on SIGTERM or SIGINT.
        """

    struct Mistake: Error {
        var message: String
    }

    init(_ arguments: some Sequence<String>) throws {
        var arguments: [String] = arguments.reversed()
        while let option = arguments.popLast() {
            switch option {
            case "--help", "-h": asksForHelp = true
            case "--until-input-ends": endsWithInput = true
            case "--sync": servesSync = true
            case "--port":
                let value: String = try Options.value(of: option, from: &arguments)
                guard let port = UInt16(value) else {
                    throw Mistake(message: "\(value) is not a port: it must be a number from 0 to 65535.")
                }
                self.port = port
            case "--database": database = try Options.value(of: option, from: &arguments)
            case "--postgres": postgres = try Options.value(of: option, from: &arguments)
            case "--clients":
                let value: String = try Options.value(of: option, from: &arguments)
                guard let count = UInt32(value), count > 0 else {
                    throw Mistake(message: "\(value) is not a number of connections: it must be 1 or more.")
                }
                clients = count
            case "--fault":
                do {
                    faults.append(try FaultRule(parsing: Options.value(of: option, from: &arguments)))
                } catch let error as FaultRule.SyntaxError {
                    throw Mistake(message: error.message)
                }
            default: throw Mistake(message: "\(option) is not a known option. See engawa-backend --help.")
            }
        }
        try check()
    }

    /// Throws an error if an option is set without the one that it requires, or if two options exclude each other.
    private func check() throws {
        guard postgres == nil || servesSync else { throw Mistake(message: "--postgres needs --sync.") }
        guard postgres == nil || database == nil else {
            throw Mistake(message: "Choose one of --postgres and --database.")
        }
    }

    private static func value(of option: String, from arguments: inout [String]) throws -> String {
        guard let value = arguments.popLast() else { throw Mistake(message: "\(option) needs a value.") }
        return value
    }
}
