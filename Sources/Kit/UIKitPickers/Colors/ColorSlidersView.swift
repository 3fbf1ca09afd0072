import UIKitControls
import UIKitCore

/// Sliders for red, green and blue.
final class ColorSlidersView: UIView {
    private(set) var color = UIColor.black
    private let rows: [(name: UILabel, slider: UISlider, value: UILabel)]
    /// A closure that is called when the user changes the color. Its argument indicates whether the gesture is still in
    /// progress.
    var onChange: (Bool) -> Void = { _ in }

    override init(frame: CGRect) {
        rows = [("Red", UIColor.systemRed), ("Green", .systemGreen), ("Blue", .systemBlue)].map { name, tint in
            let label = UILabel()
            label.text = name
            label.font = .preferredFont(forTextStyle: .footnote)
            label.adjustsFontForContentSizeCategory = true
            label.textColor = .secondaryLabel
            let slider = UISlider()
            slider.minimumTrackTintColor = tint
            slider.accessibilityLabel = name
            slider.maximumValue = 255
            let value = UILabel()
            value.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
            value.textAlignment = .right
            return (label, slider, value)
        }
        super.init(frame: frame)
        for row in rows {
            addSubview(row.name)
            addSubview(row.slider)
            addSubview(row.value)
            // A step with the keyboard is a whole change.
            row.slider.addAction(
                UIAction { [weak self, weak slider = row.slider] _ in self?.slide(slider?.isTracking == true) },
                for: .valueChanged)
            row.slider.addAction(
                UIAction { [weak self] _ in self?.slide(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel])
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: UIColor?) {
        let color: UIColor = color ?? .black
        self.color = color
        for (row, component) in zip(rows, color.components) where !row.slider.isTracking {
            row.slider.value = Float(component * 255).rounded()
            row.value.text = "\(Int(row.slider.value))"
        }
    }

    private func slide(_ isContinuous: Bool) {
        for row in rows { row.value.text = "\(Int(row.slider.value.rounded()))" }
        let values: [CGFloat] = rows.map { CGFloat($0.slider.value.rounded()) / 255 }
        color = UIColor(red: values[0], green: values[1], blue: values[2], alpha: 1)
        onChange(isContinuous)
    }

    /// The height of the name of a slider, which depends on the text size.
    private var nameHeight: CGFloat { max(20, rows[0].name.font.lineHeight.rounded(.up)) }

    /// The height of all rows.
    var fittingHeight: CGFloat { CGFloat(rows.count) * (nameHeight + 48) - 12 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let nameHeight = nameHeight
        for (index, row) in rows.enumerated() {
            let y: CGFloat = CGFloat(index) * (nameHeight + 48)
            row.name.frame = CGRect(x: 0, y: y, width: bounds.width, height: nameHeight)
            let width: CGFloat = max(0, bounds.width - 64)
            let top: CGFloat = y + nameHeight + 2
            row.slider.frame = CGRect(x: isMirrored ? 64 : 0, y: top, width: width, height: 34)
            row.value.frame = CGRect(x: isMirrored ? 0 : width + 8, y: top, width: 56, height: 34)
        }
    }
}
