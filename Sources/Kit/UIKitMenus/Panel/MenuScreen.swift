import CoreGraphics
import Foundation
import HostClock
import QuartzCore
import UIKitCore
import UIKitDrawing

/// The view of an open menu and its submenus, which covers the window. A touch outside the menu closes it.
@MainActor
final class MenuScreen: UIView, MenuPresentation {
    private(set) var request: MenuRequest
    private let onClose: (MenuScreen) -> Void
    private(set) var panels: [MenuLevel] = []
    private var platter: PreviewPlatter?
    private var backdrop: UIVisualEffectView?
    /// The elements that deferred elements have provided.
    var loaded: [ObjectIdentifier: [UIMenuElement]] = [:]
    /// The deferred elements that were requested. They are retained, so that their identifiers stay unique.
    var requested: [ObjectIdentifier: UIDeferredMenuElement] = [:]
    var typing = TypeSelection()
    private var submenuTimer: ScheduledCall?
    /// Whether a finger or the pointer has been over an enabled element of the menu.
    private var hasEntered = false
    private(set) var isClosing = false
    /// The size of the window when the menu opened, in points.
    private var openingSize: CGSize = .zero

    /// The distance between a menu and its anchor, in points.
    private static let gap: CGFloat = 8
    /// The minimum distance between a menu and the edges of the window, in points.
    private static let margin: CGFloat = 8
    /// How long the pointer must be over a submenu's row before the submenu opens, in seconds.
    private static let submenuDelay: TimeInterval = 0.5

    /// A menu and the panel that shows it.
    struct MenuLevel {
        var menu: UIMenu
        var panel: any MenuPanel
        /// The frame of the row that opened the submenu, in this view, or nil for the outermost menu.
        var row: CGRect?
    }

    init(_ request: MenuRequest, onClose: @escaping (MenuScreen) -> Void) {
        self.request = request
        self.onClose = onClose
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tintColor = request.source.tintColor
        semanticContentAttribute =
            request.source.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
        overrideUserInterfaceStyle = request.source.traitCollection.userInterfaceStyle
        addGestureRecognizer(UIHoverGestureRecognizer(target: self, action: Selector("hover", MenuScreen.hover(_:))))
    }

    required init?(coder: NSCoder) { nil }

    // MARK: Opening

    /// Opens the menu in a window. Returns false if there is neither content nor a preview to show.
    func open(in window: UIWindow) -> Bool {
        frame = window.bounds
        openingSize = bounds.size
        if let menu = request.menu {
            let content: MenuContent = makeContent(of: menu)
            if !content.items.isEmpty { push(menu, content, row: nil) }
        }
        if request.preview != nil || request.previewController != nil {
            let platter = PreviewPlatter(preview: request.preview, controller: request.previewController)
            self.platter = platter
            let backdrop = UIVisualEffectView(effect: nil)
            backdrop.contentView.backgroundColor = UIColor(white: 0, alpha: 0)
            backdrop.frame = bounds
            backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            backdrop.isUserInteractionEnabled = false
            self.backdrop = backdrop
            insertSubview(platter, at: 0)
            insertSubview(backdrop, at: 0)
        }
        guard platter != nil || !panels.isEmpty else { return false }
        let animator = MenuAnimator(previewViewController: request.previewController)
        request.onAppear?(animator)
        window.addSubview(self)
        platter?.begin()
        placeAll()
        appear(animator)
        for level in panels { load(level.menu.children) }
        return true
    }

    private func makeContent(of menu: UIMenu) -> MenuContent {
        // Menus of the menu bar disable unavailable commands instead of hiding them, so that commands keep their
        // positions.
        MenuContent(menu, loaded: loaded, hidesUnavailable: !(request.source is MenuBarButton)) { [weak self] command in
            self?.target(of: command)
        }
    }

    /// Returns the object that performs a command: the first object that can perform it in the window's responder
    /// chain, or else in the responder chain of the source.
    private func target(of command: UICommand) -> Any? {
        let window: UIWindow? = window ?? request.source.window
        return window?.commandResponder.target(forAction: command.action, withSender: command)
            ?? request.source.target(forAction: command.action, withSender: command)
    }

    private func push(_ menu: UIMenu, _ content: MenuContent, row: CGRect?) {
        var content = content
        if row == nil, isReversed(content) { content.reverse() }
        let panel: any MenuPanel =
            request.style == .edit && row == nil
            ? EditBarView(content: content) : MenuPanelView(content: content, isSubmenu: row != nil)
        (panel as? MenuPanelView)?.hasShadow = row != nil || request.style != .preview
        // The panels have the direction of the source, which may differ from that of the window.
        panel.traitOverrides.layoutDirection =
            effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        panels.append(MenuLevel(menu: menu, panel: panel, row: row))
        addSubview(panel)
    }

