/// Where the first row and the first column of an image's pixels belong, as cameras note it.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As the pixels are.
    case up = 1
    /// Mirrored left to right.
    case upMirrored = 2
    /// Turned by half a turn.
    case down = 3
    /// Mirrored top to bottom.
    case downMirrored = 4
    /// Mirrored left to right, then turned a quarter counterclockwise.
    case leftMirrored = 5
    /// To be turned a quarter clockwise.
    case right = 6
    /// Mirrored left to right, then turned a quarter clockwise.
    case rightMirrored = 7
    /// To be turned a quarter counterclockwise.
    case left = 8
}

extension CGImagePropertyOrientation {
    /// Whether width and height change places.
    var isSideways: Bool {
        rawValue >= 5
    }

    /// From the pixels' coordinates to the upright image's, both counted from the top left.
    func transform(width: CGFloat, height: CGFloat) -> CGAffineTransform {
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
    /// The image turned upright.
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
