/// A function of the color of a pixel.
protocol ColorKernel: Sendable {
    /// Whether the function is applied to components of sRGB rather than to those of the working space.
    var isEncoded: Bool { get }

    /// Returns the kernel for a working space. Kernels with colors convert them.
    func prepared(for space: WorkingSpace) -> Self

    /// Returns the new color. Neither color is premultiplied.
    func callAsFunction(_ color: PixelValue) -> PixelValue
}

extension ColorKernel {
    var isEncoded: Bool { false }

    func prepared(for space: WorkingSpace) -> Self { self }
}

/// Applies a function to the color of each pixel.
struct ColorOperation<Kernel: ColorKernel>: ImageOperation {
    let input: ImageNode
    let kernel: Kernel

    var inputs: [ImageNode] { [input] }

    func pixels(in area: PixelArea, _ renderer: Renderer) -> PixelBuffer {
        let buffer: PixelBuffer = renderer.pixels(of: input, in: area)
        let prepared: Kernel = kernel.prepared(for: renderer.space)
        let converts: Bool = kernel.isEncoded && renderer.space == .linear
        let (zero, one): (Float, Float) = (0, 1)
        for index in 0..<area.count {
            var color: PixelValue = buffer.pixels[index].straight
            if converts { color = TransferCurve.encoding(color) }
            color = prepared(color)
            if converts { color = TransferCurve.decoding(color) }
            color.w = min(one, max(zero, color.w))
            buffer.pixels[index] = color.premultiplied
        }
        return buffer
    }
}

extension ImageNode {
    /// Returns the image with a function applied to the color of each pixel inside its extent.
    func colored(_ kernel: some ColorKernel) -> ImageNode {
        ImageNode(ColorOperation(input: self, kernel: kernel), extent: extent)
    }
}

extension CIImage {
    /// Returns the image with a function applied to the color of each pixel inside its extent.
    func colored(_ kernel: some ColorKernel) -> CIImage { with(node.colored(kernel)) }
}
