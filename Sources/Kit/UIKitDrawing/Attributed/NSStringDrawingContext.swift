import Foundation

/// The limits and the results of drawing or measuring a string.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale factor by which text can shrink to fit; 0 means that it does not shrink.
    open var minimumScaleFactor: CGFloat = 0

    /// The scale factor of the last drawing or measurement.
    open internal(set) var actualScaleFactor: CGFloat = 1

    /// The bounds of the text in the last drawing or measurement, in points.
    open internal(set) var totalBounds: CGRect = .zero

    /// Creates a context in which text does not shrink.
    public override init() {
        super.init()
    }
}
