import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct MarginTests {
    @Test func `margins are eight points, and a format's ends are at the margins`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        scene.constrain("H:|-[a]-|", "V:|-[a]-|")
        expect(scene.dump(), equals: "a 8 8 84 84")
    }

    @Test func `changed margins move views that are constrained to them`() {
        let scene = LayoutScene()
        let a: UIView = scene.box("a")
        scene.constrain("H:|-[a]-|", "V:|-[a(10)]")
        _ = scene.dump()
        scene.root.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expect(a.frame.minX, equals: 8)
        expect(scene.dump(), equals: "a 2 1 94 10")
        expect(scene.root.layoutMarginsGuide.layoutFrame, equals: CGRect(x: 2, y: 1, width: 94, height: 96))
    }

    @Test func `every margin attribute refers to the margins guide`() {
        let scene = LayoutScene()
        scene.root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        let across: [NSLayoutConstraint.Attribute] = [.leftMargin, .rightMargin, .centerXWithinMargins]
        for (index, attribute) in across.enumerated() {
            let a: UIView = scene.box("x\(index)")
            NSLayoutConstraint(
                item: a, attribute: .left, relatedBy: .equal, toItem: scene.root, attribute: attribute, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        let down: [NSLayoutConstraint.Attribute] = [.topMargin, .bottomMargin, .centerYWithinMargins]
        for (index, attribute) in down.enumerated() {
            let a: UIView = scene.box("y\(index)")
            NSLayoutConstraint(
                item: a, attribute: .top, relatedBy: .equal, toItem: scene.root, attribute: attribute, multiplier: 1,
                constant: 0
            ).isActive = true
        }
        expect(scene.dump(), equals: "x0 20 0 0 0\nx1 60 0 0 0\nx2 40 0 0 0\ny0 0 10 0 0\ny1 0 70 0 0\ny2 0 40 0 0")
    }

    @Test func `preserved margins are at least the superview's margins`() {
        let scene = LayoutScene()
        scene.root.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 5, right: 2)
        let a: UIView = scene.box("a")
        a.preservesSuperviewLayoutMargins = true
        _ = scene.box("b", in: a)
        scene.constrain("H:|-10-[a]|", "V:|[a]|", "H:|-[b]-|", "V:|-[b]-|")
        expect(scene.dump(), equals: "a 10 0 90 100\n  b 20 20 62 72")
        expect(a.layoutMargins, equals: UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 8))
        scene.root.layoutMargins.top = 40
        expect(scene.dump(), equals: "a 10 0 90 100\n  b 20 40 62 52")
    }

    @Test func `preserved margins contain the safe area once`() {
        let controller = UIViewController()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        controller.view = root
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        let child = UIView(frame: root.bounds)
        child.preservesSuperviewLayoutMargins = true
        root.addSubview(child)
        expect(root.layoutMargins, equals: UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
        expect(child.layoutMargins, equals: UIEdgeInsets(top: 52, left: 16, bottom: 42, right: 16))
        child.insetsLayoutMarginsFromSafeArea = false
        expect(child.layoutMargins, equals: UIEdgeInsets(top: 44, left: 16, bottom: 34, right: 16))
    }

    @Test func `the readable content guide is at most 672 points wide and centered`() {
        let scene = LayoutScene(width: 1_000)
        let a: UIView = scene.box("a")
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: scene.root.readableContentGuide.leadingAnchor),
            a.trailingAnchor.constraint(equalTo: scene.root.readableContentGuide.trailingAnchor),
        ])
        expect(scene.dump(), equals: "a 164 0 672 0")
        scene.root.frame.size.width = 300
        expect(scene.dump(), equals: "a 8 0 284 0")
    }

    @Test func `a controller's view has at least the system's margins`() {
        let controller = UIViewController()
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        expect(controller.view.layoutMargins, equals: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 3, bottom: 0, right: 40)
        expect(controller.view.layoutMargins, equals: UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 40))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        expect(controller.view.layoutMargins, equals: UIEdgeInsets(top: 5, left: 3, bottom: 0, right: 40))
    }

    @Test func `additional safe area insets move the guide and increase the margins`() {
        final class RecordingController: UIViewController {
            var calls: [String] = []
            override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
            override func viewLayoutMarginsDidChange() { calls.append("margins") }
        }
        let controller = RecordingController()
        let scene = LayoutScene(width: 320, height: 480)
        controller.view = scene.root
        let a: UIView = scene.box("a")
        let safe: UILayoutGuide = scene.root.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: safe.topAnchor), a.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            a.leadingAnchor.constraint(equalTo: scene.root.layoutMarginsGuide.leadingAnchor),
            a.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        ])
        expect(scene.dump(), equals: "a 16 0 304 480")
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 4, bottom: 50, right: 6)
        expect(scene.dump(), equals: "a 20 30 294 400")
        expect(safe.layoutFrame, equals: CGRect(x: 4, y: 30, width: 310, height: 400))
        expect(controller.calls, equals: ["safe area", "margins"])
    }

    @Test func `the safe area of a subview follows the size of its superview`() {
        final class RecordingView: UIView {
            var (changes, layouts) = (0, 0)
            override func safeAreaInsetsDidChange() { changes += 1 }
            override func layoutSubviews() { layouts += 1 }
        }
        let controller = UIViewController()
        controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
        controller.additionalSafeAreaInsets.bottom = 50
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
        window.addSubview(controller.view)
        let view = RecordingView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
        let upper = RecordingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for subview in [view, upper] { controller.view.addSubview(subview) }
        let guide: UILayoutGuide = view.safeAreaLayoutGuide
        window.layoutIfNeeded()
        expect(view.changes == 0 && guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 100))
        let layouts = upper.layouts
        controller.view.frame.size.height = 400
        window.layoutIfNeeded()
        expect(view.safeAreaInsets.bottom, equals: 50)
        expect(view.changes == 1 && guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 50))
        controller.view.bounds.size.height = 420
        window.layoutIfNeeded()
        expect(view.changes == 2 && guide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 70))
        // A view whose safe area is the same is not laid out.
        expect(upper.changes == 0 && upper.layouts == layouts)
    }

    @Test func `scrolled content is not laid out when its scroll view is resized`() {
        final class Content: UIView {
            var layouts = 0
            override func layoutSubviews() { layouts += 1 }
        }
        let controller = UIViewController()
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
        let content = Content(frame: CGRect(x: 0, y: 0, width: 100, height: 2_000))
        controller.view = scrollView
        controller.additionalSafeAreaInsets.top = 50
        scrollView.contentSize = content.frame.size
        scrollView.addSubview(content)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 800))
        window.addSubview(scrollView)
        window.layoutIfNeeded()
        scrollView.contentOffset.y = 300
        window.layoutIfNeeded()
        let layouts = content.layouts
        scrollView.frame.size.height = 400
        window.layoutIfNeeded()
        expect(content.layouts, equals: layouts)
    }

    @Test func `the guides of a view move with the origin of its bounds`() {
        let scene = LayoutScene()
        _ = scene.box("a")
        _ = scene.box("b")
        scene.constrain("H:|[a(10)][b(10)]", "V:|-[b(10)]", "V:[a(10)]")
        scene.root.subviews[0].topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 8).isActive = true
        expect(scene.dump(), equals: "a 0 8 10 10\nb 10 8 10 10")
        scene.root.bounds.origin.y = 50
        expect(scene.dump(), equals: "a 0 58 10 10\nb 10 58 10 10")
        expect(scene.root.layoutMarginsGuide.layoutFrame.minY, equals: 58)
    }
}
