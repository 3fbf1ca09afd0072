import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing

/// The menu bar, which covers the top edge of a window while it is used.
///
/// It appears when the pointer is at the top edge or the user presses F10. It disappears when its menu closes, the user
/// clicks outside, or the pointer moves away.
@MainActor
package final class MenuBarView: UIView {
    private let menus: [UIMenu]
    private let present: (MenuRequest) -> MenuScreen?
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let line = UIView()
    private var buttons: [MenuBarButton] = []
    private weak var screen: MenuScreen?
    /// The index of the highlighted button.
    private var selected: Int?

    /// The height of the bar, in points.
    static let height: CGFloat = 30

    init(menus: [UIMenu], present: @escaping (MenuRequest) -> MenuScreen?) {
        self.menus = menus
        self.present = present
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(glass)
        line.backgroundColor = .separator
        glass.contentView.addSubview(line)
        for (index, menu) in menus.enumerated() {
            let button = MenuBarButton(title: menu.title, isBold: index == 0)
            buttons.append(button)
            glass.contentView.addSubview(button)
        }
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Selector("hover", MenuBarView.hover(_:))))
    }

    required init?(coder: NSCoder) { nil }

    func open(in window: UIWindow) {
        frame = window.bounds
        window.addSubview(self)
        layoutIfNeeded()
        let top: CGRect = glass.frame
        UIView.performWithoutAnimation { glass.frame = top.offsetBy(dx: 0, dy: -top.height) }
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) { self.glass.frame = top }
        select(0)
    }

    func close() {
        guard superview != nil else { return }
        screen?.dismiss()
        removeFromSuperview()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        glass.frame = CGRect(x: 0, y: 0, width: bounds.width, height: Self.height)
        let hairline: CGFloat = 1 / max(1, traitCollection.displayScale)
        line.frame = CGRect(x: 0, y: Self.height - hairline, width: bounds.width, height: hairline)
        var x: CGFloat = 8
        for button in buttons {
            let width: CGFloat = button.preferredWidth
            button.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: 3, width: width, height: Self.height - 6)
            x += width
        }
    }

    private func select(_ index: Int?) {
        selected = index
        for (position, button) in buttons.enumerated() { button.isHighlighted = position == index }
    }

    /// Opens the menu of a button, and closes the menu that is open.
    private func openMenu(_ index: Int, selectsFirst: Bool = false) {
        let button: MenuBarButton = buttons[index]
        var request = MenuRequest(
            menu: menus[index].withoutTitle, style: .control, source: button, anchor: button.bounds)
        request.order = .fixed
        request.onEnd = { [weak self] animator in
            animator.addCompletion { self?.menuDidClose() }
        }
        let new: MenuScreen? = present(request)
        select(index)
        guard let new else { return }
        screen = new
        if selectsFirst { new.selectFirst() }
    }

    private func menuDidClose() {
        if screen == nil || screen?.isClosing == true { close() }
    }

    // MARK: Keys

    /// Handles the left and right arrow keys while a menu is open. Returns whether the key opened another menu.
    func handle(_ key: UIKey, over screen: MenuScreen) -> Bool {
        guard self.screen === screen, let selected, !screen.hasSubmenu(for: key), let step = step(key) else {
            return false
        }
        openMenu((selected + step + buttons.count) % buttons.count, selectsFirst: true)
        return true
    }

    /// Handles a key while no menu is open.
    func press(_ key: UIKey) {
        switch key.keyCode {
        case .keyboardEscape, .keyboardF10: close()
        case .keyboardDownArrow, .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
            openMenu(selected ?? 0, selectsFirst: true)
        default: if let step = step(key) { select(((selected ?? 0) + step + buttons.count) % buttons.count) }
        }
    }

    private func step(_ key: UIKey) -> Int? {
        let sign: Int = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        switch key.keyCode {
        case .keyboardRightArrow: return sign
        case .keyboardLeftArrow: return -sign
        default: return nil
        }
    }

    // MARK: Touches

    private func index(at point: CGPoint) -> Int? {
        buttons.firstIndex { $0.frame.insetBy(dx: 0, dy: -3).contains(point) }
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if let index = index(at: touch.location(in: self)) {
            openMenu(index)
        } else if !glass.frame.contains(touch.location(in: self)) {
            close()
        }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if let index = index(at: touch.location(in: self)), index != selected {
            openMenu(index)
        } else {
            screen?.track(to: touch.location(in: nil))
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first { screen?.lift(at: touch.location(in: nil)) }
    }

    private func hover(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            let point: CGPoint = recognizer.location(in: self)
            if let index = index(at: point) { select(index) }
            if point.y > Self.height + 40 { close() }
        default: break
        }
    }
}

/// The title of a menu in the menu bar.
@MainActor
package final class MenuBarButton: UIView {
    private let label = UILabel()

    var isHighlighted = false {
        didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }

    init(title: String, isBold: Bool) {
        super.init(frame: .zero)
        layer.cornerRadius = 5
        label.text = title
        label.font = .systemFont(ofSize: 14, weight: isBold ? .semibold : .regular)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = title
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var preferredWidth: CGFloat { ceil(label.intrinsicContentSize.width) + 20 }

    package override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

extension UIMenu {
    /// The menu without its title, because the menu bar already shows the title.
    fileprivate var withoutTitle: UIMenu {
        let menu = UIMenu(
            identifier: identifier, options: options, preferredElementSize: preferredElementSize, children: children)
        menu.displayPreferences = displayPreferences
        return menu
    }
}
