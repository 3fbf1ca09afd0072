import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitMenus

/// The menu of `UIMenuController`, and its menu items.
@MainActor @Suite(.onStage) final class MenuControllerTests {
    private let menus = MenuStage()
    private let controller: UIMenuController = .shared

    private final class Named: UIView {
        var actions: Set<String> = []
        var log: [String] = []
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            actions.contains(action.name)
        }
        override func copy(_ sender: Any?) { log.append("copy") }
        override func paste(_ sender: Any?) { log.append("paste") }
    }

    private final class Shouting: UITextField {
        var log: [String] = []
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action.name == "shout:" || super.canPerformAction(action, withSender: sender)
        }
        func shout(_ sender: Any?) { log.append("shout") }
    }

    private func add(_ action: String, y: CGFloat) -> Named {
        let view = Named(frame: CGRect(x: 100, y: y, width: 100, height: 40))
        view.actions = [action]
        menus.controller.view.addSubview(view)
        return view
    }

    /// The vertical center of the open menu.
    private func place(_ title: String) -> CGFloat? { menus.row(title)?.y }

    @Test func `showing the menu for another view closes the open menu and opens a new one`() {
        let (one, other) = (add("copy:", y: 200), add("paste:", y: 500))
        controller.showMenu(from: one, rect: one.bounds)
        menus.stage.advance(by: 1)
        expect(menus.titles, equals: ["Copy"])
        controller.showMenu(from: other, rect: other.bounds)
        menus.stage.advance(by: 1)
        expect(menus.titles == ["Paste"] && controller.isMenuVisible)
        expect(place("Paste").map { $0 > 400 && $0 < 500 } ?? false)
        controller.hideMenu(from: one)
        expect(controller.isMenuVisible)
        controller.hideMenu(from: other)
        menus.stage.advance(by: 1)
        expect(menus.titles.isEmpty && !controller.isMenuVisible)
    }

    @Test func `the target rectangle is in the coordinates of the target view while a menu is open`() {
        let (one, other) = (add("copy:", y: 200), add("paste:", y: 500))
        controller.showMenu(from: one, rect: one.bounds)
        menus.stage.advance(by: 1)
        controller.setTargetRect(other.bounds, in: other)
        menus.stage.advance(by: 1)
        expect(place("Copy").map { $0 > 400 && $0 < 500 } ?? false)
        controller.hideMenu()
        menus.stage.advance(by: 1)
    }

    @Test(arguments: [
        (UIMenuController.ArrowDirection.default, CGVector(dx: 0, dy: -1)), (.up, CGVector(dx: 0, dy: 1)),
        (.down, CGVector(dx: 0, dy: -1)), (.left, CGVector(dx: 1, dy: 0)), (.right, CGVector(dx: -1, dy: 0)),
    ])
    func `the menu is on the side that its arrow direction determines`(
        direction: UIMenuController.ArrowDirection, side: CGVector
    ) {
        let view = add("copy:", y: 300)
        controller.arrowDirection = direction
        defer { controller.arrowDirection = .default }
        expect(controller.menuFrame, equals: .zero)
        controller.showMenu(from: view, rect: view.bounds)
        let frame: CGRect = controller.menuFrame
        expect(!frame.intersects(view.frame))
        expect(side.dx > 0, equals: frame.minX >= view.frame.maxX)
        expect(side.dx < 0, equals: frame.maxX <= view.frame.minX)
        expect(side.dy > 0, equals: frame.minY >= view.frame.maxY)
        expect(side.dy < 0, equals: frame.maxY <= view.frame.minY)
        menus.stage.advance(by: 1)
        expect(controller.menuFrame, equals: frame)
        expect(menus.row("Copy").map { frame.contains($0) } ?? false)
        controller.hideMenu()
        menus.stage.advance(by: 1)
    }

    @Test(arguments: [UIEditMenuArrowDirection.automatic, .up, .down, .left, .right])
    func `the menu of an interaction is on the side that its arrow direction determines`(
        direction: UIEditMenuArrowDirection
    ) throws {
        let view = add("copy:", y: 300)
        let interaction = UIEditMenuInteraction(delegate: nil)
        view.addInteraction(interaction)
        let configuration = UIEditMenuConfiguration(
            identifier: nil, sourcePoint: CGPoint(x: view.bounds.midX, y: view.bounds.midY))
        configuration.preferredArrowDirection = direction
        interaction.presentEditMenu(with: configuration)
        menus.stage.advance(by: 1)
        let row: CGPoint = try #require(menus.row("Copy"))
        let point: CGPoint = view.convert(configuration.sourcePoint, to: nil)
        expect(row.y > point.y + 10, equals: direction == .up)
        expect(row.y < point.y - 10, equals: direction == .down || direction == .automatic)
        expect(row.x > point.x + 10, equals: direction == .left)
        expect(row.x < point.x - 10, equals: direction == .right)
        interaction.dismissMenu()
        menus.stage.advance(by: 1)
    }

    @Test func `the menu is on the other side if there is not enough space`() {
        let view = add("copy:", y: 760)
        controller.arrowDirection = .up
        defer { controller.arrowDirection = .default }
        controller.showMenu(from: view, rect: view.bounds)
        expect(controller.menuFrame.maxY < 760)
        controller.hideMenu()
        menus.stage.advance(by: 1)
    }

    @Test func `the menu closes when the window rotates`() {
        let view = add("copy:", y: 300)
        controller.showMenu(from: view, rect: view.bounds)
        menus.stage.advance(by: 1)
        expect(menus.titles, equals: ["Copy"])
        menus.stage.host.windows[0].rotate()
        menus.stage.advance(by: 1)
        expect(menus.titles.isEmpty && !controller.isMenuVisible)
    }

    @Test func `menu items follow the standard commands in the edit menus of text`() {
        controller.menuItems = [
            UIMenuItem(title: "Shout", action: Selector("shout:", Shouting.shout)),
            UIMenuItem(title: "Other", action: Selector("other:")),
        ]
        defer { controller.menuItems = nil }
        let view = Shouting(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        view.text = "Hello"
        menus.controller.view.addSubview(view)
        menus.stage.host.turn()
        view.becomeFirstResponder()
        view.selectAll(nil)
        UIApplication.menuPresenter?.showEditMenu(of: view, at: view.bounds, isPointer: false)
        menus.stage.advance(by: 1)
        expect(menus.titles.last == "Shout" && menus.titles.contains("Copy") && !menus.titles.contains("Other"))
        menus.choose("Shout")
        expect(view.log, equals: ["shout"])
    }
}