    /// Whether the first element is at the bottom, because the menu is above its anchor.
    private func isReversed(_ content: MenuContent) -> Bool {
        switch request.order {
        case .fixed: return false
        case .automatic: guard request.style == .control else { return false }
        case .priority: guard request.style != .edit else { return false }
        }
        guard let window = request.source.window else { return false }
        let size: CGSize = MenuPanelView(content: content, isSubmenu: false).preferredSize(in: area.width)
        if request.style == .preview {
            return previewPlacement(menuSize: size, in: window).map { $0.menu.minY < $0.preview.minY } ?? false
        }
        return placement(of: size, in: window).isAbove
    }

    /// Updates the elements of all open menus.
    func reload() {
        guard !isClosing, superview != nil else { return }
        let levels: [MenuLevel] = panels
        panels = []
        var offsets: [CGPoint] = []
        for level in levels {
            level.panel.removeFromSuperview()
            let content: MenuContent = makeContent(of: level.menu)
            guard !content.items.isEmpty else { continue }
            push(level.menu, content, row: level.row)
            offsets.append(level.panel.scrollOffset)
            // The highlight stays on its element, whose index may differ.
            let panel: any MenuPanel = panels[panels.count - 1].panel
            panel.highlighted = level.panel.highlighted.flatMap { index in
                panel.items.firstIndex { $0.showsSameElement(as: level.panel.items[index]) }
            }
        }
        guard !panels.isEmpty || platter != nil else { return dismiss() }
        placeAll()
        for (level, offset) in zip(panels, offsets) { level.panel.scrollOffset = offset }
    }

    func update(_ menu: UIMenu) {
        guard !isClosing else { return }
        for level in panels.dropFirst() { level.panel.removeFromSuperview() }
        panels = Array(panels.prefix(1))
        request.menu = menu
        if panels.isEmpty {
            push(menu, makeContent(of: menu), row: nil)
        } else {
            panels[0].menu = menu
        }
        load(menu.children)
        reload()
    }

    func move(to anchor: CGRect) {
        request.anchor = anchor
        placeAll()
    }

    // MARK: Placing

    /// The area that may contain menus, in points.
    private var area: CGRect {
        let window: UIWindow? = window ?? request.source.window
        let insets: UIEdgeInsets = window?.safeAreaInsets ?? .zero
        return (window?.bounds ?? bounds).inset(by: insets).insetBy(dx: Self.margin, dy: Self.margin)
    }

    private func placement(of size: CGSize, in window: UIWindow) -> MenuPlacement {
        let anchor: CGRect = request.source.convert(request.anchor, to: nil)
        switch request.style {
        case .pointer:
            let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return MenuPlacement(size: size, point: anchor.origin, area: area, isMirrored: isMirrored)
        case .edit:
            if let edge = request.preferredEdge,
                let placement = MenuPlacement(size: size, anchor: anchor, gap: Self.gap, area: area, edge: edge)
            {
                return placement
            }
            return MenuPlacement(
                size: size, anchor: anchor, gap: Self.gap, area: area, center: anchor.midX, prefersAbove: true)
        case .control, .preview:
            let center: CGFloat? = request.attachmentPoint.map { request.source.convert($0, to: nil).x }
            return MenuPlacement(size: size, anchor: anchor, gap: Self.gap, area: area, center: center)
        }
    }

    private func previewPlacement(menuSize: CGSize, in window: UIWindow) -> PreviewPlacement? {
        let source: CGRect = request.preview?.frameInWindow ?? request.source.convert(request.anchor, to: nil)
        let size: CGSize = platter?.preferredSize(in: area) ?? source.size
        return PreviewPlacement(size: size, source: source, menuSize: menuSize, gap: 2 * Self.gap, area: area)
    }

    private func placeAll() {
        guard let window else { return }
        for (index, level) in panels.enumerated() {
            let size: CGSize = level.panel.preferredSize(in: area.width)
            UIView.performWithoutAnimation { level.panel.transform = .identity }
            if let row = level.row {
                level.panel.frame = submenuFrame(size: size, row: row)
            } else if platter != nil {
                guard let placement = previewPlacement(menuSize: size, in: window) else { continue }
                platter?.place(at: placement.preview)
                level.panel.frame = placement.menu
            } else {
                level.panel.frame = placement(of: size, in: window).frame
            }
            (level.panel as? MenuPanelView)?.isCovered = index < panels.count - 1
            level.panel.isUserInteractionEnabled = index == panels.count - 1
            level.panel.layoutIfNeeded()
        }
        if panels.isEmpty, let placement = previewPlacement(menuSize: .zero, in: window) {
            platter?.place(at: placement.preview)
        }
    }

