import Expectations
import Foundation
import HostClock
import ImageIO
import TestPictures
import TestStage
import Testing

@MainActor @Suite(.onStage) struct AnimatedImageDataTests {
    private let stage = Stage()

    /// Plays an animation of three frames for 2 seconds, and returns the frames with their times.
    private func play(_ options: [CFString: Any], until last: Int = .max) -> [String] {
        var frames: [String] = []
        let start: TimeInterval = MainQueue.shared.now
        let data: Data = GIFFile(width: 4, height: 4, frames: 3).data
        let status: Int32 = CGAnimateImageDataWithBlock(data as CFData, options as CFDictionary) { index, image, stop in
            let time: Int = Int(((MainQueue.shared.now - start) * 10).rounded())
            frames.append("\(index) at \(time)")
            if frames.count == last { stop.pointee = true }
        }
        expect(status, equals: 0)
        expect(frames, equals: [])
        stage.advance(by: 2)
        return frames
    }

    @Test func `the frames of an animation are passed for their durations`() {
        expect(play([:]), equals: ["0 at 0", "1 at 1", "2 at 2"])
        expect(
            play([kCGImageAnimationStartIndex: 1, kCGImageAnimationLoopCount: 2]),
            equals: ["1 at 0", "2 at 1", "0 at 2", "1 at 3", "2 at 4"])
        expect(
            play([kCGImageAnimationDelayTime: 0.5, kCGImageAnimationLoopCount: CGFloat.infinity], until: 4),
            equals: ["0 at 0", "1 at 5", "2 at 10", "0 at 15"])
    }

    @Test func `data that is not an image has no animation`() {
        let status: Int32 = CGAnimateImageDataWithBlock(Data("text".utf8) as CFData, nil) { _, _, _ in }
        expect(status, isLessThan: 0)
        let url = URL(fileURLWithPath: "/none.gif")
        expect(CGAnimateImageAtURLWithBlock(url as CFURL, nil) { _, _, _ in }, isLessThan: 0)
    }
}
