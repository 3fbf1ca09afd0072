import CoreGraphics
import Expectations
import QuartzCore
import TestStage
import Testing
import UIKitCore

@testable import UIKitLayers

/// Animations of views that leave their window and return.
@MainActor @Suite(.onStage) struct ReturningLayerTests {
    private final class Container: UIView {
        let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        var showsSpinner = true

        override func layoutSubviews() {
            super.layoutSubviews()
            if showsSpinner { addSubview(spinner) } else { spinner.removeFromSuperview() }
        }
    }

    private let stage = Stage()
    private let container = Container(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        stage.root.addSubview(container)
        stage.host.turn()
    }

    private func show(_ isShown: Bool) {
        container.showsSpinner = isShown
        container.setNeedsLayout()
    }

    /// Returns the number of turns in half a second.
    private func countTurns() -> Int {
        let start: Int = stage.host.turnCount
        stage.advance(by: 0.5)
        return stage.host.turnCount - start
    }

    @Test(arguments: [false, true])
    func `an endless animation continues if it is not removed on completion`(isRemovedOnCompletion: Bool) {
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        (spin.fromValue, spin.toValue, spin.duration, spin.repeatCount) = (0, CGFloat.pi, 1, .infinity)
        spin.isRemovedOnCompletion = isRemovedOnCompletion
        container.spinner.layer.add(spin, forKey: "spin")
        expect(countTurns(), isGreaterThan: 20)
        show(false)
        stage.advance(by: 0.5)
        // A view without a window needs no frames.
        expect(countTurns(), isLessThan: 5)
        expect(container.spinner.layer.animationKeys(), equals: isRemovedOnCompletion ? nil : ["spin"])
        show(true)
        stage.advance(by: 0.5)
        expect(countTurns() > 20, equals: !isRemovedOnCompletion)
    }
}
