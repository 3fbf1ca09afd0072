import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing
import UIKitAnimators

@testable import UIKitCore

@MainActor @Suite(.onStage) struct SymbolEffectTests {
    private let stage = Stage()
    private let view = UIImageView(image: UIImage(systemName: "star"))

    init() {
        view.frame = CGRect(x: 100, y: 100, width: 40, height: 40)
        stage.root.addSubview(view)
        stage.host.turn()
    }

    private var scale: CGFloat { view.layer.presentation()?.transform.m11 ?? .nan }
    private var opacity: Float { view.layer.presentation()?.opacity ?? .nan }

    @Test func `a bounce scales the symbol and calls its completion`() {
        var results: [Bool] = []
        view.addSymbolEffect(.bounce.up) { results.append($0.isFinished) }
        stage.advance(by: 0.17)
        expect(scale, isGreaterThan: 1.1)
        stage.advance(by: 0.5)
        expect(scale == 1 && view.layer.animationKeys() == nil)
        expect(results, equals: [true])
    }

    @Test func `a pulse repeats until it is removed, or as often as the options specify`() {
        view.addSymbolEffect(.pulse)
        stage.advance(by: 6.6)
        expect(opacity, isLessThan: 0.6)
        view.removeSymbolEffect(ofType: .pulse)
        stage.advance(by: 0.1)
        expect(opacity, equals: 1)
        view.addSymbolEffect(.pulse, options: .repeat(2).speed(2))
        stage.advance(by: 0.9)
        expect(opacity, isLessThan: 0.6)
        stage.advance(by: 0.5)
        expectNil(view.layer.animationKeys())
    }

    @Test func `a scale remains until all effects are removed`() {
        view.addSymbolEffect(.scale.up)
        stage.advance(by: 2)
        expect(abs(scale - 1.2), isLessThan: 0.001)
        view.addSymbolEffect(.scale.down.byLayer, animated: false)
        stage.advance(by: 0.1)
        expect(abs(scale - 0.8), isLessThan: 0.001)
        view.removeAllSymbolEffects()
        stage.advance(by: 0.1)
        expect(scale, equals: 1)
    }

    @Test func `a content transition shows the new image`() throws {
        var results: [Bool] = []
        let image = try #require(UIImage(systemName: "heart"))
        view.setSymbolImage(image, contentTransition: .replace.downUp) { results.append($0.isFinished) }
        expect(view.image, isIdenticalTo: image)
        stage.advance(by: 0.05)
        expect(scale, isLessThan: 0.9)
        stage.advance(by: 0.5)
        expect(results, equals: [true])
        expect(scale, equals: 1)
        view.setSymbolImage(image, contentTransition: .automatic)
    }

    @Test func `images that are not symbols show no effect`() {
        view.image = UIImage()
        var results: [Bool] = []
        view.addSymbolEffect(.wiggle) { results.append($0.isFinished) }
        expectNil(view.layer.animationKeys())
        expect(results, equals: [false])
    }
}
