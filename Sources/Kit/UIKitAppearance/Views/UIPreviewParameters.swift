import Foundation
import UIKitDrawing

/// The shape and the background of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject {
    /// The visible part of the view, in its coordinates. The default, nil, is the whole view.
    open var visiblePath: UIBezierPath?

    /// The shape of the shadow while the preview is lifted, in the coordinates of the view. The default, nil, is the
    /// shape of `visiblePath`.
    open var shadowPath: UIBezierPath?

    /// The color behind the view, or nil for the system's background. The default is nil.
    open var backgroundColor: UIColor?

    /// Creates parameters for a whole view.
    public override init() { super.init() }

    /// Creates parameters for lines of text.
    ///
    /// - Parameter textLineRects: The rectangles of the lines, in the coordinates of the view.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        let path = UIBezierPath()
        for rect in textLineRects.map(\.rectValue) {
            path.append(UIBezierPath(roundedRect: rect.insetBy(dx: -6, dy: -4), cornerRadius: 6))
        }
        visiblePath = path
    }
}
