/// The user's preferences for a dark appearance, reduced motion and the text size, read from environment variables.
enum Appearance {
    static func isDark(_ environment: [String: String]) -> Bool {
        if let appearance = environment["ENGAWA_APPEARANCE"] { return appearance.lowercased() == "dark" }
        guard let theme = environment["GTK_THEME"]?.lowercased() else { return false }
        return theme.hasSuffix(":dark") || theme.hasSuffix("-dark")
    }

    static func reducesMotion(_ environment: [String: String]) -> Bool {
        environment["ENGAWA_REDUCE_MOTION"] == "1"
    }

    /// Returns the text scale that the environment requests, or nil if it requests none.
    static func textScale(_ environment: [String: String]) -> Double? {
        guard let text = environment["ENGAWA_TEXT_SCALE"], let scale = Double(text), scale > 0, scale.isFinite
        else { return nil }
        return scale
    }
}
