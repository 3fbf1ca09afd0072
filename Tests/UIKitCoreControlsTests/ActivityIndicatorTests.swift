import Expectations
import Foundation
import TestStage
import Testing
import UIKitStackViews

@testable import UIKitCore

@MainActor @Suite(.onStage) struct ActivityIndicatorTests {
    @Test func `an indicator is visible while it spins`() {
        let stage = Stage()
        let view = UIActivityIndicatorView(style: .medium)
        stage.root.addSubview(view)
        expect(view.layer.isHidden)
        view.startAnimating()
        stage.host.turn()
        expect(view.isAnimating && !view.layer.isHidden)
        view.stopAnimating()
        expect(!view.isAnimating && view.layer.isHidden)
        view.hidesWhenStopped = false
        expect(!view.layer.isHidden)
        expect(UIActivityIndicatorView(style: .large).bounds.size, equals: CGSize(width: 37, height: 37))
    }

    @Test func `a spinning indicator does not delay settling`() {
        let stage = Stage()
        let view = UIActivityIndicatorView(style: .medium)
        stage.root.addSubview(view)
        view.startAnimating()
        let before: TimeInterval = stage.time
        stage.host.settle()
        expect(stage.time - before, isLessThan: 1)
    }

    @Test func `a stack view makes space for an indicator only while it spins`() {
        let stage = Stage()
        let indicator = UIActivityIndicatorView(style: .medium)
        let label = UILabel()
        label.text = "Loading"
        label.setContentHuggingPriority(.fittingSizeLevel, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [indicator, label])
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        stage.root.addSubview(stack)
        stage.host.turn()
        expect(label.frame.minX, equals: 0)
        indicator.startAnimating()
        stage.host.turn()
        expect(indicator.frame.width == 20 && label.frame.minX == 20)
        indicator.stopAnimating()
        stage.host.turn()
        expect(label.frame.minX, equals: 0)
    }
}
