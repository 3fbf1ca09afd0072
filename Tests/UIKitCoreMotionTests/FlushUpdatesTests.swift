import Expectations
import Foundation
import Observation
import QuartzCore
import TestStage
import Testing

@testable import UIKitCore

/// Animations with `flushUpdates`, which apply pending updates of properties and layout.
@MainActor @Suite(.onStage) struct FlushUpdatesTests {
    @Observable final class Model {
        var width: CGFloat = 50
    }

    private final class Bar: UIView {
        let model = Model()

        override func updateProperties() {
            super.updateProperties()
            bounds.size.width = model.width
        }
    }

    private let stage = Stage()
    private let bar = Bar(frame: CGRect(x: 0, y: 0, width: 50, height: 20))

    init() {
        stage.root.addSubview(bar)
        stage.host.turn()
    }

    private var presentedWidth: CGFloat { bar.layer.presentation()?.bounds.width ?? .nan }

    private func animate(_ options: UIView.AnimationOptions, _ changes: @escaping () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: [options, .curveLinear], animations: changes)
    }

    @Test func `changes of observable objects in the block are animated`() {
        animate(.flushUpdates) { bar.model.width = 150 }
        expect(bar.bounds.width, equals: 150)
        stage.advance(by: 0.5)
        expect(presentedWidth, isGreaterThan: 90)
        expect(presentedWidth, isLessThan: 110)
    }

    @Test func `without the option, changes of observable objects are not animated`() {
        animate([]) { bar.model.width = 150 }
        expect(bar.bounds.width, equals: 50)
        stage.advance(by: 0.1)
        expect(presentedWidth, equals: 150)
    }

    @Test func `earlier changes are not animated`() {
        bar.model.width = 80
        animate(.flushUpdates) { bar.alpha = 0.5 }
        stage.advance(by: 0.1)
        expect(presentedWidth, equals: 80)
    }

    @Test func `constraints that change in the block are animated`() throws {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(view)
        let width: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 20)
        width.isActive = true
        stage.advance(by: 0.1)
        animate(.flushUpdates) { width.constant = 120 }
        stage.advance(by: 0.5)
        let presented: CGFloat = try #require(view.layer.presentation()).bounds.width
        expect(presented, isGreaterThan: 60)
        expect(presented, isLessThan: 80)
    }

    @Test func `changes of a part without animation are not animated`() {
        animate(.flushUpdates) {
            UIView.performWithoutAnimation { bar.model.width = 100 }
            bar.alpha = 0.5
        }
        stage.advance(by: 0.1)
        expect(presentedWidth, equals: 100)
    }

    @Test func `nested blocks update, too`() {
        animate(.flushUpdates) {
            UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedOptions) { bar.model.width = 150 }
            expect(bar.bounds.width, equals: 150)
        }
    }
}
