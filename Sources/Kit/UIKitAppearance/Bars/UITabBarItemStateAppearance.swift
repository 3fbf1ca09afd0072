import Foundation
import UIKitDrawing

/// The appearance of a tab bar item in one state. `UITabBarItemAppearance` creates it.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title. If they contain no font or color, the default applies.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The distance by which the title moves, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }

    /// The color of a template image. The default, nil, means the tint color for a selected item, and gray for other
    /// items.
    open var iconColor: UIColor? {
        didSet { if iconColor != oldValue { onChange?() } }
    }

    /// The distance by which the badge moves, in points. The default is zero.
    open var badgePositionAdjustment: UIOffset = .zero {
        didSet { if badgePositionAdjustment != oldValue { onChange?() } }
    }

    /// The color of the badge. The default, nil, is red.
    open var badgeBackgroundColor: UIColor? {
        didSet { if badgeBackgroundColor != oldValue { onChange?() } }
    }

    /// The attributes of the badge's text. If they contain no font or color, the default applies.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The distance by which the text of the badge moves, in points. The default is zero.
    open var badgeTitlePositionAdjustment: UIOffset = .zero {
        didSet { if badgeTitlePositionAdjustment != oldValue { onChange?() } }
    }

    package var onChange: (() -> Void)?

    override init() { super.init() }

    func copyValues(of other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}
