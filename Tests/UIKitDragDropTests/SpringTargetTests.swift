import CoreGraphics
import Expectations
import Foundation
import ItemProviders
import TestStage
import Testing
import UIKitCore
import UIKitDragDrop

/// Spring-loaded views that change under a drag.
@MainActor @Suite(.onStage) struct SpringTargetTests {
    private final class Source: NSObject, UIDragInteractionDelegate {
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
        ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider(object: "a" as NSString))] }
    }

    /// Activates the subview under the drag, and logs its tag and the states of the effect.
    private final class Parts: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
        var calls: [String] = []
        var forbidden = 0
        func shouldAllow(
            _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
        ) -> Bool {
            context.targetView = interaction.view?.hitTest(context.location(in: interaction.view), with: nil)
            return context.targetView?.tag != forbidden
        }
        func interaction(
            _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
        ) { calls.append("\(context.state) \(context.targetView?.tag ?? -1)") }
    }

    private let stage = Stage()
    private let source = Source()
    private let parts = Parts()

    /// A view with the subviews 1 and 2 under each other, and a spring-loaded interaction that logs its calls.
    private func makeParts() -> UIView {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 200))
        for index in [0, 1] {
            let part = UIView(frame: CGRect(x: 0, y: 100 * index, width: 100, height: 100))
            part.tag = index + 1
            view.addSubview(part)
        }
        stage.root.addSubview(view)
        view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: parts, interactionEffect: parts) { [parts] in
                parts.calls.append("handler \($1.targetView?.tag ?? -1)")
            })
        return view
    }

    private func startDrag(to point: CGPoint) {
        let view = UIView(frame: CGRect(x: 20, y: 600, width: 100, height: 100))
        stage.root.addSubview(view)
        view.addInteraction(UIDragInteraction(delegate: source))
        stage.touch(.began, 60, 650)
        stage.advance(by: 0.5)
        stage.drag(from: CGPoint(x: 60, y: 650), to: point, duration: 0.2)
    }

    private func drop(at point: CGPoint) {
        stage.touch(.ended, point.x, point.y)
        stage.advance(by: 1)
    }

    @Test(arguments: [0, 2]) func `the effect ends at the target that the drag leaves`(forbidden: Int) {
        _ = makeParts()
        parts.forbidden = forbidden
        let points = [CGPoint(x: 150, y: 190), CGPoint(x: 150, y: 210)]
        startDrag(to: points[0])
        parts.calls = []
        stage.drag(from: points[0], to: points[1], duration: 0.2)
        stage.advance(by: 1)
        let next: [String] = ["possible 2", "activating 2", "activated 2", "handler 2"]
        expect(parts.calls, equals: ["inactive 1"] + (forbidden == 2 ? [] : next))
        drop(at: points[1])
    }

    @Test(arguments: [0.1, 0.7]) func `a view that disappears under a drag is not activated`(delay: Double) {
        let view: UIView = makeParts()
        let point = CGPoint(x: 150, y: 150)
        startDrag(to: point)
        stage.advance(by: delay)
        parts.calls = []
        view.removeFromSuperview()
        stage.advance(by: 2)
        expect(parts.calls, equals: ["inactive 1"])
        drop(at: point)
    }

    @Test(arguments: [0.2, 0.7]) func `a button that stops being spring-loaded under a drag looks normal`(
        delay: Double
    ) {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        stage.root.addSubview(button)
        button.isSpringLoaded = true
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        let point = CGPoint(x: 150, y: 150)
        startDrag(to: point)
        stage.advance(by: delay)
        button.isSpringLoaded = false
        stage.advance(by: 2)
        expect(button.alpha == 1 && button.layer.animationKeys()?.isEmpty ?? true)
        drop(at: point)
        expect(button.alpha == 1 && presses == 0)
    }
}
