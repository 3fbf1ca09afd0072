import Foundation
import UIKitDrawing

/// The appearance of a tab bar item in one state. `UITabBarItemAppearance` creates it.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title. If they contain no font or color, the default applies.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The distance by which the title moves, in points. The default is the value of the normal state, or zero.
    open var titlePositionAdjustment: UIOffset {
        get { ownTitlePosition ?? normal?.ownTitlePosition ?? .zero }
        set { ownTitlePosition = newValue }
    }
    private var ownTitlePosition: UIOffset? {
        didSet { if ownTitlePosition != oldValue { onChange?() } }
    }

    /// The color of a template image. The default, nil, means the tint color for a selected item, and gray for other
    /// items.
    open var iconColor: UIColor? {
        didSet { if iconColor != oldValue { onChange?() } }
    }

    /// The distance by which the badge moves, in points. The default is the value of the normal state, or zero.
    open var badgePositionAdjustment: UIOffset {
        get { ownBadgePosition ?? normal?.ownBadgePosition ?? .zero }
        set { ownBadgePosition = newValue }
    }
    private var ownBadgePosition: UIOffset? {
        didSet { if ownBadgePosition != oldValue { onChange?() } }
    }

    /// The color of the badge. The default, nil, is red.
    open var badgeBackgroundColor: UIColor? {
        didSet { if badgeBackgroundColor != oldValue { onChange?() } }
    }

    /// The attributes of the badge's text. If they contain no font or color, the default applies.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The distance by which the text of the badge moves, in points. The default is the value of the normal state, or
    /// zero.
    open var badgeTitlePositionAdjustment: UIOffset {
        get { ownBadgeTitlePosition ?? normal?.ownBadgeTitlePosition ?? .zero }
        set { ownBadgeTitlePosition = newValue }
    }
    private var ownBadgeTitlePosition: UIOffset? {
        didSet { if ownBadgeTitlePosition != oldValue { onChange?() } }
    }

    package var onChange: (() -> Void)?

    /// The appearance in the normal state, which supplies the offsets that are not set; nil in the normal state.
    weak var normal: UITabBarItemStateAppearance?

    override init() { super.init() }

    func copyValues(of other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        ownTitlePosition = other.ownTitlePosition
        iconColor = other.iconColor
        ownBadgePosition = other.ownBadgePosition
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        ownBadgeTitlePosition = other.ownBadgeTitlePosition
    }
}
