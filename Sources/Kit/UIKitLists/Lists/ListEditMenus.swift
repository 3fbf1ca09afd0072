import CoreGraphics
import Foundation
import SystemTexts
import UIKitCore

/// The menus with which the user cuts, copies and pastes rows and items. A long press opens them.
@MainActor
final class ListEditMenus: NSObject, UIGestureRecognizerDelegate {
    private static let commands: [(title: String, action: Selector)] = [
        ("Cut", Selector("cut:")), ("Copy", Selector("copy:")), ("Paste", Selector("paste:")),
    ]

    private weak var list: (any ContextMenuList)?
    private let press = UILongPressGestureRecognizer()
    private var presentation: (any MenuPresentation)?
    /// The row or item under the finger, and the commands for it.
    private var target: (path: IndexPath, commands: [(title: String, action: Selector)])?

    /// Adds the recognizer to a list, once.
    func install(on list: any ContextMenuList) {
        guard self.list == nil else { return }
        self.list = list
        press.delegate = self
        press.addTarget(self, action: Selector("open", ListEditMenus.open))
        list.addGestureRecognizer(press)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard presentation == nil, let list,
            let path = list.menuPaths(at: gestureRecognizer.location(in: list)).first, list.showsEditMenu(at: path)
        else { return false }
        let commands = Self.commands.filter { list.canPerform($0.action, at: path) }
        target = commands.isEmpty ? nil : (path, commands)
        return target != nil
    }

    /// Context menus and movements of items have priority.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is UILongPressGestureRecognizer && otherGestureRecognizer.view === list }

    private func open(_ recognizer: UILongPressGestureRecognizer) {
        guard recognizer.state == .began, let list, let target, let cell = list.menuCell(at: target.path) else {
            return
        }
        let elements: [UIAction] = target.commands.map { command in
            UIAction(title: SystemTexts.localized(command.title)) { [weak list] _ in
                list?.perform(command.action, at: target.path)
            }
        }
        var request = MenuRequest(menu: UIMenu(children: elements), style: .edit, source: cell, anchor: cell.bounds)
        request.onEnd = { [weak self] _ in self?.presentation = nil }
        presentation = UIApplication.menuPresenter?.present(request)
    }
}
