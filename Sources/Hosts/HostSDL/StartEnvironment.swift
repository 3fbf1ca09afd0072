import Foundation

/// Changes environment variables while SDL initializes.
@MainActor
final class StartEnvironment {
    private var savedVariables: [(name: String, value: String?)] = []

    init(_ environment: [String: String]) {
        // SDL connects to the session bus. Without an address, the bus library would start a bus, which takes longer
        // than all other steps, so the address disables it.
        if !StartEnvironment.hasSessionBus(environment) {
            change("DBUS_SESSION_BUS_ADDRESS", to: "disabled:", in: environment)
        }
        // While SDL opens the input method, it sets the user's locale for the whole process. The number format must
        // stay the same, because other threads format numbers.
        if let all = environment["LC_ALL"], !all.isEmpty {
            change("LC_ALL", to: nil, in: environment)
            change("LC_CTYPE", to: all, in: environment)
        }
        change("LC_NUMERIC", to: "C", in: environment)
    }

    /// Restores the original values.
    func restore() {
        for (name, value) in savedVariables { StartEnvironment.set(name, to: value) }
        savedVariables.removeAll()
    }

    private func change(_ name: String, to value: String?, in environment: [String: String]) {
        savedVariables.append((name, environment[name]))
        StartEnvironment.set(name, to: value)
    }

    private static func set(_ name: String, to value: String?) {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }

    /// Returns whether there is a session bus that the program can use without starting one.
    static func hasSessionBus(_ environment: [String: String]) -> Bool {
        if environment["DBUS_SESSION_BUS_ADDRESS"] != nil { return true }
        guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
        return access("\(folder)/bus", F_OK) == 0
    }
}
