/// Transforms an image.
struct AffineOperation: ImageOperation {
    /// How the pixels between those of the input are computed.
    enum Sampling: Sendable {
        case nearest
        case linear
    }

    let input: ImageNode
    let transform: CGAffineTransform
    let sampling: Sampling
    private let inverse: CGAffineTransform

    init(input: ImageNode, transform: CGAffineTransform, sampling: Sampling) {
        self.input = input
        self.transform = transform
        self.sampling = sampling
        inverse = transform.inverted()
    }

    var inputs: [ImageNode] { [input] }

    /// Whether horizontal and vertical lines remain so. If they do, the pixels at the edges of the input are extended,
    /// so that the edges of the result are sharp.
    private var keepsAxes: Bool {
        // A rotation by a right angle has rounding errors.
        let (along, across) = (max(abs(transform.a), abs(transform.d)), max(abs(transform.b), abs(transform.c)))
        return min(along, across) <= max(along, across) * 1e-9
    }

    /// Returns whether pixels of an image with the transform correspond to places whose coordinates are integers.
    static func canSample(_ transform: CGAffineTransform) -> Bool {
        let determinant: CGFloat = transform.a * transform.d - transform.b * transform.c
        guard determinant != 0, determinant.isFinite else { return false }
        let back: CGAffineTransform = transform.inverted()
        // Comparisons with NaN are false.
        return [back.a, back.b, back.c, back.d, back.tx, back.ty].allSatisfy { abs($0) < CGFloat(1 << 31) }
    }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        var needed: PixelArea = PixelArea(covering: area.rect.applying(inverse)).expanded(x: 1, y: 1)
        // The pixels around the input are transparent.
        needed = needed.clamped(to: keepsAxes ? input.area : input.area.expanded(x: 1, y: 1))
        let result = PixelBuffer(area)
        if needed.count > Renderer.maximumInputSize, area.count > 1 {
            // Reads a strongly reduced image in parts.
            for half in area.halves { result.copy(pixels(in: half, renderer)) }
            return result
        }
        let source: PixelBuffer = renderer.pixels(of: input, in: needed)
        switch sampling {
        case .nearest: sampleNearest(source, into: result)
        case .linear: sampleLinearly(source, into: result)
        }
        return result
    }

    private func sampleNearest(_ source: PixelBuffer, into result: PixelBuffer) {
        let area: PixelArea = result.area
        let bounds: PixelArea = source.area
        let across: Double = inverse.a.native
        let along: Double = inverse.b.native
        for y in area.y..<area.top {
            let start: CGPoint = CGPoint(x: Double(area.x) + 0.5, y: Double(y) + 0.5).applying(inverse)
            let row: UnsafeMutablePointer<PixelValue> = result.row(y)
            for index in 0..<area.width {
                let u = Int((start.x.native + across * Double(index)).rounded(.down))
                let v = Int((start.y.native + along * Double(index)).rounded(.down))
                let x: Int = min(max(u, bounds.x), bounds.right - 1) - bounds.x
                row[index] = source.row(min(max(v, bounds.y), bounds.top - 1))[x]
            }
        }
    }

    private func sampleLinearly(_ source: PixelBuffer, into result: PixelBuffer) {
        let area: PixelArea = result.area
        let across: Double = inverse.a.native
        let along: Double = inverse.b.native
        for y in area.y..<area.top {
            let start: CGPoint = CGPoint(x: Double(area.x) + 0.5, y: Double(y) + 0.5).applying(inverse)
            let row: UnsafeMutablePointer<PixelValue> = result.row(y)
            for index in 0..<area.width {
                let u: Double = start.x.native + across * Double(index) - 0.5
                let v: Double = start.y.native + along * Double(index) - 0.5
                row[index] = source.linear(u, v)
            }
        }
    }
}

extension ImageNode {
    /// Returns the transformed image. A transform of a transform samples the original once.
    func transformed(by transform: CGAffineTransform, _ sampling: AffineOperation.Sampling) -> ImageNode {
        if transform.isIdentity { return self }
        let previous: AffineOperation? = (operation as? AffineOperation).flatMap { $0.sampling == sampling ? $0 : nil }
        let input: ImageNode = previous?.input ?? self
        let total: CGAffineTransform = previous?.transform.concatenating(transform) ?? transform
        guard AffineOperation.canSample(total), !extent.isNull else {
            return ImageNode(FillOperation(color: PixelValue(repeating: 0)), extent: .null)
        }
        return ImageNode(
            AffineOperation(input: input, transform: total, sampling: sampling), extent: input.extent.applying(total))
    }
}
