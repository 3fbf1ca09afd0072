import AppProjects

/// The parsed arguments of a command.
struct Arguments {
    /// The arguments that do not begin with a hyphen.
    var operands: [String] = []
    /// The values of options such as `--app`.
    var values: [String: String] = [:]
    /// The options without a value, such as `--verbose`.
    var flags: Set<String> = []
    /// The arguments after `--`.
    var rest: [String] = []

    /// Parses arguments.
    ///
    /// - Throws: `ProjectError` for an unknown option or an option without its value.
    init(_ arguments: [String], command: String, options: Set<String>, flags known: Set<String>) throws {
        var arguments: ArraySlice<String> = arguments[...]
        while let argument = arguments.popFirst() {
            if argument == "--" {
                rest = Array(arguments)
                return
            }
            guard argument.hasPrefix("-") else {
                operands.append(argument)
                continue
            }
            if known.contains(argument) {
                flags.insert(argument)
            } else if options.contains(argument) {
                guard let value = arguments.popFirst() else {
                    throw ProjectError("engawa \(command): \(argument) needs a value. Run engawa --help.")
                }
                values[argument] = value
            } else {
                throw ProjectError("engawa \(command): There is no option “\(argument)”. Run engawa --help.")
            }
        }
    }

    /// - Throws: `ProjectError` if there are more than `count` operands.
    func checkOperands(atMost count: Int, command: String) throws {
        guard operands.count > count else { return }
        throw ProjectError("engawa \(command): “\(operands[count])” is one argument too many. Quote paths with spaces.")
    }
}
