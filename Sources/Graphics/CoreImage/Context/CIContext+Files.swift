extension CIContext {
    /// Returns an image as a PNG file with 8 bits per component, or nil if its extent is empty, infinite or too large.
    ///
    /// The format, the space and the options have no effect.
    public func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent)?.pngData()
    }

    /// Returns an image as a JPEG file, drawn on white, or nil if its extent is empty, infinite or too large.
    ///
    /// - Parameter options: The quality, from 0 to 1, for the key `kCGImageDestinationLossyCompressionQuality`. The
    ///   default is 0.85.
    public func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        let key = CIImageRepresentationOption(rawValue: "\(kCGImageDestinationLossyCompressionQuality)")
        let quality: Double = (options[key] as? NSNumber)?.doubleValue ?? 0.85
        return createCGImage(image, from: image.extent)?.jpegData(quality: quality)
    }

    /// Writes an image to a PNG file. See `pngRepresentation(of:format:colorSpace:options:)`.
    public func writePNGRepresentation(
        of image: CIImage, to url: URL, format: CIFormat, colorSpace: CGColorSpace,
        options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(pngRepresentation(of: image, format: format, colorSpace: colorSpace, options: options), to: url)
    }

    /// Writes an image to a JPEG file. See `jpegRepresentation(of:colorSpace:options:)`.
    public func writeJPEGRepresentation(
        of image: CIImage, to url: URL, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) throws {
        try write(jpegRepresentation(of: image, colorSpace: colorSpace, options: options), to: url)
    }

    private func write(_ data: Data?, to url: URL) throws {
        guard let data else { throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url]) }
        try data.write(to: url, options: .atomic)
    }
}
