import Foundation
import UIKitDrawing

/// The appearance of a bar button item in one state. `UIBarButtonItemAppearance` creates it.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
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

    /// The image behind the title, stretched to the item's size. The default is nil.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { onChange?() } }
    }

    /// The distance by which the background image moves, in points. The default is the value of the normal state, or
    /// zero.
    open var backgroundImagePositionAdjustment: UIOffset {
        get { ownBackgroundImagePosition ?? normal?.ownBackgroundImagePosition ?? .zero }
        set { ownBackgroundImagePosition = newValue }
    }
    private var ownBackgroundImagePosition: UIOffset? {
        didSet { if ownBackgroundImagePosition != oldValue { onChange?() } }
    }

    package var onChange: (() -> Void)?

    /// The appearance in the normal state, which supplies the offsets that are not set; nil in the normal state.
    weak var normal: UIBarButtonItemStateAppearance?

    override init() { super.init() }

    func copyValues(of other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        ownTitlePosition = other.ownTitlePosition
        backgroundImage = other.backgroundImage
        ownBackgroundImagePosition = other.ownBackgroundImagePosition
    }
}
