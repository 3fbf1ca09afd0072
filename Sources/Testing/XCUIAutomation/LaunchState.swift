import AppBundles
import AppDriver
import Foundation

/// The process state of a launched application: arguments, environment and defaults.
@MainActor
struct LaunchState {
    private let arguments: [String]
    private let environment: [String: String]
    private let previousArguments: [String]
    private let previousEnvironment: [String: String]

    init(arguments: [String], environment: [String: String]) {
        self.arguments = arguments
        self.environment = environment
        previousArguments = LaunchArguments.current
        previousEnvironment = ProcessInfo.processInfo.environment
    }

    /// Sets the application's arguments and environment. Empties the defaults of an application without a bundle
    /// identifier; other applications have a separate folder for defaults, which is empty when the tests start.
    func apply() {
        // On its first use, `UserDefaults` reads the arguments of the process, so it is used before they change.
        let defaults = UserDefaults.standard
        LaunchArguments.current = Array(previousArguments.prefix(1)) + arguments
        for (name, value) in environment { setenv(name, value, 1) }
        defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        if Sandbox.home == nil {
            for name in defaults.dictionaryRepresentation().keys { defaults.removeObject(forKey: name) }
        }
        defaults.setVolatileDomain(argumentDefaults, forName: UserDefaults.argumentDomain)
        UserLanguages.reset()
    }

    /// Restores the previous arguments and environment of the process.
    func restore() {
        LaunchArguments.current = previousArguments
        for name in environment.keys {
            if let value = previousEnvironment[name] { setenv(name, value, 1) } else { unsetenv(name) }
        }
        UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
        UserLanguages.reset()
    }

    /// The defaults that arguments such as `-name value` set.
    private var argumentDefaults: [String: Any] {
        var defaults: [String: Any] = [:]
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            guard argument.hasPrefix("-"), argument.count > 1, let value = rest.first, !Self.isOptionName(value) else {
                continue
            }
            rest.removeFirst()
            defaults[String(argument.dropFirst())] = Self.propertyList(value)
        }
        return defaults
    }

    private static func isOptionName(_ argument: String) -> Bool {
        argument.hasPrefix("-") && Double(argument) == nil
    }

    /// Returns the value that an argument contains as a property list, such as `(de, en)`. Any other argument is a
    /// string.
    private static func propertyList(_ argument: String) -> Any {
        guard let first = argument.first, "<({\"".contains(first),
            let list = try? PropertyListSerialization.propertyList(from: Data(argument.utf8), format: nil)
        else { return argument }
        return list
    }
}
