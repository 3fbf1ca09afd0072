import Foundation

extension UserDefaults {
    /// The name under which CoreFoundation stores the domain of `UserDefaults.standard`.
    package static let currentApplicationName: String = {
        // The first use creates the domain. Access by name alone would create a second domain with a different file.
        _ = UserDefaults.standard.object(forKey: "AppleLanguages")
        return "kCFPreferencesCurrentApplication"
    }()
}
