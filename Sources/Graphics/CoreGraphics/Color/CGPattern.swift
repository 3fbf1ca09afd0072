/// The ways in which a pattern may deviate from its steps, so that its cells begin at pixels.
public enum CGPatternTiling: Int32, Sendable {
    /// The cells are not distorted.
    case noDistortion = 0
    /// The steps are constant, and the cells are distorted as little as possible.
    case constantSpacingMinimalDistortion = 1
    /// The steps are constant.
    case constantSpacing = 2
}

/// A function that draws a cell of a pattern in a context.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A function that is called when a pattern is deallocated.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
    /// The version of the structure, which is 0.
    public var version: UInt32 = 0
    /// Draws a cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is deallocated.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates a structure without functions.
    public init() {}

    /// Creates a structure with functions.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        self.version = version
        self.drawPattern = drawPattern
        self.releaseInfo = releaseInfo
    }
}

/// A cell that a context repeats in both directions.
///
/// The cell is drawn into a bitmap when the pattern becomes the pattern of a context.
// @unchecked: the properties are constant. As on Apple platforms, the functions of the app run on the threads on which
// the app draws.
public final class CGPattern: @unchecked Sendable {
    private let info: UnsafeMutableRawPointer?
    private let bounds: CGRect
    private let matrix: CGAffineTransform
    private let step: CGSize
    private let callbacks: CGPatternCallbacks
    /// Whether the cell has its own colors.
    let isColored: Bool

    /// Creates a pattern, or returns nil if the bounds or the steps are empty, or there is no function that draws.
    ///
    /// - Parameters:
    ///   - info: A pointer for the functions.
    ///   - bounds: The area of the cell, in the space of the pattern. What is drawn outside it is not visible.
    ///   - matrix: The transform from the space of the pattern to the base space of the context.
    ///   - xStep: The horizontal distance between cells.
    ///   - yStep: The vertical distance between cells.
    ///   - tiling: It has no effect. Cells are distorted by less than a pixel, and steps are constant.
    ///   - isColored: Whether the cell has its own colors. Otherwise, it is a mask for the color of the context.
    ///   - callbacks: The functions of the pattern.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        let bounds: CGRect = bounds.standardized
        guard bounds.width > 0, bounds.height > 0, xStep != 0, yStep != 0, callbacks.pointee.drawPattern != nil else {
            return nil
        }
        self.info = info
        self.bounds = bounds
        self.matrix = matrix
        step = CGSize(width: abs(xStep), height: abs(yStep))
        self.isColored = isColored
        self.callbacks = callbacks.pointee
    }

    deinit { callbacks.releaseInfo?(info) }

    /// Draws the cell for a context, or returns nil if it is too large.
    ///
    /// - Parameters:
    ///   - color: The color of an uncolored pattern.
    ///   - isTopLeft: Whether the y axis of the base space points down.
    ///   - scale: The number of pixels per unit of base space.
    func tile(color: CGColor?, isTopLeft: Bool, scale: CGFloat) -> PatternTile? {
        let across: CGFloat = hypot(matrix.a, matrix.b) * scale
        let down: CGFloat = hypot(matrix.c, matrix.d) * scale
        // Whole pixels, so that cells adjoin without a seam.
        let pixels = CGSize(
            width: max(1, (step.width * across).rounded()), height: max(1, (step.height * down).rounded()))
        guard let context = CGContext(topLeftSize: pixels, scale: 1, opaque: false) else { return nil }
        // From the space with the origin at the top left of the cell to the space of the pattern.
        let corner: CGAffineTransform =
            isTopLeft
            ? CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
            : CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: bounds.minX, ty: bounds.minY + step.height)
        context.scaleBy(x: pixels.width / step.width, y: pixels.height / step.height)
        context.concatenate(corner.inverted())
        if let color {
            context.setFillColor(color)
            context.setStrokeColor(color)
        }
        // Cells that are larger than the steps overlap.
        let columns = Int((bounds.width / step.width).rounded(.up))
        let rows = Int((bounds.height / step.height).rounded(.up))
        for row in 0..<rows {
            for column in 0..<columns {
                context.saveGState()
                context.translateBy(x: -CGFloat(column) * step.width, y: -CGFloat(row) * step.height)
                context.clip(to: bounds)
                callbacks.drawPattern?(info, context)
                context.restoreGState()
            }
        }
        return context.finishImage().flatMap {
            PatternTile($0, size: step, placement: corner.concatenating(matrix))
        }
    }
}

extension CGContext {
    /// Sets the pattern with which shapes are filled. The fill space must be a space for patterns.
    ///
    /// - Parameter components: The opacity of a colored pattern, or the components and the opacity of the color of an
    ///   uncolored pattern in the base space of the fill space.
    public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        color(pattern, components, state.fillSpace).map { state.fillColor = $0 }
    }

    /// Sets the pattern with which shapes are stroked. The stroke space must be a space for patterns.
    ///
    /// - Parameter components: The opacity of a colored pattern, or the components and the opacity of the color of an
    ///   uncolored pattern in the base space of the stroke space.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
        color(pattern, components, state.strokeSpace).map { state.strokeColor = $0 }
    }

    /// Sets the distance by which patterns of `setFillPattern(_:colorComponents:)` and
    /// `setStrokePattern(_:colorComponents:)` move in base space.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    private func color(
        _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, _ space: CGColorSpace
    ) -> CGColor? {
        PatternCell(pattern, components, space)?.color(isTopLeft: isTopLeft, scale: scale)
    }
}
