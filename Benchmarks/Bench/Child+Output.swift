extension Child {
    /// What a program prints, a line each, cut where it has tabs.
    ///
    /// - Throws: when the program does not end well.
    static func table(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws
        -> [[String]]
    {
        let child = try Child(program, arguments, environment: environment)
        let output: String = child.readToEnd()
        guard child.wait().status == 0 else {
            throw BenchError("\(program) \(arguments.joined(separator: " ")) did not end well.")
        }
        return output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    }

    /// The numbers that a program prints.
    static func numbers(_ program: String, _ arguments: [String]) throws -> [Double] {
        try table(program, arguments).joined().compactMap { Double($0) }
    }

    /// The figures that a program prints: a line each of a name, its value, and the yardstick's if it has one.
    static func figures(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws
        -> [(name: String, value: Double, yardstick: Double?)]
    {
        try table(program, arguments, environment: environment).map { columns in
            guard columns.count >= 2, let value = Double(columns[1]) else {
                throw BenchError("\(program) said “\(columns.joined(separator: " "))”, which is no figure.")
            }
            return (columns[0], value, columns.count > 2 ? Double(columns[2]) : nil)
        }
    }
}
