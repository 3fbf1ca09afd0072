import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitAnimators
@testable import UIKitCore

/// Animations that the system provides.
@MainActor @Suite(.onStage) final class SystemAnimationTests {
    private let stage = Stage()

    @Test func `deleted views shrink and fade, and are then removed`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let other = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        for view in [view, other] { stage.root.addSubview(view) }
        stage.advance(by: 0.1)
        var isFinished: Bool?
        UIView.perform(.delete, on: [view], options: [.preferredFramesPerSecond60]) {
            other.center.y = 50
        } completion: {
            isFinished = $0
        }
        stage.advance(by: 0.2)
        expect(view.superview === stage.root && view.alpha == 0 && isFinished == nil)
        expect(view.layer.presentation().map { $0.frame.width < 100 && $0.opacity < 1 } == true)
        stage.advance(by: 0.6)
        expect(view.superview == nil && isFinished == true && other.center.y == 50)
    }
}
