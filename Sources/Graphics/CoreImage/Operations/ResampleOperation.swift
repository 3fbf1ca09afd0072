/// Scales an image about the origin, with a filter that does not skip pixels.
struct ResampleOperation: ImageOperation {
    let input: ImageNode
    let scaleX: CGFloat
    let scaleY: CGFloat
    let filter: ResamplingWeights.Filter
    /// Whether the pixels at the edges of the input are extended, so that the edges of the result are sharp.
    let extendsEdges: Bool

    var inputs: [ImageNode] { [input] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let across = ResamplingWeights(start: area.x, length: area.width, scale: scaleX.native, filter)
        let along = ResamplingWeights(start: area.y, length: area.height, scale: scaleY.native, filter)
        let needed = PixelArea(
            x: across.range.lowerBound, y: along.range.lowerBound, width: across.range.count,
            height: along.range.count)
        if needed.count > Renderer.maximumInputSize, area.count > 1 {
            let result = PixelBuffer(area)
            for half in area.halves { result.copy(pixels(in: half, renderer)) }
            return result
        }
        let read: PixelArea = extendsEdges ? needed.clamped(to: input.area) : needed
        let source: PixelBuffer = renderer.pixels(of: input, in: read)
        let rows: PixelBuffer = Self.rows(source, in: area, across)
        return Self.columns(rows, in: area, along)
    }

    /// Returns the rows of the source, scaled.
    private static func rows(_ source: PixelBuffer, in area: PixelArea, _ weights: ResamplingWeights) -> PixelBuffer {
        let bounds: PixelArea = source.area
        let result = PixelBuffer(PixelArea(x: area.x, y: bounds.y, width: area.width, height: bounds.height))
        for y in bounds.y..<bounds.top {
            let from: UnsafeMutablePointer<PixelValue> = source.row(y)
            let into: UnsafeMutablePointer<PixelValue> = result.row(y)
            for x in 0..<area.width {
                let start: Int = weights.starts[x]
                var sum = PixelValue(repeating: 0)
                for offset in 0..<weights.count {
                    let column: Int = min(max(start + offset, bounds.x), bounds.right - 1) - bounds.x
                    sum += from[column] * weights.weights[x * weights.count + offset]
                }
                into[x] = sum
            }
        }
        return result
    }

    private static func columns(
        _ source: PixelBuffer, in area: PixelArea, _ weights: ResamplingWeights
    ) -> PixelBuffer {
        let bounds: PixelArea = source.area
        let result = PixelBuffer(area)
        for y in 0..<area.height {
            let into: UnsafeMutablePointer<PixelValue> = result.row(area.y + y)
            for offset in 0..<weights.count {
                let line: Int = min(max(weights.starts[y] + offset, bounds.y), bounds.top - 1)
                let from: UnsafeMutablePointer<PixelValue> = source.row(line)
                let weight: Float = weights.weights[y * weights.count + offset]
                for x in 0..<area.width { into[x] += from[x] * weight }
            }
        }
        // The filter has negative weights.
        for index in 0..<area.count {
            let pixel: PixelValue = result.pixels[index]
            let alpha: Float = min(1, max(0, pixel.w))
            var limited: PixelValue = pointwiseMax(pixel, PixelValue(repeating: 0))
            limited.w = alpha
            result.pixels[index] = limited
        }
        return result
    }
}

extension ImageNode {
    /// Returns the image, scaled with a Lanczos filter. The factors must be positive. The edges are sharp.
    func resampled(scaleX: CGFloat, scaleY: CGFloat) -> ImageNode {
        ImageNode(
            ResampleOperation(input: self, scaleX: scaleX, scaleY: scaleY, filter: .lanczos, extendsEdges: true),
            extent: extent.applying(CGAffineTransform(scaleX: scaleX, y: scaleY)))
    }

    /// Returns the image, reduced by a factor. It has the same amount of light in each area.
    func reduced(by factor: CGFloat) -> ImageNode {
        let scaled: CGRect = extent.applying(CGAffineTransform(scaleX: 1 / factor, y: 1 / factor))
        // A pixel at the edge also affects results that are outside the scaled extent.
        return ImageNode(
            ResampleOperation(
                input: self, scaleX: 1 / factor, scaleY: 1 / factor, filter: .triangle, extendsEdges: false),
            extent: scaled.expanded(by: 1))
    }
}
