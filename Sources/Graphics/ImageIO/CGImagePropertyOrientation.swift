/// The orientation of an image's pixels, as cameras record it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// Upright.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Rotated by 180°.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Mirrored left to right, then rotated by 90° counterclockwise.
    case leftMirrored = 5
    /// Must be rotated by 90° clockwise to be upright.
    case right = 6
    /// Mirrored left to right, then rotated by 90° clockwise.
    case rightMirrored = 7
    /// Must be rotated by 90° counterclockwise to be upright.
    case left = 8
}

extension CGImagePropertyOrientation {
    /// Whether the width and the height of the upright image are exchanged.
    package var isSideways: Bool {
        rawValue >= 5
    }

    /// Returns the transform from the pixels' coordinates to those of the upright image, both with the origin at the
    /// top left.
    package func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
        switch self {
        case .up: CGAffineTransform.identity
        case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        }
    }
}

extension CGImage {
    /// Returns the image in upright orientation.
    package func upright(from orientation: CGImagePropertyOrientation) -> CGImage? {
        if orientation == .up { return self }
        let width = CGFloat(self.width)
        let height = CGFloat(self.height)
        let size = orientation.isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
        let isOpaque: Bool = alphaInfo == .none || alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast
        guard let context = CGContext(topLeftSize: size, scale: 1, opaque: isOpaque) else { return nil }
        context.concatenate(orientation.transform(width: width, height: height))
        context.drawUpright(self, in: CGRect(x: 0, y: 0, width: width, height: height), filter: .nearest)
        return context.finishImage()
    }
}
