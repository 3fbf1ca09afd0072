import Foundation

/// A font in a registered file.
struct RegisteredFace: Equatable, Sendable {
    var family: String
    /// The weight on the CSS scale.
    var weight: CGFloat
    var isItalic: Bool
}
