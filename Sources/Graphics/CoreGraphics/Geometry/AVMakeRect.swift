/// Returns the largest rectangle with an aspect ratio that fits into a rectangle, in its center. On Apple platforms,
/// AVFoundation declares the function.
///
/// - Parameters:
///   - aspectRatio: The width and the height, which must be positive. Only their ratio has a meaning.
///   - boundingRect: The rectangle that contains the result.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    let scale: CGFloat = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - size.width / 2, y: boundingRect.midY - size.height / 2, width: size.width,
        height: size.height)
}
