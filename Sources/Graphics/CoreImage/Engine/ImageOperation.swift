/// A step in the recipe of an image, which computes the pixels of an area from the pixels of other images.
protocol ImageOperation: Sendable {
    /// The images that the operation reads.
    var inputs: [ImageNode] { get }

    /// Returns the pixels of an area, which is inside the pixels that contain the extent of the image. The result has
    /// exactly this area, and belongs to the caller.
    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer
}

/// An operation and the extent of its result: an image, before it is drawn.
final class ImageNode: Sendable {
    let operation: any ImageOperation
    let extent: CGRect

    init(_ operation: any ImageOperation, extent: CGRect) {
        self.operation = operation
        self.extent = extent
    }

    /// The pixels that contain the extent.
    var area: PixelArea { PixelArea(covering: extent) }
}
