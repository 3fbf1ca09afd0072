import Foundation

extension UserDefaults {
    /// The name under which CoreFoundation stores the domain of `UserDefaults.standard`.
    package static let currentApplicationName: String = {
        // The first use creates the domain. An access by name alone would create another one with another file.
        _ = UserDefaults.standard.object(forKey: "AppleLanguages")
        return "kCFPreferencesCurrentApplication"
    }()
}
