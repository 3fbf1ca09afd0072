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
            row.slider.addAction(UIAction { [weak self] _ in self?.slide(true) }, for: .valueChanged)
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

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored: Bool = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (index, row) in rows.enumerated() {
            let y: CGFloat = CGFloat(index) * 68
            row.name.frame = CGRect(x: 0, y: y, width: bounds.width, height: 20)
            let width: CGFloat = max(0, bounds.width - 64)
            row.slider.frame = CGRect(x: isMirrored ? 64 : 0, y: y + 22, width: width, height: 34)
            row.value.frame = CGRect(x: isMirrored ? 0 : width + 8, y: y + 22, width: 56, height: 34)
        }
    }
}
