import ProgramDiagnostics

extension CIImage {
    /// Returns the result of a filter with default values. If no such filter exists, the function writes a warning to
    /// standard error, and the result is empty.
    public func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the result of a filter. If no such filter exists, the function writes a warning to standard error, and
    /// the result is empty.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        guard let filter = CIFilter(name: filterName) else {
            Diagnostics.warn("Core Image has no filter with the name \(filterName).")
            return .empty()
        }
        if filter.inputKeys.contains(kCIInputImageKey) { filter.setValue(self, forKey: kCIInputImageKey) }
        for (key, value) in params { filter.setValue(value, forKey: key) }
        return filter.outputImage ?? .empty()
    }

    /// Returns the image with a Gaussian blur. Its extent is larger by three times the standard deviation.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { with(node.blurred(deviation: sigma)) }

    /// Returns the image with its colors multiplied by the alpha.
    public func premultiplyingAlpha() -> CIImage { with(node.colored(AlphaKernel.multiply)) }

    /// Returns the image with its colors divided by the alpha.
    public func unpremultiplyingAlpha() -> CIImage { with(node.colored(AlphaKernel.divide)) }

    /// Returns the image with the alpha 1 inside a rectangle, and 0 outside.
    public func settingAlphaOne(in extent: CGRect) -> CIImage {
        with(ImageNode(ColorOperation(input: node, kernel: AlphaKernel.opaque), extent: extent))
    }
}
