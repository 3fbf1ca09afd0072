import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore

@testable import UIKitMenus

/// The rows of menus, and the positions to which they are scrolled.
@MainActor @Suite(.onStage) final class MenuRowTests {
    private let menus = MenuStage()

    private func openMenu(_ children: [UIMenuElement]) {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: children)
        menus.controller.view.addSubview(button)
        menus.stage.host.turn()
        menus.tap(menus.center(of: button))
    }

    @Test func `a menu stays scrolled when its elements change`() {
        openMenu((0..<40).map { UIAction(title: "Item \($0)", attributes: .keepsMenuPresented) { _ in } })
        menus.stage.wheel(150, 400, dy: -600)
        menus.stage.advance(by: 1)
        let place: CGPoint? = menus.row("Item 20")
        menus.choose("Item 20")
        expect(place != nil && menus.row("Item 20") == place)
    }

    @Test func `a chosen tile has a background when its menu opens`() {
        let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
        actions[1].state = .on
        for size in [UIMenu.ElementSize.small, .medium, .large] {
            let colors: [UIColor?] = MenuContent(UIMenu(children: actions)) { _ in nil }.items.map {
                MenuRowView(item: $0, size: size, titleLines: 2, hasMarks: true).backgroundColor
            }
            expect(colors, equals: [nil, size == .large ? nil : .quaternarySystemFill])
        }
    }

    @Test(arguments: [false, true])
    func `the rows of a menu have the direction of its source`(isForced: Bool) throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 50, y: 100, width: 100, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [UIMenu(title: "More", children: [UIAction(title: "Inner") { _ in }])])
        menus.controller.view.addSubview(button)
        if isForced {
            button.semanticContentAttribute = .forceRightToLeft
        } else {
            menus.controller.traitOverrides.layoutDirection = .rightToLeft
        }
        menus.stage.host.turn()
        menus.tap(menus.center(of: button))
        func row(_ view: UIView) -> MenuRowView? {
            view as? MenuRowView ?? view.subviews.lazy.compactMap(row).first
        }
        let shown: MenuRowView = try #require(row(menus.stage.window))
        let arrow: UIImageView = try #require(
            shown.subviews.lazy.compactMap { $0 as? UIImageView }.first { !$0.isHidden })
        expect(arrow.frame.midX > shown.bounds.midX)
        expect(arrow.effectiveUserInterfaceLayoutDirection, equals: .rightToLeft)
    }

    @Test func `images and marks grow with accessibility text sizes`() {
        func sizes(_ category: UIContentSizeCategory, _ size: UIMenu.ElementSize) -> [CGFloat] {
            menus.stage.window.traitOverrides.preferredContentSizeCategory = category
            let action = UIAction(title: "A", image: UIImage(systemName: "star"), state: .on) { _ in }
            guard let item = MenuContent(UIMenu(children: [action]), target: { _ in nil }).items.first else {
                return []
            }
            let row = MenuRowView(item: item, size: size, titleLines: 2, hasMarks: true)
            menus.stage.window.addSubview(row)
            row.frame = CGRect(x: 0, y: 0, width: 250, height: row.height(width: 250))
            row.layoutIfNeeded()
            let images: [UIImageView] = row.subviews.compactMap { $0 as? UIImageView }.filter { !$0.isHidden }
            return images.map { $0.contentMode == .scaleAspectFit ? $0.frame.height : $0.image?.size.height ?? 0 }
        }
        for size in [UIMenu.ElementSize.small, .medium, .large] {
            let usual: [CGFloat] = sizes(.large, size)
            let large: [CGFloat] = sizes(.accessibilityExtraLarge, size)
            expect(!usual.isEmpty && usual.count == large.count)
            expect(zip(usual, large).allSatisfy { $1 > 2 * $0 }, "\(usual) \(large)")
            expect(sizes(.extraExtraExtraLarge, size), equals: usual)
        }
    }
}
