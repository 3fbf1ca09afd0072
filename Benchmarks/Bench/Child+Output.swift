import Foundation

extension Child {
    /// Runs a program and returns the lines that it prints, split at tabs.
    ///
    /// - Throws: `BenchError` if the program fails.
    static func table(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws
        -> [[String]]
    {
        let child = try Child(program, arguments, environment: environment)
        let output: String = child.readToEnd()
        guard child.wait().status == 0 else {
            throw BenchError("\(program) \(arguments.joined(separator: " ")) failed.")
        }
        return output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
    }

    /// Runs a program and returns the numbers that it prints.
    static func numbers(_ program: String, _ arguments: [String]) throws -> [Double] {
        try table(program, arguments).joined().compactMap { Double($0) }
    }

    /// Runs a program, and writes its output to `file`.
    static func write(_ program: String, _ arguments: [String], to file: URL) throws {
        let child = try Child(program, arguments)
        let output: String = child.readToEnd()
        guard child.wait().status == 0 else {
            throw BenchError("\(program) \(arguments.joined(separator: " ")) failed.")
        }
        try output.write(to: file, atomically: true, encoding: .utf8)
    }

    /// Runs a program and returns the figures that it prints. Each line has a name, a value, and the value of the
    /// yardstick if there is one.
    static func figures(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws
        -> [(name: String, value: Double, yardstick: Double?)]
    {
        try table(program, arguments, environment: environment).map { columns in
            guard columns.count >= 2, let value = Double(columns[1]) else {
                throw BenchError("\(program) printed “\(columns.joined(separator: " "))”, which is not a figure.")
            }
            return (columns[0], value, columns.count > 2 ? Double(columns[2]) : nil)
        }
    }

    /// Runs a program and returns the values that it prints, by name.
    static func dictionary(_ program: String, _ arguments: [String], environment: [String: String?] = [:]) throws
        -> [String: Double]
    {
        let lines = try figures(program, arguments, environment: environment)
        return Dictionary(lines.map { ($0.name, $0.value) }) { $1 }
    }
}
