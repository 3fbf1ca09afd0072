import Expectations
import Foundation
import QuartzCore
import Testing

@testable import UIKitCore

/// Objects that refer to a view remain usable after the view is deallocated.
@MainActor
struct LifetimeTests {
    @Test func `a constraint outlives its views`() {
        var superview: UIView? = UIView()
        var view: UIView? = UIView()
        var constraint: NSLayoutConstraint?
        if let superview, let view {
            superview.addSubview(view)
            constraint = view.leadingAnchor.constraint(equalTo: superview.leadingAnchor)
            constraint?.isActive = true
        }
        expect(constraint?.firstItem === view && constraint?.secondItem === superview)
        view = nil
        superview = nil
        expect(constraint?.firstItem == nil && constraint?.secondItem == nil)
        expect(constraint?.isActive, equals: false)
        expect(constraint?.description.isEmpty, equals: false)
    }

    @Test func `a view outlives its superview`() {
        let view = UIView()
        var superview: UIView? = UIView()
        superview?.addSubview(view)
        expect(view.superview, isIdenticalTo: superview)
        superview = nil
        expectNil(view.superview)
        let another = UIView()
        another.addSubview(view)
        expect(view.superview, isIdenticalTo: another)
    }

    @Test func `a layer outlives its view`() {
        var view: UIView? = UIView()
        let layer: CALayer? = view?.layer
        expect(layer?.delegate, isIdenticalTo: view)
        view = nil
        expectNil(layer?.delegate)
        layer?.bounds.size.width = 10
        layer?.layoutIfNeeded()
    }

    @Test func `a guide outlives its view`() {
        let guide = UILayoutGuide()
        var view: UIView? = UIView()
        view?.addLayoutGuide(guide)
        let margins: UILayoutGuide? = view?.layoutMarginsGuide
        expect(guide.owningView === view && margins?.owningView === view)
        view = nil
        expect(guide.owningView == nil && margins?.owningView == nil)
        expect(margins?.layoutFrame, equals: .zero)
    }

    @Test func `a part of a tree outlives its engine`() {
        let view = ContentView(width: 10, height: 10)
        view.translatesAutoresizingMaskIntoConstraints = false
        var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        if let root {
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 5),
                view.topAnchor.constraint(equalTo: root.topAnchor),
            ])
            root.layoutIfNeeded()
        }
        expect(view.frame, equals: CGRect(x: 5, y: 0, width: 10, height: 10))
        root = nil
        view.contentSize.width = 20
        view.setContentHuggingPriority(.required, for: .horizontal)
        let another = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        another.addSubview(view)
        view.leadingAnchor.constraint(equalTo: another.leadingAnchor, constant: 7).isActive = true
        another.layoutIfNeeded()
        expect(view.frame, equals: CGRect(x: 7, y: 0, width: 20, height: 10))
    }

    @Test func `a new view does not receive the constraints of a removed view`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for width in [10, 20, 30] as [CGFloat] {
            let view = ContentView(width: width, height: 10)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            let leading: NSLayoutConstraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1)
            leading.isActive = true
            root.layoutIfNeeded()
            expect(view.frame, equals: CGRect(x: 1, y: 0, width: width, height: 10))
            view.removeFromSuperview()
            expect(!leading.isActive)
            expect(root.constraints.isEmpty)
        }
    }
}
