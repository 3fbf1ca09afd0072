import Foundation
import UIKitDrawing

/// The appearance of a bar button item in one state. `UIBarButtonItemAppearance` creates it.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title. If they contain no font or color, the default applies.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// The distance by which the title moves, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { if titlePositionAdjustment != oldValue { onChange?() } }
    }

    /// The image behind the title, stretched to the item's size. The default is nil.
    open var backgroundImage: UIImage? {
        didSet { if backgroundImage !== oldValue { onChange?() } }
    }

    /// The distance by which the background image moves, in points. The default is zero.
    open var backgroundImagePositionAdjustment: UIOffset = .zero {
        didSet { if backgroundImagePositionAdjustment != oldValue { onChange?() } }
    }

    package var onChange: (() -> Void)?

    override init() { super.init() }

    func copyValues(of other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}
