import UIKitCore

/// An effect on a view while the pointer is over it.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The position of the tint of an effect.
    public enum TintMode: Int, Sendable {
        /// No tint.
        case none = 0
        /// Over the view.
        case overlay = 1
        /// Behind the view.
        case underlay = 2
    }

    /// The effect that suits the size of the view: `highlight` for a small view, otherwise `hover`.
    case automatic(UITargetedPreview)
    /// A light platter appears behind the view.
    case highlight(UITargetedPreview)
    /// The view grows a little and casts a shadow.
    case lift(UITargetedPreview)
    /// The view has a tint, and optionally grows and casts a shadow.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The view that has the effect, and its outline.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _):
            preview
        }
    }
}
