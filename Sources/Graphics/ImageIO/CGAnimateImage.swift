import HostClock

/// A function that receives the frames of an animation. To end the animation, it sets the value at the pointer to true.
public typealias CGImageSourceAnimationBlock = (Int, CGImage, UnsafeMutablePointer<Bool>) -> Void

/// Calls `block` on the main thread for each frame of the image in `data`, for the duration of the frame.
///
/// The supported options are `kCGImageAnimationStartIndex`, `kCGImageAnimationDelayTime` and
/// `kCGImageAnimationLoopCount`. Without the last one, the animation plays as often as the file determines.
///
/// - Returns: 0, or a negative number if the data is not an image.
@preconcurrency @MainActor @discardableResult
public func CGAnimateImageDataWithBlock(
    _ data: CFData, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> Int32 {
    FrameAnimation.start(CGImageSource(CGImageSource.Contents(data.allBytes)), options, block)
}

/// Calls `block` on the main thread for each frame of the image in the file at `url`, for the duration of the frame.
///
/// The options are those of `CGAnimateImageDataWithBlock(_:_:_:)`.
///
/// - Returns: 0, or a negative number if the file is not an image.
@preconcurrency @MainActor @discardableResult
public func CGAnimateImageAtURLWithBlock(
    _ url: CFURL, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
) -> Int32 {
    FrameAnimation.start(CGImageSourceCreateWithURL(url, nil), options, block)
}

/// Option of animations: the index of the first frame. The default is 0.
public var kCGImageAnimationStartIndex: CFString { "kCGImageAnimationStartIndex" as CFString }
/// Option of animations: the duration of each frame, in seconds. The default is the duration in the file.
public var kCGImageAnimationDelayTime: CFString { "kCGImageAnimationDelayTime" as CFString }
/// Option of animations: the number of times that the animation plays, or infinity.
public var kCGImageAnimationLoopCount: CFString { "kCGImageAnimationLoopCount" as CFString }

/// An animation that passes its frames to a function.
@MainActor
private final class FrameAnimation {
    private let source: CGImageSource
    private let delays: [Double]
    private let block: CGImageSourceAnimationBlock
    /// The number of times that the animation still plays, including the current one.
    private var loopsLeft: Double
    private var index: Int

    /// The status of an animation of something that is not an image.
    private static let corruptInputImage: Int32 = -22_553

    private init(
        _ source: CGImageSource, _ delays: [Double], _ loopCount: Double, _ index: Int,
        _ block: @escaping CGImageSourceAnimationBlock
    ) {
        self.source = source
        self.delays = delays
        loopsLeft = loopCount
        self.index = index
        self.block = block
    }

    static func start(
        _ source: CGImageSource?, _ options: CFDictionary?, _ block: @escaping CGImageSourceAnimationBlock
    ) -> Int32 {
        guard let source, let header = source.header else { return corruptInputImage }
        let delay: Double? = options.number(kCGImageAnimationDelayTime)
        let delays: [Double] = header.delays.map { delay ?? ($0 < 0.02 ? 0.1 : $0) }
        let fileCount: Double = header.loopCount == 0 ? .infinity : Double(header.loopCount)
        let first: Int = options.number(kCGImageAnimationStartIndex).flatMap { Int(exactly: $0) } ?? 0
        let animation = FrameAnimation(
            source, delays, options.number(kCGImageAnimationLoopCount) ?? fileCount,
            delays.indices.contains(first) ? first : 0, block)
        MainQueue.shared.async { animation.show() }
        return 0
    }

    private func show() {
        guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
        var ends = false
        block(index, image, &ends)
        guard !ends, delays.count > 1 else { return }
        let delay: Double = delays[index]
        index += 1
        if index == delays.count {
            index = 0
            loopsLeft -= 1
        }
        if loopsLeft > 0 { MainQueue.shared.schedule(after: delay) { self.show() } }
    }
}
