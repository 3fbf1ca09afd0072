import AppDriver
import Foundation

/// The state of the process that a launched application finds: arguments, environment and defaults.
@MainActor
struct LaunchState {
    private let arguments: [String]
    private let environment: [String: String]
    private let formerArguments: [String]
    private let formerEnvironment: [String: String]

    init(arguments: [String], environment: [String: String]) {
        self.arguments = arguments
        self.environment = environment
        formerArguments = LaunchArguments.current
        formerEnvironment = ProcessInfo.processInfo.environment
    }

    /// Gives the application its arguments and environment, and empty defaults.
    func apply() {
        // Foundation reads the process's own arguments into the defaults once, at their first use.
        let defaults = UserDefaults.standard
        LaunchArguments.current = Array(formerArguments.prefix(1)) + arguments
        for (name, value) in environment { setenv(name, value, 1) }
        defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        for name in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: name) }
        defaults.setVolatileDomain(argumentDefaults, forName: UserDefaults.argumentDomain)
    }

    /// Gives the process back the arguments and the environment that it had before.
    func restore() {
        LaunchArguments.current = formerArguments
        for name in environment.keys {
            if let value = formerEnvironment[name] { setenv(name, value, 1) } else { unsetenv(name) }
        }
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    }

    /// The defaults that arguments such as `-name value` set.
    private var argumentDefaults: [String: Any] {
        var defaults: [String: Any] = [:]
        var rest: ArraySlice<String> = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument.count > 1, let value = rest.first, !Self.isName(value) else {
                continue
            }
            rest.removeFirst()
            defaults[String(argument.dropFirst())] = Self.propertyList(value)
        }
        return defaults
    }

    private static func isName(_ argument: String) -> Bool {
        argument.hasPrefix("-") && Double(argument) == nil
    }

    /// The arrays and dictionaries that an argument writes as an XML property list; any other argument is a string.
    private static func propertyList(_ argument: String) -> Any {
        guard argument.hasPrefix("<"),
            let list = try? PropertyListSerialization.propertyList(from: Data(argument.utf8), format: nil)
        else { return argument }
        return list
    }
}
