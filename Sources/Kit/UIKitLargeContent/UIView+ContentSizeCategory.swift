import UIKitCore
import UIKitDrawing

extension UIView {
    /// The smallest text size of the view and its subviews. The default, nil, sets no limit.
    ///
    /// The limit applies to `preferredContentSizeCategory` in the view's traits, even if the trait is overridden.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { traitOverrides.minimumContentSizeCategory }
        set { traitOverrides.minimumContentSizeCategory = newValue }
    }

    /// The largest text size of the view and its subviews. The default, nil, sets no limit.
    ///
    /// If it is smaller than the minimum, only the maximum applies.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { traitOverrides.maximumContentSizeCategory }
        set { traitOverrides.maximumContentSizeCategory = newValue }
    }
}
