import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing

/// A menu at the pointer with the edit actions for the selected text.
///
/// Its view covers the window, so that a touch outside the menu closes it.
@MainActor
final class EditMenu: UIView {
    private weak var target: UIView?
    private let panel = UIView()
    private var rows: [UIButton] = []
    private let onClose: () -> Void

    private static let rowHeight: CGFloat = 32
    private static let width: CGFloat = 160
    private static let inset: CGFloat = 5
    /// The distance from the pointer, which keeps the line of text visible.
    private static let gap: CGFloat = 12

    /// The actions in the order of the menu.
    private static let actions: [(title: String, name: String, perform: @MainActor (UIView) -> Void)] = [
        ("Cut", "cut:", { $0.cut(nil) }), ("Copy", "copy:", { $0.copy(nil) }), ("Paste", "paste:", { $0.paste(nil) }),
        ("Select All", "selectAll:", { $0.selectAll(nil) }),
    ]

    /// Creates a menu of the actions that `target` can perform now.
    init(of target: UIView, onClose: @escaping () -> Void) {
        self.target = target
        self.onClose = onClose
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.backgroundColor = UIColor {
            $0.userInterfaceStyle == .dark ? UIColor(white: 0.2, alpha: 1) : UIColor(white: 0.98, alpha: 1)
        }
        panel.layer.cornerRadius = 10
        panel.layer.shadowOpacity = 0.25
        panel.layer.shadowRadius = 12
        panel.layer.shadowOffset = CGSize(width: 0, height: 4)
        addSubview(panel)
        for action in EditMenu.actions where target.canPerformAction(Selector(action.name), withSender: self) {
            let row = EditMenuRow(title: action.title) { [weak self, weak target] in
                self?.close()
                if let target { action.perform(target) }
            }
            rows.append(row)
            panel.addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Whether no action can be performed.
    var isEmpty: Bool { rows.isEmpty }

    /// Opens the menu below and to the right of `point` in `window`, or above or to the left where space is missing.
    func open(in window: UIWindow, at point: CGPoint) {
        frame = window.bounds
        let size = CGSize(
            width: EditMenu.width, height: CGFloat(rows.count) * EditMenu.rowHeight + 2 * EditMenu.inset)
        let x: CGFloat = point.x + size.width <= bounds.maxX ? point.x : point.x - size.width
        let below: CGFloat = point.y + EditMenu.gap
        let y: CGFloat = below + size.height <= bounds.maxY ? below : point.y - EditMenu.gap - size.height
        panel.frame = CGRect(origin: CGPoint(x: max(0, x), y: max(0, y)), size: size)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: EditMenu.inset, y: EditMenu.inset + CGFloat(index) * EditMenu.rowHeight,
                width: size.width - 2 * EditMenu.inset, height: EditMenu.rowHeight)
        }
        window.addSubview(self)
    }

    func close() {
        guard superview != nil else { return }
        removeFromSuperview()
        onClose()
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        close()
    }
}

/// A button for an action.
@MainActor
private final class EditMenuRow: UIButton {
    init(title: String, action: @escaping @MainActor () -> Void) {
        super.init(frame: .zero)
        setTitle(title, for: .normal)
        setTitleColor(.label, for: .normal)
        titleLabel?.font = .systemFont(ofSize: 15)
        contentHorizontalAlignment = .leading
        contentEdgeInsets = UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 9)
        layer.cornerRadius = 6
        addAction(UIAction { _ in action() }, for: .touchUpInside)
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Selector("hover", EditMenuRow.hover)))
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func hover(_ recognizer: UIHoverGestureRecognizer) {
        let isOver: Bool = recognizer.state == .began || recognizer.state == .changed
        backgroundColor = isOver ? .tertiarySystemFill : nil
    }
}
