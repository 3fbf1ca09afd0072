/// Combines an image with the image behind it.
struct CompositeOperation: ImageOperation {
    let source: ImageNode
    let background: ImageNode
    let mode: CompositeMode

    var inputs: [ImageNode] { [source, background] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let result: PixelBuffer = renderer.pixels(of: background, in: area)
        // A blend mode or an operator that keeps the background changes it only inside the extent of the image.
        let changed: PixelArea
        switch mode {
        case .sourceIn, .sourceOut, .minimum, .product: changed = area
        default: changed = area.intersection(source.area)
        }
        guard !changed.isEmpty else { return result }
        let pixels: PixelBuffer = renderer.pixels(of: source, in: changed)
        for y in changed.y..<changed.top {
            let from: UnsafeMutablePointer<PixelValue> = pixels.row(y)
            let into: UnsafeMutablePointer<PixelValue> = result.row(y) + (changed.x - area.x)
            if mode == .sourceOver {
                for x in 0..<changed.width { into[x] = from[x] + into[x] * (1 - from[x].w) }
            } else {
                for x in 0..<changed.width { into[x] = mode.combine(from[x], into[x]) }
            }
        }
        return result
    }
}

extension ImageNode {
    /// Returns the combination with an image behind this image.
    func composited(over background: ImageNode, _ mode: CompositeMode = .sourceOver) -> ImageNode {
        ImageNode(
            CompositeOperation(source: self, background: background, mode: mode),
            extent: mode.extent(extent, over: background.extent))
    }
}
