import DemoServer

/// What the command line asks for.
struct Options {
    var port: UInt16 = 0
    var database: DemoServer.Database = .inMemory
    var faults: [FaultRule] = []
    var endsWithInput = false
    var asksForHelp = false

    static let help = """
        engawa-backend: the examples' server, on the loopback interface.

          --port N           listen on port N; 0, the default, is any free one
          --database PATH    keep the colours in the SQLite database at PATH; without it, in memory
          --fault RULE       misbehave, for example "GET /json/color/* delay 2", "POST * status 500 once"
                             or "* /statuses/* slow 2000"; may be given several times
          --until-input-ends stop also when the standard input ends, as it does with a parent that is killed
          --help             say this

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
            case "--port":
                let value: String = try Options.value(of: option, from: &arguments)
                guard let port = UInt16(value) else {
                    throw Mistake(message: "\(value) is no port: it must be a number from 0 to 65535.")
                }
                self.port = port
            case "--database": database = .file(try Options.value(of: option, from: &arguments))
            case "--fault":
                do {
                    faults.append(try FaultRule(parsing: Options.value(of: option, from: &arguments)))
                } catch let error as FaultRule.SyntaxError {
                    throw Mistake(message: error.message)
                }
            default: throw Mistake(message: "\(option) is not known. engawa-backend --help lists what is.")
            }
        }
    }

    private static func value(of option: String, from arguments: inout [String]) throws -> String {
        guard let value = arguments.popLast() else { throw Mistake(message: "\(option) needs a value.") }
        return value
    }
}
