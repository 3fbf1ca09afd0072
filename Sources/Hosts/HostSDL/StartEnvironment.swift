import Foundation

/// The process's environment as SDL should see it while it starts.
@MainActor
final class StartEnvironment {
    private var former: [(name: String, value: String?)] = []

    init(_ environment: [String: String]) {
        // SDL looks for a session bus. Where none is known, the bus library would start one, which takes longer than
        // all the rest; so it is told that there is none.
        if environment["DBUS_SESSION_BUS_ADDRESS"] == nil, !StartEnvironment.hasUserBus(environment) {
            change("DBUS_SESSION_BUS_ADDRESS", to: "disabled:", in: environment)
        }
        // While SDL opens the input method, it takes on the person's locale, for the whole process. How numbers are
        // written must not change under the other threads meanwhile.
        if let all = environment["LC_ALL"], !all.isEmpty {
            change("LC_ALL", to: nil, in: environment)
            change("LC_CTYPE", to: all, in: environment)
        }
        change("LC_NUMERIC", to: "C", in: environment)
    }

    /// Puts everything back.
    func restore() {
        for (name, value) in former { StartEnvironment.set(name, to: value) }
        former.removeAll()
    }

    private func change(_ name: String, to value: String?, in environment: [String: String]) {
        former.append((name, environment[name]))
        StartEnvironment.set(name, to: value)
    }

    private static func set(_ name: String, to value: String?) {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }

    private static func hasUserBus(_ environment: [String: String]) -> Bool {
        guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
        return access("\(folder)/bus", F_OK) == 0
    }
}
