import UIKitDrawing

/// The glass of a button.
package struct ButtonGlass: Hashable, Sendable {
    /// The number of the style, which distinguishes glass.
    private let style: Int
    /// Returns the visual effect for a tint color.
    package let makeEffect: @MainActor (UIColor?) -> UIVisualEffect

    package init(style: Int, makeEffect: @escaping @MainActor (UIColor?) -> UIVisualEffect) {
        self.style = style
        self.makeEffect = makeEffect
    }

    package static func == (left: ButtonGlass, right: ButtonGlass) -> Bool { left.style == right.style }

    package func hash(into hasher: inout Hasher) { hasher.combine(style) }
}