    /// Returns the frame of a submenu, which covers the menu that contains it. The header of the submenu is at the
    /// position of the row.
    private func submenuFrame(size: CGSize, row: CGRect) -> CGRect {
        let height: CGFloat = min(size.height, area.height)
        let x: CGFloat = MenuPlacement.clamp(row.midX - size.width / 2, area.minX, area.maxX - size.width)
        let y: CGFloat = MenuPlacement.clamp(row.minY, area.minY, area.maxY - height)
        return CGRect(x: x, y: y, width: size.width, height: height)
    }

    var menuFrame: CGRect {
        guard let panel = panels.first?.panel else { return .zero }
        // The frame without the transform of the opening animation.
        let (center, size) = (panel.center, panel.bounds.size)
        return CGRect(origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !isClosing, let superview, frame.size == superview.bounds.size else { return }
        // The text that an edit menu belongs to may be elsewhere after the window rotates.
        if request.style == .edit, bounds.size != openingSize { return dismiss() }
        placeAll()
    }

    // MARK: Animations

    private func appear(_ animator: MenuAnimator) {
        guard let window else { return }
        UIView.performWithoutAnimation {
            if let panel = panels.first?.panel {
                panel.alpha = 0
                panel.transform = shrunk(panel, in: window)
            }
            platter?.showSource()
        }
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0,
            options: .allowUserInteraction
        ) {
            self.panels.first?.panel.alpha = 1
            self.panels.first?.panel.transform = .identity
            self.platter?.showLifted()
            self.backdrop?.effect = UIBlurEffect(style: .systemUltraThinMaterial)
            self.backdrop?.contentView.backgroundColor = UIColor(white: 0, alpha: 0.12)
            animator.animate()
        } completion: { _ in
            animator.complete()
        }
    }

    /// The transform of a menu at the start of its opening animation and at the end of its closing animation.
    private func shrunk(_ panel: UIView, in window: UIWindow) -> CGAffineTransform {
        guard !UIAccessibility.isReduceMotionEnabled else { return .identity }
        let scale: CGFloat = request.style == .edit ? 0.9 : 0.3
        let anchor: CGRect = request.source.convert(request.anchor, to: nil)
        let frame = CGRect(
            x: panel.center.x - panel.bounds.width / 2, y: panel.center.y - panel.bounds.height / 2,
            width: panel.bounds.width, height: panel.bounds.height)
        let point = CGPoint(
            x: MenuPlacement.clamp(anchor.midX, frame.minX, frame.maxX),
            y: MenuPlacement.clamp(anchor.midY, frame.minY, frame.maxY))
        return CGAffineTransform(
            translationX: (point.x - panel.center.x) * (1 - scale), y: (point.y - panel.center.y) * (1 - scale)
        ).scaledBy(x: scale, y: scale)
    }

    func dismiss() { close(commits: false) }

    /// Closes the menu.
    ///
    /// - Parameter commits: Whether the user tapped the preview.
    private func close(commits: Bool) {
        guard !isClosing else { return }
        isClosing = true
        isUserInteractionEnabled = false
        accessibilityElementsHidden = true
        submenuTimer?.cancel()
        let animator = MenuAnimator(previewViewController: request.previewController)
        let commit = MenuAnimator(previewViewController: request.previewController)
        if commits { request.onCommit?(commit) }
        let returned: UITargetedPreview? = platter == nil ? nil : request.dismissalPreview?()
        request.onEnd?(animator)
        onClose(self)
        platter?.showView()
        let grows: Bool = commits && commit.preferredCommitStyle == .pop
        UIView.animate(withDuration: request.style == .preview ? 0.3 : 0.2, delay: 0, options: .curveEaseInOut) {
            for level in self.panels {
                level.panel.alpha = 0
                if let window = self.window, level.row == nil {
                    level.panel.transform = self.shrunk(level.panel, in: window)
                }
            }
            if grows {
                self.platter?.frame = self.bounds
                self.platter?.layoutIfNeeded()
                self.platter?.alpha = 0
            } else {
                self.platter?.showSource(returned)
            }
            self.backdrop?.effect = nil
            self.backdrop?.contentView.backgroundColor = UIColor(white: 0, alpha: 0)
            animator.animate()
            commit.animate()
        } completion: { _ in
            self.platter?.end()
            self.removeFromSuperview()
            animator.complete()
            commit.complete()
        }
    }

