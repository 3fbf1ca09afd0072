import ProgramDiagnostics

extension CIImage {
    /// Returns an image with the properties of this image and another recipe.
    func with(_ node: ImageNode) -> CIImage { CIImage(node, sampling: sampling, properties: properties) }

    // MARK: Geometry

    /// Returns the image, transformed about the origin.
    ///
    /// Pixels are interpolated linearly, or shown as rectangles after `samplingNearest()`. Several transforms in
    /// succession are combined. To reduce an image without aliasing, use the filter `CILanczosScaleTransform`.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        with(node.transformed(by: matrix, sampling))
    }

    /// Returns the part of the image inside a rectangle. The part keeps its position, so its origin is that of the
    /// rectangle.
    public func cropped(to rect: CGRect) -> CIImage { with(node.cropped(to: rect)) }

    /// Returns an image of infinite extent with the pixels at the edges of this image extended outward.
    public func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// Returns an image of infinite extent with the pixels at the edges of a rectangle extended outward.
    public func clamped(to rect: CGRect) -> CIImage {
        let part: ImageNode = node.cropped(to: rect)
        guard !part.area.isEmpty, !part.extent.isInfinite else { return with(part) }
        return with(ImageNode(ClampOperation(input: part), extent: .infinite))
    }

    /// Returns the image, turned and mirrored so that an image with the orientation is upright. The origin of the
    /// result is (0, 0).
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the image, turned and mirrored so that an image with the orientation of Exif is upright. A number that is
    /// not an orientation has no effect.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:)).map { oriented($0) } ?? self
    }

    /// Returns the transform that turns and mirrors the image so that an image with the orientation is upright.
    public func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        guard !extent.isInfinite, !extent.isNull else { return .identity }
        let (width, height) = (extent.width, extent.height)
        let upright: CGFloat = orientation.isSideways ? width : height
        // From the origin at the bottom left to the top left, and back.
        let down = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -extent.minX, ty: extent.maxY)
        let up = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: upright)
        return down.concatenating(orientation.transform(width: width, height: height)).concatenating(up)
    }

    /// Returns the transform that turns and mirrors the image so that an image with the orientation of Exif is upright.
    public func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        UInt32(exactly: orientation).flatMap(CGImagePropertyOrientation.init(rawValue:))
            .map { orientationTransform(for: $0) } ?? .identity
    }

    /// Returns an image whose pixels are shown as rectangles by the transforms that follow.
    public func samplingNearest() -> CIImage { CIImage(node, sampling: .nearest, properties: properties) }

    /// Returns an image whose pixels are interpolated by the transforms that follow.
    public func samplingLinear() -> CIImage { CIImage(node, sampling: .linear, properties: properties) }

    /// Returns an image with other properties.
    public func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let pairs: [(String, Any)] = properties.compactMap { key, value in (key as? String).map { ($0, value) } }
        return CIImage(
            node, sampling: sampling, properties: Dictionary(pairs, uniquingKeysWith: { first, _ in first }), url: url)
    }

    // MARK: Compositing

    /// Returns this image in front of another. The extent contains both.
    public func composited(over dest: CIImage) -> CIImage { with(node.composited(over: dest.node)) }
}
