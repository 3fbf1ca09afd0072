import Expectations
import Foundation
import TestStage
import Testing
import UIKitContainers
import UIKitCore

/// The inspector column of split views, and the trait for their layout.
@MainActor @Suite(.onStage) struct InspectorColumnTests {
    private final class Delegate: NSObject, UISplitViewControllerDelegate {
        var calls: [String] = []
        func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
            calls.append("show \(column)")
        }
        func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
            calls.append("hide \(column)")
        }
    }

    private let stage = Stage()
    private let split = UISplitViewController(style: .doubleColumn)
    private let list = UIViewController()
    private let detail = UIViewController()
    private let inspector = UIViewController()
    private let delegate = Delegate()

    init() {
        stage.root.removeFromSuperview()
        for (page, column) in [(list, .primary), (detail, .secondary), (inspector, .inspector)]
            as [(UIViewController, UISplitViewController.Column)]
        {
            page.view.backgroundColor = .systemBackground
            split.setViewController(page, for: column)
        }
        resize(width: 1_024)
        stage.window.rootViewController = split
        stage.advance(by: 0.2)
        split.delegate = delegate
    }

    private func resize(width: CGFloat) {
        stage.host.windows[0].resize(to: CGSize(width: width, height: 768))
        stage.advance(by: 1)
    }

    private func frame(_ page: UIViewController) -> CGRect {
        stage.host.turn()
        guard page.view.window != nil else { return .null }
        return page.view.convert(page.view.bounds, to: nil)
    }

    @Test func `the inspector is beside the secondary column while it is shown`() {
        expect(!split.isShowing(.inspector) && frame(inspector).isNull && frame(detail).width == 704)
        expect(split.viewController(for: .inspector) === inspector)
        split.show(.inspector)
        stage.advance(by: 0.1)
        let moving: CGFloat? = inspector.navigationController?.view.superview?.layer.presentation()?.frame.minX
        expect(moving.map { $0 > 704 && $0 < 1_024 } == true, "\(String(describing: moving))")
        stage.advance(by: 1)
        expect(split.isShowing(.inspector) && split.displayMode == .oneBesideSecondary)
        expect(frame(inspector), equals: CGRect(x: 704, y: 0, width: 320, height: 768))
        expect(frame(detail), equals: CGRect(x: 320, y: 0, width: 384, height: 768))
        expect(inspector.traitCollection.horizontalSizeClass, equals: .compact)
        split.hide(.primary)
        stage.advance(by: 1)
        expect(frame(detail), equals: CGRect(x: 0, y: 0, width: 704, height: 768))
        split.hide(.inspector)
        stage.advance(by: 1)
        expect(frame(inspector).isNull && frame(detail).width == 1_024)
        expect(delegate.calls, equals: ["show inspector", "hide primary", "hide inspector"])
    }

    @Test func `a column slides in when it is shown`() {
        split.hide(.primary)
        stage.advance(by: 1)
        split.show(.primary)
        stage.advance(by: 0.1)
        let moving: CGRect? = list.navigationController?.view.superview?.layer.presentation()?.frame
        expect(moving.map { $0.minX > -320 && $0.minX < 0 } == true, "\(String(describing: moving))")
        stage.advance(by: 1)
        expect(frame(list), equals: CGRect(x: 0, y: 0, width: 320, height: 768))
    }

    @Test func `the widths of the inspector apply, and a new inspector stays visible`() {
        split.show(.inspector)
        stage.advance(by: 1)
        split.preferredInspectorColumnWidth = 250
        expect(frame(inspector).width, equals: 250)
        split.maximumInspectorColumnWidth = 200
        expect(frame(inspector).width, equals: 200)
        split.minimumInspectorColumnWidth = 220
        expect(frame(inspector).width, equals: 220)
        split.minimumInspectorColumnWidth = UISplitViewController.automaticDimension
        split.maximumInspectorColumnWidth = UISplitViewController.automaticDimension
        split.preferredInspectorColumnWidth = UISplitViewController.automaticDimension
        split.preferredInspectorColumnWidthFraction = 0.25
        expect(frame(inspector).width, equals: 256)
        let other = UIViewController()
        split.setViewController(other, for: .inspector)
        stage.advance(by: 0.2)
        expect(inspector.view.window == nil && frame(other).minX == 768 && split.isShowing(.inspector))
        split.setViewController(nil, for: .inspector)
        stage.advance(by: 0.2)
        expect(other.view.window == nil && !split.isShowing(.inspector) && frame(detail).maxX == 1_024)
    }

    @Test func `the inspector is at the left from right to left`() {
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        split.show(.inspector)
        stage.advance(by: 1)
        expect(frame(inspector).minX == 0 && frame(detail).minX == 320 && frame(list).maxX == 1_024)
    }

    @Test func `in a collapsed interface, the inspector is a sheet`() {
        resize(width: 400)
        expect(split.isCollapsed && split.presentedViewController == nil)
        split.show(.inspector)
        stage.advance(by: 1)
        expect(split.isShowing(.inspector) && inspector.view.window != nil)
        expect(split.presentedViewController === inspector.navigationController)
        split.hide(.inspector)
        stage.advance(by: 1)
        expect(!split.isShowing(.inspector) && split.presentedViewController == nil)
        split.show(.inspector)
        stage.advance(by: 1)
        split.dismiss(animated: true)
        stage.advance(by: 1)
        expect(!split.isShowing(.inspector))
        resize(width: 1_024)
        expect(!split.isShowing(.inspector) && frame(detail).width == 704)
    }

    @Test func `a visible inspector becomes a sheet when the interface collapses, and a column when it expands`() {
        split.show(.inspector)
        stage.advance(by: 1)
        resize(width: 400)
        expect(split.isCollapsed && split.presentedViewController === inspector.navigationController)
        expect(inspector.view.window != nil && split.isShowing(.inspector))
        resize(width: 1_024)
        expect(split.presentedViewController == nil && split.isShowing(.inspector))
        expect(frame(inspector), equals: CGRect(x: 704, y: 0, width: 320, height: 768))
    }

    @Test func `views know the layout of the split view`() {
        expect(detail.traitCollection.splitViewControllerLayoutEnvironment, equals: .expanded)
        expect(stage.window.traitCollection.splitViewControllerLayoutEnvironment, equals: .none)
        resize(width: 400)
        expect(detail.traitCollection.splitViewControllerLayoutEnvironment, equals: .collapsed)
    }
}
