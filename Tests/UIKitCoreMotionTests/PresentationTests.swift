import Expectations
import Foundation
import HostClock
import PlatformHost
import QuartzCore
import TestStage
import Testing

@testable import UIKitAlerts
@testable import UIKitCore

/// Sheets, popovers, alerts and custom presentations.
@MainActor @Suite(.onStage) final class PresentationTests {
    final class Delegate: NSObject, UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
        var calls: [String] = []
        var allows = true
        var adaptive: UIModalPresentationStyle = .pageSheet
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            adaptive
        }
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            calls.append("attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { calls.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "other") }
    }

    let stage = Stage()
    let root = UIViewController()
    let modal = UIViewController()
    let delegate = Delegate()

    init() {
        stage.root.removeFromSuperview()
        root.view.backgroundColor = .white
        modal.view.backgroundColor = .systemYellow
        stage.window.rootViewController = root
        stage.advance(by: 0.1)
    }

    final class Recorder: UIViewController {
        var calls: [String] = []
        private func record(_ name: String) { calls.append("\(name) \(isBeingPresented) \(isBeingDismissed)") }
        override func viewWillAppear(_ animated: Bool) { record("willAppear") }
        override func viewDidAppear(_ animated: Bool) { record("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
    }

    @Test
    func `isBeingPresented and isBeingDismissed are true only in both callbacks of their transition`() {
        let page = Recorder()
        root.present(page, animated: true)
        stage.advance(by: 1)
        expect(!page.isBeingPresented)
        page.dismiss(animated: true)
        stage.advance(by: 1)
        expect(!page.isBeingDismissed)
        expect(
            page.calls,
            equals: [
                "willAppear true false", "didAppear true false", "willDisappear false true", "didDisappear false true",
            ])
    }

    @Test
    func `a view whose tint color is tintColor has the inherited tint color`() {
        root.view.tintColor = .systemRed
        let view = UIView()
        view.tintColor = .tintColor
        root.view.addSubview(view)
        expect(view.tintColor, equals: .systemRed)
    }

    private func present(animated: Bool = true) {
        root.present(modal, animated: animated)
        stage.advance(by: 1)
    }

    private var top: CGFloat { modal.view.convert(CGPoint.zero, to: nil as UIView?).y }

    private func drag(from y: CGFloat, to end: CGFloat, rests: Bool = true) {
        stage.touch(.began, 200, y)
        stage.drag(from: CGPoint(x: 200, y: y), to: CGPoint(x: 200, y: end), duration: 0.4)
        if rests { stage.advance(by: 0.2) }
    }

    // MARK: Sheets

    @Test func `a sheet appears from below over its presenter`() {
        root.present(modal, animated: true)
        stage.advance(by: 0.1)
        let card: CALayer? = modal.view.superview?.layer
        expect((card?.presentation()?.frame.minY ?? 0), isGreaterThan: 100)
        stage.advance(by: 1)
        expect(top == 12 && modal.presentingViewController === root)
        expect(root.view.window != nil)
    }

    @Test func `detents determine the height of a sheet`() {
        modal.sheetPresentationController?.detents = [.medium(), .large()]
        present()
        expect(abs(top - 406), isLessThan: 0.6)
        modal.sheetPresentationController?.animateChanges {
            modal.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        expect(top, equals: 12)
        let presented: CGFloat = modal.view.superview?.layer.presentation()?.frame.minY ?? 0
        expect(abs(presented - 406), isLessThan: 1)
        stage.advance(by: 1)
        modal.sheetPresentationController?.detents = [.custom { _ in 200 }]
        stage.host.turn()
        expect(top, equals: 600)
    }

    private var frameOfSheet: CGRect { modal.view.superview?.frame ?? .null }

    @Test func `in a compact height, a sheet covers the screen unless it prefers the bottom edge`() throws {
        stage.host.windows[0].resize(to: CGSize(width: 800, height: 400))
        stage.host.turn()
        let sheet: UISheetPresentationController = try #require(modal.sheetPresentationController)
        sheet.detents = [.custom { _ in 150 }, .large()]
        sheet.prefersGrabberVisible = true
        modal.preferredContentSize = CGSize(width: 300, height: 100)
        present()
        expect(frameOfSheet, equals: CGRect(x: 0, y: 0, width: 800, height: 400))
        expect(modal.view.superview?.layer.cornerRadius, equals: 0)
        sheet.prefersEdgeAttachedInCompactHeight = true
        stage.host.turn()
        expect(frameOfSheet, equals: CGRect(x: 0, y: 250, width: 800, height: 150))
        expect(modal.view.superview?.layer.cornerRadius, equals: 12)
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        stage.host.turn()
        expect(frameOfSheet, equals: CGRect(x: 250, y: 250, width: 300, height: 150))
        stage.host.windows[0].resize(to: CGSize(width: 400, height: 800))
        stage.host.turn()
        expect(frameOfSheet, equals: CGRect(x: 0, y: 650, width: 400, height: 150))
    }

    @Test func `a sheet that covers the screen is dragged down to dismiss it`() {
        stage.host.windows[0].resize(to: CGSize(width: 800, height: 400))
        stage.host.turn()
        modal.presentationController?.delegate = delegate
        present()
        stage.touch(.began, 400, 50)
        stage.drag(from: CGPoint(x: 400, y: 50), to: CGPoint(x: 400, y: 150), duration: 0.2)
        expect(frameOfSheet.minY > 50 && frameOfSheet.height == 400)
        stage.drag(from: CGPoint(x: 400, y: 150), to: CGPoint(x: 400, y: 390), duration: 0.2)
        stage.touch(.ended, 400, 390)
        stage.advance(by: 1)
        expect(root.presentedViewController == nil && delegate.calls == ["will", "did"])
    }

    @Test func `a drag moves a sheet between its detents`() {
        modal.sheetPresentationController?.detents = [.medium(), .large()]
        modal.sheetPresentationController?.delegate = delegate
        present()
        drag(from: 420, to: 120)
        expect(abs(top - 116), isLessThan: 1)
        stage.touch(.ended, 200, 120)
        stage.advance(by: 1)
        expect(top == 12 && delegate.calls == ["large"])
        expect(modal.sheetPresentationController?.selectedDetentIdentifier, equals: .large)
    }

    @Test func `a sheet that is dragged down far enough is dismissed, and the delegate is notified`() {
        modal.presentationController?.delegate = delegate
        present()
        drag(from: 40, to: 600)
        expect(delegate.calls.isEmpty)
        stage.touch(.ended, 200, 600)
        expect(delegate.calls, equals: ["will"])
        stage.advance(by: 1)
        expect(delegate.calls == ["will", "did"] && root.presentedViewController == nil && modal.view.window == nil)
    }

    @Test func `a sheet that is dragged down a little stays`() {
        present()
        drag(from: 40, to: 200)
        expect(top, isGreaterThan: 150)
        stage.touch(.ended, 200, 200)
        stage.advance(by: 1)
        expect(top == 12 && root.presentedViewController === modal)
    }

    @Test func `a modal sheet stays, and the delegate is notified of the attempt`() {
        modal.isModalInPresentation = true
        modal.presentationController?.delegate = delegate
        present()
        drag(from: 40, to: 700)
        expect(top, isLessThan: 160)
        stage.touch(.ended, 200, 700)
        stage.advance(by: 1)
        expect(top == 12 && delegate.calls == ["attempt"] && root.presentedViewController === modal)
    }

    @Test func `a modal sheet returns even if its delegate presents an alert when the user tries to dismiss it`() {
        final class ConfirmingController: UIViewController, UIAdaptivePresentationControllerDelegate {
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
                present(UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert), animated: true)
            }
        }
        let controller = ConfirmingController()
        controller.isModalInPresentation = true
        let navigation = UINavigationController(rootViewController: controller)
        navigation.presentationController?.delegate = controller
        root.present(navigation, animated: false)
        stage.advance(by: 1)
        drag(from: 40, to: 700)
        stage.touch(.ended, 200, 700)
        stage.advance(by: 1)
        expect(navigation.presentedViewController is UIAlertController)
        expect(navigation.view.convert(CGPoint.zero, to: nil as UIView?).y, equals: 12)
    }

    @Test func `a programmatic dismissal does not notify the delegate`() {
        modal.presentationController?.delegate = delegate
        present()
        var isDone = false
        modal.dismiss(animated: true) { isDone = true }
        stage.advance(by: 1)
        expect(isDone && delegate.calls.isEmpty && modal.view.window == nil)
    }

    @Test func `a scroll view in a sheet scrolls first, and at its top the sheet moves`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        scrollView.contentSize = CGSize(width: 400, height: 3_000)
        modal.view.addSubview(scrollView)
        present()
        scrollView.contentOffset.y = 500
        drag(from: 200, to: 400)
        expect(top == 12 && scrollView.contentOffset.y < 400)
        stage.touch(.ended, 200, 400)
        stage.advance(by: 2)
        scrollView.contentOffset.y = 0
        drag(from: 200, to: 400)
        expect(top > 150 && scrollView.contentOffset.y == 0)
        stage.touch(.ended, 200, 400)
        stage.advance(by: 1)
        drag(from: 400, to: 300)
        expect(top == 12 && scrollView.contentOffset.y > 50)
        stage.touch(.ended, 200, 300)
    }

    @Test func `pulling down a scroll view that refreshes does not move its sheet`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 700))
        scrollView.contentSize = CGSize(width: 400, height: 3_000)
        let control = UIRefreshControl()
        scrollView.refreshControl = control
        modal.view.addSubview(scrollView)
        present()
        drag(from: 200, to: 400)
        expect(top, equals: 12)
        stage.touch(.ended, 200, 400)
        control.endRefreshing()
        stage.advance(by: 2)
        scrollView.refreshControl = nil
        drag(from: 200, to: 400)
        expect(top, isGreaterThan: 150)
        stage.touch(.ended, 200, 400)
    }

    @Test func `up to the largest undimmed detent, the background receives touches`() {
        var presses = 0
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 200, height: 44))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        modal.sheetPresentationController?.detents = [.medium(), .large()]
        modal.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        present()
        stage.tap(200, 120)
        expect(presses == 1 && root.presentedViewController === modal)
    }

    @Test func `a tap on the dimmed background dismisses a sheet`() {
        modal.sheetPresentationController?.detents = [.medium()]
        present()
        stage.tap(200, 100)
        stage.advance(by: 1)
        expectNil(root.presentedViewController)
    }

    @Test func `a sheet that is dismissed during its presentation can be presented again`() {
        root.present(modal, animated: true)
        stage.advance(by: 0.15)
        modal.dismiss(animated: true)
        stage.advance(by: 1)
        expect(root.presentedViewController == nil && modal.view.window == nil)
        present()
        expect(modal.view.window != nil)
    }

    // MARK: Popovers

    @Test(arguments: [
        (CGRect(x: 180, y: 50, width: 40, height: 40), UIPopoverArrowDirection.up),
        (CGRect(x: 180, y: 700, width: 40, height: 40), .down),
    ])
    func `a popover is below or above its source where it fits`(source: CGRect, direction: UIPopoverArrowDirection) {
        let view = UIView(frame: source)
        root.view.addSubview(view)
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 150)
        delegate.adaptive = .none
        modal.popoverPresentationController?.delegate = delegate
        modal.popoverPresentationController?.sourceView = view
        present()
        expect(modal.popoverPresentationController?.arrowDirection, equals: direction)
        let frame: CGRect = modal.view.convert(modal.view.bounds, to: nil as UIView?)
        expect(frame.size == CGSize(width: 200, height: 150) && frame.midX == 200)
        expect(direction == .up ? frame.minY == source.maxY + 13 : frame.maxY == source.minY - 13)
        stage.tap(20, 400)
        stage.advance(by: 1)
        expect(root.presentedViewController == nil && delegate.calls == ["will", "did"])
    }

    @Test func `the arrow of a popover points at its source item`() throws {
        let view = UIView(frame: CGRect(x: 180, y: 50, width: 40, height: 40))
        root.view.addSubview(view)
        let guide = UILayoutGuide()
        root.view.addLayoutGuide(guide)
        NSLayoutConstraint.activate([
            guide.centerXAnchor.constraint(equalTo: root.view.centerXAnchor),
            guide.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
            guide.widthAnchor.constraint(equalToConstant: 10),
            guide.heightAnchor.constraint(equalToConstant: 100),
        ])
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 150)
        delegate.adaptive = .none
        let popover: UIPopoverPresentationController = try #require(modal.popoverPresentationController)
        popover.delegate = delegate
        popover.sourceView = root.view
        popover.sourceItem = view
        present()
        func frame() -> CGRect { modal.view.convert(modal.view.bounds, to: nil as UIView?) }
        expect(popover.arrowDirection == .up && frame().minY == 103)
        popover.sourceItem = guide
        stage.host.turn()
        expect(popover.arrowDirection == .down && frame().maxY == 687)
        expect(guide.frame(in: stage.window), equals: CGRect(x: 195, y: 700, width: 10, height: 100))
        expect(UIView().frame(in: stage.window) == nil && UIBarButtonItem().frame(in: stage.window) == nil)
    }

    private final class Balloon: UIPopoverBackgroundView {
        private var offset: CGFloat = 0
        private var direction: UIPopoverArrowDirection = .unknown
        override class func arrowBase() -> CGFloat { 40 }
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets {
            UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        override var arrowOffset: CGFloat {
            get { offset }
            set { offset = newValue }
        }
        override var arrowDirection: UIPopoverArrowDirection {
            get { direction }
            set { direction = newValue }
        }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { nil }
    }

    @Test func `a background of the app surrounds the content of a popover and draws its arrow`() throws {
        let view = UIView(frame: CGRect(x: 10, y: 50, width: 40, height: 40))
        root.view.addSubview(view)
        modal.modalPresentationStyle = .popover
        modal.preferredContentSize = CGSize(width: 200, height: 150)
        delegate.adaptive = .none
        let popover: UIPopoverPresentationController = try #require(modal.popoverPresentationController)
        popover.delegate = delegate
        popover.sourceView = view
        popover.permittedArrowDirections = .up
        popover.popoverBackgroundViewClass = Balloon.self
        present()
        let content: CGRect = modal.view.convert(modal.view.bounds, to: nil as UIView?)
        expect(content, equals: CGRect(x: 12, y: 111, width: 200, height: 150))
        let balloon: Balloon = try #require(find(Balloon.self, in: stage.window) { _ in true })
        let frame: CGRect = balloon.convert(balloon.bounds, to: nil as UIView?)
        expect(frame, equals: CGRect(x: 10, y: 90, width: 206, height: 174))
        // The tip is as near to the corner as the base of the arrow permits.
        expect(balloon.arrowDirection == .up && frame.midX + balloon.arrowOffset == 41)
        expect(modal.view.superview?.backgroundColor, equals: .clear)
        popover.popoverBackgroundViewClass = nil
        stage.host.turn()
        expect(modal.view.superview?.backgroundColor == .systemBackground && balloon.superview == nil)
    }

    @Test func `items of bars are sources of popovers while they are visible`() {
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        let tab = UITabBarItem(title: "Home", image: nil, tag: 0)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 400, height: 44))
        let tabs = UITabBar(frame: CGRect(x: 0, y: 200, width: 400, height: 49))
        root.view.addSubview(bar)
        root.view.addSubview(tabs)
        bar.items = [item]
        tabs.items = [tab]
        stage.host.turn()
        expect(
            item.frame(in: root.view).map { CGRect(x: 0, y: 100, width: 400, height: 44).contains($0) }, equals: true)
        expect(tab.frame(in: root.view), equals: CGRect(x: 0, y: 200, width: 400, height: 49))
        tabs.items = []
        expectNil(tab.frame(in: root.view))
    }

    @Test func `in a narrow window, a popover becomes a sheet`() {
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.sourceView = root.view
        present()
        expect(modal.presentationController is UISheetPresentationController && top == 12)
    }

    @Test func `a popover stays inside its bounds, and its arrow points in the permitted direction`() {
        let bounds = CGRect(x: 10, y: 10, width: 380, height: 780)
        let corner = PopoverPlacement(
            size: CGSize(width: 200, height: 900), source: CGRect(x: 0, y: 0, width: 20, height: 20), bounds: bounds,
            permitted: .up)
        expect(bounds.contains(corner.frame))
        expect(corner.tip.x >= corner.frame.minX && corner.tip.x <= corner.frame.maxX)
        let left = PopoverPlacement(
            size: CGSize(width: 100, height: 100), source: CGRect(x: 20, y: 300, width: 20, height: 20), bounds: bounds,
            permitted: .left)
        expect(left.frame.minX == 53 && left.direction == .left && left.tip == CGPoint(x: 40, y: 310))
    }

    @Test func `a popover without permitted directions is centered on its source`() {
        let bounds = CGRect(x: 10, y: 10, width: 380, height: 780)
        func place(_ x: CGFloat, _ y: CGFloat) -> PopoverPlacement {
            PopoverPlacement(
                size: CGSize(width: 200, height: 100), source: CGRect(x: x, y: y, width: 0, height: 0), bounds: bounds,
                permitted: [])
        }
        let middle = place(200, 400)
        expect(middle.frame, equals: CGRect(x: 100, y: 350, width: 200, height: 100))
        expect(middle.direction.isEmpty && middle.arrowPath.isEmpty && middle.outline == middle.frame)
        expect(place(390, 0).frame, equals: CGRect(x: 190, y: 10, width: 200, height: 100))
    }

    @Test(arguments: [CGRect(x: 0, y: 0, width: 400, height: 800), CGRect(x: 30, y: 30, width: 340, height: 740)])
    func `a popover without space beside its source covers the source`(source: CGRect) {
        let bounds = CGRect(x: 10, y: 10, width: 380, height: 780)
        let large = PopoverPlacement(
            size: CGSize(width: 200, height: 300), source: source, bounds: bounds, permitted: .any)
        expect(large.frame == CGRect(x: 100, y: 250, width: 200, height: 300) && large.direction.isEmpty)
    }

    @Test func `small content fits beside a source that leaves little space`() {
        let low = PopoverPlacement(
            size: CGSize(width: 60, height: 40), source: CGRect(x: 0, y: 0, width: 400, height: 720),
            bounds: CGRect(x: 10, y: 10, width: 380, height: 780), permitted: .any)
        expect(low.direction == .up && low.frame == CGRect(x: 170, y: 733, width: 60, height: 40))
    }

    @Test(arguments: [
        (CGRect(x: 100, y: -300, width: 200, height: 50), UIPopoverArrowDirection.up),
        (CGRect(x: 100, y: 1000, width: 200, height: 50), .down),
        (CGRect(x: -300, y: 300, width: 200, height: 50), .left),
        (CGRect(x: 900, y: 300, width: 200, height: 50), .right),
    ])
    func `a popover stays inside its bounds beside a source outside them`(
        source: CGRect, direction: UIPopoverArrowDirection
    ) {
        let bounds = CGRect(x: 10, y: 10, width: 380, height: 780)
        let outside = PopoverPlacement(
            size: CGSize(width: 200, height: 1000), source: source, bounds: bounds, permitted: direction)
        expect(bounds.contains(outside.frame) && outside.direction == direction)
        expect(outside.frame.size, equals: CGSize(width: 200, height: 780))
    }

    // MARK: Alerts

    private func find<Found: UIView>(_ type: Found.Type, in view: UIView, where matches: (Found) -> Bool) -> Found? {
        if let found = view as? Found, matches(found) { return found }
        for subview in view.subviews {
            if let found = find(type, in: subview, where: matches) { return found }
        }
        return nil
    }

    private func tapButton(_ title: String) throws {
        let button: AlertButton = try #require(
            find(AlertButton.self, in: stage.window) { $0.accessibilityLabel == title })
        let middle: CGPoint = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil as UIView?)
        stage.tap(middle.x, middle.y)
        stage.advance(by: 1)
    }

    @Test func `an alert has text fields whose text its actions can read`() throws {
        let alert = UIAlertController(title: "Name", message: "What is it called?", preferredStyle: .alert)
        var choices: [String] = []
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField { $0.isSecureTextEntry = true }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in choices.append("cancelled") })
        alert.addAction(
            UIAlertAction(title: "Save", style: .default) { _ in
                choices.append(alert.textFields?.map { $0.text ?? "" }.joined(separator: "/") ?? "")
            })
        root.present(alert, animated: true)
        stage.advance(by: 1)
        expect(alert.textFields?.first?.isFirstResponder, equals: true)
        stage.host.post(.text("Ada"), at: stage.host.windows[0])
        stage.host.turn()
        expect(alert.textFields?.first?.text, equals: "Ada")
        let second: UITextField = try #require(alert.textFields?[1])
        let point: CGPoint = second.convert(CGPoint(x: 5, y: 5), to: nil as UIView?)
        stage.tap(point.x, point.y)
        stage.host.post(.text("1815"), at: stage.host.windows[0])
        stage.host.turn()
        try tapButton("Save")
        expect(choices == ["Ada/1815"] && root.presentedViewController == nil)
    }

    @Test func `an alert is centered and blocks touches behind it`() throws {
        var presses = 0
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 200, height: 44))
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        root.view.addSubview(button)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive))
        root.present(alert, animated: true)
        stage.advance(by: 1)
        let frame: CGRect = alert.view.convert(alert.view.bounds, to: nil as UIView?)
        expect(frame.width == 270 && abs(frame.midX - 200) <= 0.5 && abs(frame.midY - 400) <= 0.5)
        stage.tap(200, 120)
        expect(presses == 0 && root.presentedViewController === alert)
        try tapButton("Yes")
        expectNil(root.presentedViewController)
        stage.tap(200, 120)
        expect(presses, equals: 1)
    }

    @Test func `an action sheet is at the bottom with Cancel last, and a tap outside cancels`() throws {
        let alert = UIAlertController(title: nil, message: "What now?", preferredStyle: .actionSheet)
        var choices: [String] = []
        for (title, style) in [("Cancel", UIAlertAction.Style.cancel), ("Copy", .default), ("Delete", .destructive)] {
            alert.addAction(UIAlertAction(title: title, style: style) { choices.append($0.title ?? "") })
        }
        root.present(alert, animated: true)
        stage.advance(by: 1)
        expect(alert.view.convert(alert.view.bounds, to: nil as UIView?).maxY, equals: 792)
        let cancel: AlertButton = try #require(
            find(AlertButton.self, in: stage.window) { $0.accessibilityLabel == "Cancel" })
        expect(cancel.convert(cancel.bounds, to: alert.view).maxY, equals: alert.view.bounds.height)
        stage.tap(200, 100)
        stage.advance(by: 1)
        expect(choices == ["Cancel"] && root.presentedViewController == nil)
        root.present(alert, animated: true)
        stage.advance(by: 1)
        try tapButton("Delete")
        expect(choices, equals: ["Cancel", "Delete"])
    }

    // MARK: Custom presentations

    final class Corner: UIPresentationController {
        var events: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 200, y: 600, width: 200, height: 200) }
        override func presentationTransitionWillBegin() { events.append("willBegin") }
        override func presentationTransitionDidEnd(_ completed: Bool) { events.append("didEnd \(completed)") }
        override func dismissalTransitionWillBegin() { events.append("willLeave") }
        override func dismissalTransitionDidEnd(_ completed: Bool) { events.append("didLeave \(completed)") }
    }

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        let key: UITransitionContextViewKey
        init(_ key: UITransitionContextViewKey) { self.key = key }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let view = transitionContext.view(forKey: key) else { return }
            if key == .to, let controller = transitionContext.viewController(forKey: .to) {
                view.frame = transitionContext.finalFrame(for: controller)
                transitionContext.containerView.addSubview(view)
                view.alpha = 0
            }
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.alpha = self.key == .to ? 1 : 0
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    final class Director: NSObject, UIViewControllerTransitioningDelegate {
        weak var corner: Corner?
        var interaction: UIPercentDrivenInteractiveTransition?
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let controller = Corner(presentedViewController: presented, presenting: presenting)
            corner = controller
            return controller
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(.to) }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { Fade(.from) }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    @Test func `a custom presentation is animated, and its interactive dismissal can be canceled`() throws {
        let director = Director()
        modal.modalPresentationStyle = .custom
        modal.transitioningDelegate = director
        root.present(modal, animated: true)
        stage.advance(by: 0.5)
        expect(abs((modal.view.layer.presentation()?.opacity ?? 0) - 0.5), isLessThan: 0.05)
        stage.advance(by: 0.6)
        let corner: Corner = try #require(director.corner)
        expect(corner.events == ["willBegin", "didEnd true"] && modal.presentationController === corner)
        expect(modal.view.frame, equals: CGRect(x: 200, y: 600, width: 200, height: 200))
        let interaction = UIPercentDrivenInteractiveTransition()
        director.interaction = interaction
        modal.dismiss(animated: true)
        interaction.update(0.4)
        expect(abs((modal.view.layer.presentation()?.opacity ?? 0) - 0.6), isLessThan: 0.01)
        interaction.cancel()
        stage.advance(by: 1)
        expect(corner.events.suffix(2), equals: ["willLeave", "didLeave false"])
        expect(root.presentedViewController === modal && modal.view.alpha == 1 && modal.view.window != nil)
        director.interaction = nil
        modal.dismiss(animated: true)
        stage.advance(by: 1.2)
        expect(corner.events.last, equals: "didLeave true")
        expect(modal.view.window == nil && root.presentedViewController == nil)
    }

    @Test func `with reduced motion, sheets fade`() {
        stage.application.reducesMotion = true
        root.present(modal, animated: true)
        stage.advance(by: 0.1)
        let layer: CALayer? = modal.view.superview?.layer.presentation()
        expect(layer?.frame.minY == 12 && (layer?.opacity ?? 1) < 1)
    }

    // MARK: Levels and tints

    private func tints(_ style: UIModalPresentationStyle) -> [UIView.TintAdjustmentMode] {
        modal.modalPresentationStyle = style
        modal.popoverPresentationController?.sourceView = root.view
        modal.popoverPresentationController?.delegate = delegate
        delegate.adaptive = .none
        present()
        let found: [UIView.TintAdjustmentMode] = [root.view, modal.view].map(\.tintAdjustmentMode)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        expect(root.view.tintAdjustmentMode == .normal && root.view.tintColor == .systemBlue)
        return found
    }

    @Test func `tints behind sheets, popovers and alerts are dimmed until dismissal`() {
        expect(tints(.pageSheet), equals: [.dimmed, .normal])
        expect(tints(.popover), equals: [.dimmed, .normal])
        expect(tints(.fullScreen), equals: [.normal, .normal])
        for style in [UIAlertController.Style.alert, .actionSheet] {
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
            root.present(alert, animated: false)
            stage.advance(by: 1)
            expect(root.view.tintAdjustmentMode == .dimmed && alert.view.tintAdjustmentMode == .normal)
            root.dismiss(animated: false)
            stage.advance(by: 1)
            expect(root.view.tintAdjustmentMode, equals: .normal)
        }
    }

    @Test func `a view with its own tint mode keeps it behind a sheet`() {
        let custom = UIView()
        custom.tintAdjustmentMode = .normal
        root.view.addSubview(custom)
        present()
        expect(root.view.tintColor == .systemGray && custom.tintColor == .systemBlue)
    }

    @Test func `up to the largest undimmed detent, tints are not dimmed`() {
        modal.sheetPresentationController?.detents = [.medium(), .large()]
        modal.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        present()
        expect(root.view.tintAdjustmentMode, equals: .normal)
        modal.sheetPresentationController?.selectedDetentIdentifier = .large
        stage.advance(by: 1)
        expect(root.view.tintAdjustmentMode, equals: .dimmed)
    }

    @Test func `sheets, popovers and alerts are elevated, so their background is gray in dark mode`() {
        stage.window.overrideUserInterfaceStyle = .dark
        modal.view.backgroundColor = .systemBackground
        present()
        expect(modal.traitCollection.userInterfaceLevel, equals: .elevated)
        expect(root.traitCollection.userInterfaceLevel, equals: .base)
        expect(stage.pixels(row: 500)[400], equals: 0xFF1C_1C1E)
        root.dismiss(animated: false)
        stage.advance(by: 1)
        modal.modalPresentationStyle = .fullScreen
        present()
        expect(modal.traitCollection.userInterfaceLevel == .base && stage.pixels(row: 500)[400] == 0xFF00_0000)
        root.dismiss(animated: false)
        stage.advance(by: 1)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        root.present(alert, animated: false)
        stage.advance(by: 1)
        expect(alert.traitCollection.userInterfaceLevel, equals: .elevated)
    }
}
