import Expectations
import Foundation
import TestStage
import Testing
import UIKitLargeContent

@testable import UIKitCore

@MainActor @Suite(.onStage) struct LargeContentTests {
    private let stage = Stage()
    private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    private let first = UIButton(type: .system)
    private let second = UIView(frame: CGRect(x: 200, y: 0, width: 200, height: 100))

    private final class Delegate: NSObject, UILargeContentViewerInteractionDelegate {
        var ends: [String] = []

        func largeContentViewerInteraction(
            _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
            at point: CGPoint
        ) { ends.append("\(item?.largeContentTitle ?? "none") \(Int(point.x))") }
    }

    init() {
        first.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        first.setTitle("First", for: .normal)
        first.setImage(UIImage(systemName: "star"), for: .normal)
        first.showsLargeContentViewer = true
        second.showsLargeContentViewer = true
        second.largeContentTitle = "Second"
        bar.addSubview(first)
        bar.addSubview(second)
        stage.root.addSubview(bar)
    }

    private var title: String? {
        func text(in view: UIView) -> String? {
            (view as? UILabel)?.text ?? view.subviews.lazy.compactMap { text(in: $0) }.first
        }
        return stage.window.subviews.first { $0.accessibilityIdentifier == "Large content" }.flatMap { text(in: $0) }
    }

    @Test func `items are shown large while a finger rests on them`() {
        let delegate = Delegate()
        let interaction = UILargeContentViewerInteraction(delegate: delegate)
        bar.addInteraction(interaction)
        stage.touch(.began, 100, 50)
        stage.advance(by: 1)
        expect(title == nil && !UILargeContentViewerInteraction.isEnabled)
        stage.touch(.ended, 100, 50)
        stage.application.setTextScale(3)
        expect(UILargeContentViewerInteraction.isEnabled)
        stage.touch(.began, 100, 50)
        stage.advance(by: 1)
        expect(title, equals: "First")
        stage.touch(.moved, 300, 50)
        expect(title, equals: "Second")
        stage.touch(.ended, 300, 50)
        expect(title == nil && delegate.ends == ["Second 300"])
        bar.removeInteraction(interaction)
        expect(bar.gestureRecognizers?.isEmpty ?? true)
    }

    @Test func `the content of a view has defaults`() {
        expect(first.largeContentTitle == "First" && first.largeContentImage != nil)
        expect(second.largeContentImage == nil && second.largeContentImageInsets == .zero)
        second.largeContentImageInsets.left = 4
        second.scalesLargeContentImage = true
        expect(second.largeContentImageInsets.left == 4 && second.scalesLargeContentImage)
    }
}
