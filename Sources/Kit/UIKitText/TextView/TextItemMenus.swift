import CoreGraphics
import Foundation
import UIKitCore
import UIKitDrawing

/// Shows the menus of the items in a text view, after a long press or a secondary click.
@MainActor
final class TextItemMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var textView: UITextView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    private var item: UITextItem?
    private var preview: UITextItem.MenuConfiguration.Preview?

    init(textView: UITextView) {
        self.textView = textView
        super.init()
        textView.addInteraction(interaction)
    }

    /// Opens the menu of an item whose primary action is nil.
    func open(_ item: UITextItem) {
        guard let textView, let request = makeConfiguration(for: item) else { return }
        self.item = item
        let menu = MenuRequest(
            menu: request.menu, style: .control, source: textView, anchor: textView.frame(of: item.range))
        _ = UIApplication.menuPresenter?.present(menu)
    }

    private func makeConfiguration(for item: UITextItem) -> UITextItem.MenuConfiguration? {
        guard let textView else { return nil }
        let standard: UIMenu = textView.defaultMenu(of: item)
        guard let delegate = textView.textDelegate else {
            return standard.children.isEmpty ? nil : UITextItem.MenuConfiguration(menu: standard)
        }
        return delegate.textView(textView, menuConfigurationFor: item, defaultMenu: standard)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let textView, let item = textView.item(at: location), let found = makeConfiguration(for: item) else {
            return nil
        }
        self.item = item
        preview = found.preview
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in found.menu }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let textView, let item else { return nil }
        let frame: CGRect = textView.frame(of: item.range)
        let target = UIPreviewTarget(container: textView, center: CGPoint(x: frame.midX, y: frame.midY))
        switch preview {
        case .view(let view):
            return UITargetedPreview(view: view, parameters: UIPreviewParameters(), target: target)
        case .default:
            guard
                let picture = textView.resizableSnapshotView(
                    from: frame.insetBy(dx: -4, dy: -2), afterScreenUpdates: false, withCapInsets: .zero)
            else { return nil }
            return UITargetedPreview(view: picture, parameters: UIPreviewParameters(), target: target)
        case nil:
            // An empty picture is lifted instead of the whole text view.
            let place = UIView(frame: frame)
            return UITargetedPreview(view: place, parameters: UIPreviewParameters(), target: target)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let textView, let item, let animator else { return }
        textView.textDelegate?.textView(textView, textItemMenuWillDisplayFor: item, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let textView, let item, let animator else { return }
        textView.textDelegate?.textView(textView, textItemMenuWillEndFor: item, animator: animator)
    }
}

extension UITextView {
    /// The rectangle around a range of the text, in the view's coordinates.
    func frame(of range: NSRange) -> CGRect {
        let offsets: Range<Int> = range.location..<range.location + range.length
        return selectionRects(for: TextRange(offsets)).reduce(CGRect.null) { $0.union($1.rect) }
    }

    /// Returns the default menu of an item, which the delegate can replace.
    func defaultMenu(of item: UITextItem) -> UIMenu {
        guard case .link(let url) = item.content else { return UIMenu(children: []) }
        if let data = data(of: url, in: item.range) { return defaultMenu(of: item, with: data) }
        let open = UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { [weak self] _ in
            self?.performDefaultAction(of: item)
        }
        let copy = UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.url = url
        }
        var actions: [UIAction] = [open, copy]
        if let share = UITextView.shareURL {
            let image = UIImage(systemName: "square.and.arrow.up")
            let action = UIAction(title: "Share…", image: image) { [weak self] _ in
                if let self { share(url, self, self.frame(of: item.range)) }
            }
            actions.append(action)
        }
        return UIMenu(title: url.absoluteString, children: actions)
    }

    /// A closure that shows the share sheet for a URL beside a rectangle of a view. The module with share sheets sets
    /// it.
    package static var shareURL: (@MainActor (URL, UIView, CGRect) -> Void)?
}
