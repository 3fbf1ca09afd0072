/// The user's preferences for a dark appearance and reduced motion, read from environment variables.
enum Appearance {
    static func isDark(_ environment: [String: String]) -> Bool {
        if let asked = environment["ENGAWA_APPEARANCE"] { return asked.lowercased() == "dark" }
        guard let theme = environment["GTK_THEME"]?.lowercased() else { return false }
        return theme.hasSuffix(":dark") || theme.hasSuffix("-dark")
    }

    static func reducesMotion(_ environment: [String: String]) -> Bool {
        environment["ENGAWA_REDUCE_MOTION"] == "1"
    }
}
