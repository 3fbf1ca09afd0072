import Expectations
import Foundation
import QuartzCore
import TestStage
import Testing
import UIKitStackViews

@testable import UIKitCore

@MainActor
@Suite(.onStage)
struct AnimatedLayoutTests {
    private func presentationFrame(_ view: UIView) -> CGRect { (view.layer.presentation() ?? view.layer).frame }

    @Test func `a changed constant is animated`() {
        let stage = Stage()
        let a = UIView()
        a.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(a)
        let width: NSLayoutConstraint = a.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            width, a.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            a.topAnchor.constraint(equalTo: stage.root.topAnchor), a.heightAnchor.constraint(equalToConstant: 50),
        ])
        stage.advance(by: 0.1)
        expect(presentationFrame(a).width, equals: 100)
        width.constant = 300
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.root.layoutIfNeeded() })
        expect(a.frame.width, equals: 300)
        stage.advance(by: 0.5)
        expect(abs(presentationFrame(a).width - 200), isLessThan: 10)
        expect(abs(presentationFrame(a).minX), isLessThan: 1)
        stage.advance(by: 0.6)
        expect(presentationFrame(a).width, equals: 300)
    }

    @Test func `a hidden arranged view shrinks until it is hidden, and grows when it is shown`() {
        let stage = Stage()
        let a = ContentView(width: 100, height: 40)
        let b = ContentView(width: 60, height: 40)
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
            stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
        ])
        stage.advance(by: 0.1)
        expect(b.frame, equals: CGRect(x: 100, y: 0, width: 60, height: 40))

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { a.isHidden = true })
        expect(a.isHidden)
        expect(!a.layer.isHidden)
        stage.advance(by: 0.5)
        expect(abs(presentationFrame(a).width - 50), isLessThan: 5)
        expect(abs(presentationFrame(b).minX - 50), isLessThan: 5)
        stage.advance(by: 0.6)
        expect(a.isHidden && a.layer.isHidden)
        expect(presentationFrame(b), equals: CGRect(x: 0, y: 0, width: 60, height: 40))

        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { a.isHidden = false })
        expect(!a.isHidden && !a.layer.isHidden)
        stage.advance(by: 0.5)
        expect(abs(presentationFrame(a).width - 50), isLessThan: 5)
        expect(abs(presentationFrame(b).minX - 50), isLessThan: 5)
        stage.advance(by: 0.6)
        expect(presentationFrame(a), equals: CGRect(x: 0, y: 0, width: 100, height: 40))
    }

    @Test func `outside an animation, an arranged view is hidden immediately`() {
        let stage = Stage()
        let a = ContentView(width: 100, height: 40)
        let stack = UIStackView(arrangedSubviews: [a])
        stage.root.addSubview(stack)
        stage.advance(by: 0.1)
        a.isHidden = true
        expect(a.layer.isHidden)
    }

    @Test func `an arranged view that is hidden while it appears shrinks until the second animation ends`() {
        let stage = Stage()
        let a = ContentView(width: 100, height: 40)
        a.isHidden = true
        let stack = UIStackView(arrangedSubviews: [a])
        stage.root.addSubview(stack)
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 0.3) { a.isHidden = false }
        stage.advance(by: 0.1)
        UIView.animate(withDuration: 0.3) { a.isHidden = true }
        stage.advance(by: 0.05)
        expect(a.isHidden && !a.layer.isHidden)
        stage.advance(by: 0.3)
        expect(a.isHidden && a.layer.isHidden)
    }
}
