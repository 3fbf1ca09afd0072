import Foundation

/// Changes environment variables while SDL initializes.
@MainActor
final class StartEnvironment {
    private var savedVariables: [(name: String, value: String?)] = []

    init(_ environment: [String: String]) {
        // SDL connects to the session bus. Without an address, the bus library would start a bus, which takes longer
        // than all other steps. The address `disabled:` prevents this.
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
        // X11's input method takes 10 ms to parse its compose sequences, unless an earlier process stored the result in
        // this folder. (It ignores the folder in processes of the root user.)
        if let folder = StartEnvironment.composeCache(environment) {
            mkdir((folder as NSString).deletingLastPathComponent, 0o700)
            mkdir(folder, 0o700)
            change("XCOMPOSECACHE", to: folder, in: environment)
        }
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

    /// Returns the folder in which to store parsed compose sequences; nil if the user has chosen one, or has no home
    /// folder.
    static func composeCache(_ environment: [String: String]) -> String? {
        guard environment["XCOMPOSECACHE"] == nil, let home = environment["HOME"], home.hasPrefix("/") else {
            return nil
        }
        guard access("\(home)/.compose-cache", F_OK) != 0 else { return nil }
        let caches: String? = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return "\(caches ?? "\(home)/.cache")/compose"
    }

    /// Returns whether there is a session bus that the program can use without starting one.
    static func hasSessionBus(_ environment: [String: String]) -> Bool {
        if environment["DBUS_SESSION_BUS_ADDRESS"] != nil { return true }
        guard let folder = environment["XDG_RUNTIME_DIR"] else { return false }
        return access("\(folder)/bus", F_OK) == 0
    }
}
