import CoreGraphics
import UIKitCore

/// The track of the opacity slider: a color that becomes opaque in the reading direction, over a checkerboard that is
/// visible in both the light and the dark style.
final class OpacityTrackView: UIView {
    /// The opaque color.
    var color = UIColor.black {
        didSet { if color != oldValue { setNeedsDisplay() } }
    }

    /// The height of the track, in points.
    static let height: CGFloat = 12
    /// The side of a square of the checkerboard, in points.
    private static let square: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let shape = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2)
        context.saveGState()
        shape.addClip()
        UIColor.white.setFill()
        context.fill(bounds)
        UIColor(white: 0.75, alpha: 1).setFill()
        let columns = Int((bounds.width / Self.square).rounded(.up))
        for row in 0..<Int((bounds.height / Self.square).rounded(.up)) {
            for column in stride(from: row % 2, to: columns, by: 2) {
                context.fill(
                    CGRect(
                        x: CGFloat(column) * Self.square, y: CGFloat(row) * Self.square, width: Self.square,
                        height: Self.square))
            }
        }
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (left, right) = (CGPoint(x: bounds.minX, y: 0), CGPoint(x: bounds.maxX, y: 0))
        let colors: [CGColor] = [color.withAlphaComponent(0).cgColor, color.cgColor]
        if let gradient = CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil) {
            context.drawLinearGradient(
                gradient, start: isMirrored ? right : left, end: isMirrored ? left : right, options: [])
        }
        context.restoreGState()
        UIColor.separator.setStroke()
        UIBezierPath(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: bounds.height / 2 - 0.5).stroke()
    }
}