    // MARK: Choosing

    var top: MenuLevel? { panels.last }

    /// Chooses an element of the frontmost menu.
    func choose(_ index: Int) {
        guard let level = top, level.panel.items.indices.contains(index), level.panel.items[index].isEnabled else {
            return
        }
        switch level.panel.items[index].kind {
        case .loading: break
        case .submenu(let menu): openSubmenu(menu, at: index)
        case .leaf(let leaf): choose(leaf)
        }
    }

    private func choose(_ leaf: any UIMenuLeaf) {
        let outer: UIMenu? = panels.first?.menu
        if outer?.select(leaf) != true {
            for level in panels.reversed() where level.menu.select(leaf) { break }
        }
        let target: Any? = (leaf as? UICommand).flatMap(self.target(of:))
        let staysOpen: Bool = leaf.attributes.contains(.keepsMenuPresented)
        if !staysOpen { dismiss() }
        leaf.performFromMenu(sender: request.sender ?? request.source, target: target)
        request.onChoose?(leaf)
        if staysOpen { reload() }
    }

    private func openSubmenu(_ menu: UIMenu, at index: Int) {
        guard let level = top else { return }
        submenuTimer?.cancel()
        let row: CGRect = level.panel.convert(level.panel.frame(of: index), to: self)
        forgetUncached(in: menu.children)
        let content: MenuContent = makeContent(of: menu)
        push(menu, content, row: row)
        placeAll()
        guard let panel = panels.last?.panel else { return }
        UIView.performWithoutAnimation { panel.alpha = 0 }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { panel.alpha = 1 }
        load(menu.children)
    }

    func closeSubmenu() {
        guard panels.count > 1, let level = panels.popLast() else { return dismiss() }
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
            level.panel.alpha = 0
            self.placeAll()
        } completion: { _ in
            level.panel.removeFromSuperview()
        }
    }

    // MARK: Touches

    func track(to point: CGPoint) {
        guard !isClosing else { return }
        let location: CGPoint = convert(point, from: nil)
        guard let level = top else { return }
        let index: Int? = level.panel.index(at: convert(location, to: level.panel))
        if index != nil { hasEntered = true }
        guard index != level.panel.highlighted else { return }
        level.panel.highlighted = index
        submenuTimer?.cancel()
        guard let index, level.panel.items[index].isSubmenu else { return }
        let item: MenuContent.Item = level.panel.items[index]
        submenuTimer = MainQueue.shared.schedule(after: Self.submenuDelay) { [weak self] in
            // The elements may have changed.
            guard let self, let panel = top?.panel, let index = panel.highlighted,
                panel.items[index].showsSameElement(as: item)
            else { return }
            choose(index)
        }
    }

    func lift(at point: CGPoint) {
        guard !isClosing else { return }
        submenuTimer?.cancel()
        guard hasEntered, let level = top else { return }
        let index: Int? = level.panel.index(at: level.panel.convert(point, from: nil))
        if let index { choose(index) } else { level.panel.highlighted = nil }
    }

    /// Touches outside an edit menu reach the views behind it.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard request.style == .edit else { return super.point(inside: point, with: event) }
        return panels.contains { $0.panel.frame.contains(point) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        if let level = top, level.panel.bounds.contains(touch.location(in: level.panel)) {
            track(to: touch.location(in: nil))
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, hasEntered { track(to: touch.location(in: nil)) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !isClosing else { return }
        guard let level = top, level.panel.bounds.contains(touch.location(in: level.panel)) else {
            return endOutside(touch)
        }
        if let panel = level.panel as? MenuPanelView, panel.closesSubmenu(at: touch.location(in: panel)) {
            return closeSubmenu()
        }
        lift(at: touch.location(in: nil))
    }

    private func endOutside(_ touch: UITouch) {
        if hasEntered, top?.panel.highlighted == nil, panels.isEmpty { return }
        if let platter, platter.frame.contains(touch.location(in: self)) { return close(commits: true) }
        if panels.count > 1 { closeSubmenu() } else { dismiss() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        submenuTimer?.cancel()
        top?.panel.highlighted = nil
    }

    private func hover(_ recognizer: UIHoverGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed: track(to: recognizer.location(in: nil))
        default: top?.panel.highlighted = nil
        }
    }
}
