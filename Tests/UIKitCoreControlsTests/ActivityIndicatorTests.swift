import Expectations
import Foundation
import TestStage
import Testing

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
}
