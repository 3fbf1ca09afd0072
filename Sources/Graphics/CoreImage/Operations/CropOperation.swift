/// Limits an image to a rectangle, which is the extent of the result.
struct CropOperation: ImageOperation {
    let input: ImageNode

    var inputs: [ImageNode] { [input] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer { renderer.pixels(of: input, in: area) }
}

extension ImageNode {
    /// Returns the part of the image inside a rectangle.
    func cropped(to rect: CGRect) -> ImageNode {
        if rect.contains(extent) { return self }
        // A crop of a crop reads the original.
        let source: ImageNode = (operation as? CropOperation)?.input ?? self
        return ImageNode(CropOperation(input: source), extent: extent.intersection(rect))
    }
}
