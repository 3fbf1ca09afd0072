import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore

@MainActor @Suite(.onStage) struct ProgressTests {
    @Test func `progress is clamped to 0 and 1`() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 1.5
        expect(view.progress, equals: 1)
        view.setProgress(-2, animated: true)
        expect(view.progress, equals: 0)
        view.progress = .nan
        expect(view.progress, equals: 0)
        view.progress = 0.256
        expect(view.accessibilityValue, equals: "26%")
    }

    /// The layer of the completed part, in the track.
    private func bar(of view: UIProgressView) -> CALayer? { view.subviews.first?.layer.sublayers?.first }

    @Test func `the bar shows the progress from the leading edge`() {
        let stage = Stage()
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        view.progress = 0.25
        stage.root.addSubview(view)
        stage.host.turn()
        expect(bar(of: view)?.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 4))
        view.semanticContentAttribute = .forceRightToLeft
        view.setNeedsLayout()
        stage.host.turn()
        expect(bar(of: view)?.frame, equals: CGRect(x: 150, y: 0, width: 50, height: 4))
    }

    @Test func `progress can be animated`() {
        let stage = Stage()
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        stage.root.addSubview(view)
        stage.host.turn()
        view.setProgress(1, animated: true)
        stage.advance(by: 0.1)
        let width: CGFloat = bar(of: view)?.presentation()?.bounds.width ?? 0
        expect(width > 0 && width < 200)
        stage.advance(by: 1)
        expect(bar(of: view)?.frame.width, equals: 200)
    }

    @Test func `the view shows the fraction of the observed progress`() {
        let stage = Stage()
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 4))
        stage.root.addSubview(view)
        let progress = Progress(totalUnitCount: 4)
        progress.completedUnitCount = 1
        view.observedProgress = progress
        expect(view.progress, equals: 0.25)
        progress.completedUnitCount = 3
        stage.advance(by: 1)
        expect(view.progress == 0.75 && bar(of: view)?.frame.width == 150)
        view.observedProgress = nil
        progress.completedUnitCount = 4
        stage.advance(by: 1)
        expect(view.progress, equals: 0.75)
    }
}
