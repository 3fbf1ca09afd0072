import CoreGraphics
import Foundation
import HostClock
import UIKitCore
import UIKitDrawing

/// The list of the currently available key commands. It appears while Control or Command is held.
@MainActor
final class ShortcutOverview {
    private var timer: ScheduledCall?
    private weak var view: ShortcutView?

    /// The time for which the key must be held, in seconds.
    private static let delay: TimeInterval = 1

    private static let keys: Set<UIKeyboardHIDUsage> = [
        .keyboardLeftControl, .keyboardRightControl, .keyboardLeftGUI, .keyboardRightGUI,
    ]

    /// Observes keys. Control or Command, held alone, shows the list. Any other key hides it.
    ///
    /// - Parameter menuCommands: A closure that returns the commands of the main menu.
    func observe(_ press: UIPress, in window: UIWindow, menuCommands: @escaping () -> [UIKeyCommand]) {
        guard let key = press.key else { return }
        guard press.phase == .began, Self.keys.contains(key.keyCode) else { return hide() }
        guard timer == nil, view == nil else { return }
        timer = MainQueue.shared.schedule(after: Self.delay) { [weak self, weak window] in
            guard let self, let window else { return }
            timer = nil
            show(Self.commands(in: window, menuCommands: menuCommands()), in: window)
        }
    }

    func hide() {
        timer?.cancel()
        timer = nil
        guard let view else { return }
        self.view = nil
        UIView.animate(withDuration: 0.2) {
            view.alpha = 0
        } completion: { _ in
            view.removeFromSuperview()
        }
    }

    /// Returns the titles and the chords of the commands that a responder can perform: first the commands of the
    /// responder chain, and then those of the main menu. Each chord occurs once.
    static func commands(
        in window: UIWindow, menuCommands: [UIKeyCommand] = []
    ) -> [(title: String, chord: String)] {
        var found: [(title: String, chord: String)] = []
        let start: UIResponder = window.commandResponder
        func add(_ command: UIKeyCommand, owner: UIResponder) {
            let title: String = command.discoverabilityTitle ?? command.title
            guard !title.isEmpty, let chord = command.chord, !command.attributes.contains(.hidden),
                !found.contains(where: { $0.chord == chord }),
                let target = start.target(forAction: command.action, withSender: command)
                    ?? owner.target(forAction: command.action, withSender: command),
                !command.isDisabled(validatedBy: target)
            else { return }
            found.append((title, chord))
        }
        var responder: UIResponder? = window.commandResponder
        while let current = responder {
            for command in (current.keyCommands ?? []).flatMap(\.variants) { add(command, owner: current) }
            responder = current.next
        }
        for command in menuCommands { add(command, owner: start) }
        return found
    }

    private func show(_ commands: [(title: String, chord: String)], in window: UIWindow) {
        guard !commands.isEmpty else { return }
        let view = ShortcutView(commands: commands)
        self.view = view
        view.alpha = 0
        view.frame = window.bounds
        window.addSubview(view)
        UIView.animate(withDuration: 0.2) { view.alpha = 1 }
    }
}

/// The panel of the list, in the center of the window.
@MainActor
package final class ShortcutView: UIView {
    private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private var rows: [(title: UILabel, chord: UILabel)] = []

    private static let width: CGFloat = 420
    private static let minimumRowHeight: CGFloat = 36
    /// The margin above and below the text of a row, in points.
    private static let rowMargin: CGFloat = 6
    private static let inset: CGFloat = 20

    init(commands: [(title: String, chord: String)]) {
        super.init(frame: .zero)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        isUserInteractionEnabled = false
        glass.layer.cornerRadius = 16
        glass.clipsToBounds = true
        addSubview(glass)
        for command in commands {
            let title = UILabel()
            title.text = command.title
            title.font = .preferredFont(forTextStyle: .body)
            let chord = UILabel()
            chord.text = command.chord
            chord.font = .preferredFont(forTextStyle: .body)
            chord.textColor = .secondaryLabel
            for label in [title, chord] {
                label.adjustsFontForContentSizeCategory = true
                glass.contentView.addSubview(label)
            }
            rows.append((title, chord))
        }
        accessibilityIdentifier = "shortcuts"
    }

    required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width: CGFloat = min(Self.width, bounds.width - 32)
        // With accessibility text sizes, the keys are below the title.
        let isStacked: Bool = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        let line: CGFloat = rows.first.map { $0.title.font.lineHeight.rounded(.up) } ?? 0
        let rowHeight: CGFloat = max(Self.minimumRowHeight, line * (isStacked ? 2 : 1) + 2 * Self.rowMargin)
        let count: Int = max(0, min(rows.count, Int((bounds.height - 100) / rowHeight)))
        let height: CGFloat = CGFloat(count) * rowHeight + 2 * 12
        glass.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
            height: height)
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room: CGFloat = width - 2 * Self.inset
        for (index, row) in rows.enumerated() {
            row.title.isHidden = index >= count
            row.chord.isHidden = index >= count
            let y: CGFloat = 12 + CGFloat(index) * rowHeight
            if isStacked {
                let top: CGFloat = y + (rowHeight - 2 * line) / 2
                row.title.frame = CGRect(x: Self.inset, y: top, width: room, height: line)
                row.chord.frame = CGRect(x: Self.inset, y: top + line, width: room, height: line)
                continue
            }
            let chord: CGFloat = ceil(row.chord.intrinsicContentSize.width)
            let title: CGFloat = room - chord - 12
            row.title.frame = CGRect(
                x: isMirrored ? width - Self.inset - title : Self.inset, y: y, width: title, height: rowHeight)
            row.chord.frame = CGRect(
                x: isMirrored ? Self.inset : width - Self.inset - chord, y: y, width: chord, height: rowHeight)
        }
    }
}
