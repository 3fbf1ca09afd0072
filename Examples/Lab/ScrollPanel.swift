import UIKit

/// Shows the flags of a scroll view as indicators, and the calls to its delegate with the flags during each call.
final class ScrollPanel: Card {
    static let height: CGFloat = 44 + CGFloat(mostCalls) * rowHeight + 14
    private static let mostCalls = 8
    private static let rowHeight: CGFloat = 24

    private let lamps: [ScrollLamp] = zip(ScrollFlags.names, ScrollFlags.colors).map { ScrollLamp($0, $1) }
    private let hint = UILabel("Drag the list, fling it, pinch it.", .footnote, .secondaryLabel)
    private var rows: [ScrollCallRow] = []
    private var calls: [(name: String, flags: ScrollFlags, count: Int)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        for lamp in lamps { addSubview(lamp) }
        addSubview(hint)
        for index in 0..<Self.mostCalls {
            let row = ScrollCallRow()
            row.accessibilityIdentifier = "call \(index)"
            rows.append(row)
            addSubview(row)
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ flags: ScrollFlags) {
        for (lamp, value) in zip(lamps, flags.values) { lamp.isLit = value }
    }

    /// Records a call. Repetitions of a call with the same flags are counted.
    func record(_ name: String, _ flags: ScrollFlags) {
        show(flags)
        if let last = calls.last, last.name == name, last.flags == flags {
            calls[calls.count - 1].count += 1
        } else {
            calls.append((name, flags, 1))
        }
        showCalls()
    }

    func clear() {
        calls = []
        showCalls()
    }

    private func showCalls() {
        hint.isHidden = !calls.isEmpty
        let shown: [(name: String, flags: ScrollFlags, count: Int)] = calls.suffix(Self.mostCalls)
        for (index, row) in rows.enumerated() {
            row.isHidden = index >= shown.count
            if index < shown.count { row.show(shown[index].name, shown[index].count, shown[index].flags) }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let gap: CGFloat = 6
        let room: CGFloat = bounds.width - 24 - 3 * gap
        // Longer names get more space.
        let widths: [CGFloat] = ScrollFlags.names.map { CGFloat($0.count + 5) }
        let total = widths.reduce(0, +)
        var x: CGFloat = 12
        for (lamp, width) in zip(lamps, widths) {
            let width: CGFloat = (room * width / total).rounded(.down)
            lamp.frame = inReadingDirection(CGRect(x: x, y: 12, width: width, height: 26))
            x += width + gap
        }
        hint.frame = CGRect(x: 16, y: 48, width: bounds.width - 32, height: Self.rowHeight)
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 16, y: 48 + CGFloat(index) * Self.rowHeight, width: bounds.width - 32, height: Self.rowHeight)
        }
    }
}

/// The name of a flag, highlighted while the flag is set.
private final class ScrollLamp: UIView {
    private let label = UILabel()
    private let color: UIColor

    var isLit = false {
        didSet { if isLit != oldValue { update() } }
    }

    init(_ name: String, _ color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        layer.cornerRadius = 13
        label.text = name
        label.font = .systemFont(ofSize: 12, weight: .semibold)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityIdentifier = name
        update()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    private func update() {
        backgroundColor = isLit ? color : .tertiarySystemFill
        label.textColor = isLit ? .white : .secondaryLabel
        accessibilityLabel = isLit ? "YES" : "NO"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// A call, how often it occurred in succession, and a dot for each flag. The dot is colored if the flag was set.
private final class ScrollCallRow: UIView {
    private let label = UILabel()
    private let dots: [UIView] = ScrollFlags.names.map { _ in UIView() }

    init() {
        super.init(frame: .zero)
        label.font = .monospacedDigitSystemFont(ofSize: 14, weight: .regular)
        addSubview(label)
        for dot in dots {
            dot.layer.cornerRadius = 5
            addSubview(dot)
        }
        isHidden = true
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ name: String, _ count: Int, _ flags: ScrollFlags) {
        label.text = count > 1 ? "\(name) ×\(count)" : name
        for (index, dot) in dots.enumerated() {
            dot.backgroundColor = flags.values[index] ? ScrollFlags.colors[index] : .tertiarySystemFill
        }
        let set = zip(ScrollFlags.names, flags.values).filter(\.1).map(\.0)
        accessibilityLabel = ([name] + set).joined(separator: ", ")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let step: CGFloat = 18
        label.frame = inReadingDirection(
            CGRect(x: 0, y: 0, width: bounds.width - 4 * step - 8, height: bounds.height))
        for (index, dot) in dots.enumerated() {
            let x: CGFloat = bounds.width - CGFloat(dots.count - index) * step + 8
            dot.frame = inReadingDirection(CGRect(x: x, y: bounds.midY - 5, width: 10, height: 10))
        }
    }
}
