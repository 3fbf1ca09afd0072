import Foundation

/// What drawing a string may do to make it fit, and what it did.
open class NSStringDrawingContext: NSObject {
    /// How much smaller, as a factor, the text may be drawn to fit its width; 0 means as large as it is.
    open var minimumScaleFactor: CGFloat = 0

    /// How much smaller the text was drawn, as a factor.
    open internal(set) var actualScaleFactor: CGFloat = 1

    /// What the text took when it was drawn or measured last, in points.
    open internal(set) var totalBounds: CGRect = .zero

    /// Makes a context that allows nothing.
    public override init() {
        super.init()
    }
}
