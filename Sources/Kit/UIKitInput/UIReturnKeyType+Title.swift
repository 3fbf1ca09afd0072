extension UIReturnKeyType {
    /// The title of the Return key on the on-screen keyboard.
    package var title: String {
        switch self {
        case .default: "return"
        case .go: "go"
        case .google, .search, .yahoo: "search"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .send: "send"
        case .done: "done"
        case .emergencyCall: "emergency call"
        case .continue: "continue"
        }
    }

    /// The accessibility hint of a field that is being edited: the title, or nil for the default title, which does not
    /// describe the effect of the key.
    package var accessibilityHint: String? { self == .default ? nil : title }
}
