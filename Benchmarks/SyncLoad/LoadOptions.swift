/// The options of the command line.
struct LoadOptions {
    struct Mistake: Error, CustomStringConvertible {
        var description: String
    }

    /// The path of engawa-backend.
    let program: String
    var postgres: String?
    var processes = 1
    var clients = 2_000
    /// The number of members of each conversation. All of them receive its messages.
    var readers = 20
    /// The number of messages in a second.
    var rate = 500
    var seconds = 30

    init(_ words: [String]) throws {
        var words: [String] = words.reversed()
        guard let program = words.popLast() else {
            throw Mistake(description: "The path of engawa-backend is missing.")
        }
        self.program = program
        while let option = words.popLast() {
            guard let value = words.popLast() else { throw Mistake(description: "\(option) needs a value.") }
            if option == "--postgres" {
                postgres = value
                continue
            }
            guard let number = Int(value), number > 0 else {
                throw Mistake(description: "\(option) \(value) is not valid.")
            }
            switch option {
            case "--processes": processes = number
            case "--clients": clients = number
            case "--readers": readers = number
            case "--rate": rate = number
            case "--seconds": seconds = number
            default: throw Mistake(description: "There is no option \(option).")
            }
        }
        guard processes == 1 || postgres != nil else {
            throw Mistake(description: "Several processes need --postgres.")
        }
    }
}
