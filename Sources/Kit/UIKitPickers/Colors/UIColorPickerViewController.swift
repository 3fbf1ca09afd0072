import UIKitControls
import UIKitCore

/// A view controller in which the user selects a color from a grid, from a spectrum, or with sliders.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController, UIPopoverPresentationControllerDelegate {
    private let heading = UILabel()
    private let close = UIButton(type: .system)
    private let kinds = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
    private let grid = ColorGridView()
    private let spectrum = ColorSpectrumView()
    private let sliders = ColorSlidersView()
    private let opacityLabel = UILabel()
    private let opacityTrack = OpacityTrackView()
    private let opacity = UISlider()
    private let opacityValue = UILabel()
    private let swatch = UIView()
    /// Contains the parts below the heading. It scrolls if they do not fit.
    private let scroll = UIScrollView()

    /// Creates a color picker that is presented as a sheet.
    public init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 375, height: 560)
    }

    /// Creates a color picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredContentSize = CGSize(width: 375, height: 560)
    }

    /// The object that is notified of selections. A weak reference.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The selected color. The default is black. It supports key-value observing.
    open var selectedColor: UIColor = .black {
        willSet { keyWillChange(self, "selectedColor") }
        didSet {
            if isViewLoaded, selectedColor != oldValue { showColor() }
            keyDidChange(self, "selectedColor")
        }
    }

    /// Whether the user can select an opacity. The default is true.
    open var supportsAlpha = true {
        didSet { if isViewLoaded, supportsAlpha != oldValue { view.setNeedsLayout() } }
    }

    // MARK: Views

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.text = title ?? "Colors"
        heading.font = .preferredFont(forTextStyle: .headline)
        heading.adjustsFontForContentSizeCategory = true
        heading.textAlignment = .center
        heading.accessibilityTraits = .header
        close.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        close.tintColor = .systemGray2
        close.accessibilityLabel = "Close"
        close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
        kinds.selectedSegmentIndex = 0
        kinds.addAction(UIAction { [weak self] _ in self?.showKind() }, for: .valueChanged)
        grid.addAction(UIAction { [weak self] _ in self?.choose(self?.grid.color, true) }, for: .valueChanged)
        grid.addAction(UIAction { [weak self] _ in self?.choose(self?.grid.color, false) }, for: .editingDidEnd)
        spectrum.addAction(UIAction { [weak self] _ in self?.choose(self?.spectrum.color, true) }, for: .valueChanged)
        spectrum.addAction(UIAction { [weak self] _ in self?.choose(self?.spectrum.color, false) }, for: .editingDidEnd)
        sliders.onChange = { [weak self] in self?.choose(self?.sliders.color, $0) }
        opacityLabel.text = "Opacity"
        opacityLabel.font = .preferredFont(forTextStyle: .footnote)
        opacityLabel.adjustsFontForContentSizeCategory = true
        opacityLabel.textColor = .secondaryLabel
        opacity.accessibilityLabel = "Opacity"
        opacity.minimumTrackTintColor = .clear
        opacity.maximumTrackTintColor = .clear
        opacity.addAction(
            UIAction { [weak self] _ in self?.chooseOpacity(self?.opacity.isTracking == true) }, for: .valueChanged)
        opacity.addAction(
            UIAction { [weak self] _ in self?.chooseOpacity(false) },
            for: [.touchUpInside, .touchUpOutside, .touchCancel])
        opacityValue.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        opacityValue.textAlignment = .right
        swatch.layer.cornerRadius = 10
        swatch.layer.borderWidth = 1
        swatch.isAccessibilityElement = true
        swatch.accessibilityLabel = "Selected color"
        scroll.contentInsetAdjustmentBehavior = .never
        for part in [heading, close, scroll] { view.addSubview(part) }
        for part in [kinds, grid, spectrum, sliders, opacityLabel, opacityTrack, opacity, opacityValue, swatch] {
            scroll.addSubview(part)
        }
        showKind()
        showColor()
    }

    private func showKind() {
        for (index, part) in [grid, spectrum, sliders].enumerated() {
            part.isHidden = index != kinds.selectedSegmentIndex
        }
        view.setNeedsLayout()
    }

    private func showColor() {
        let components: [CGFloat] = selectedColor.components
        let opaque = UIColor(red: components[0], green: components[1], blue: components[2], alpha: 1)
        if !grid.isTracking { grid.show(opaque) }
        if !spectrum.isTracking { spectrum.show(opaque) }
        sliders.show(opaque)
        if !opacity.isTracking { opacity.value = Float(components[3]) }
        opacityTrack.color = opaque
        showBorder()
        opacityValue.text = "\(Int((components[3] * 100).rounded()))%"
        swatch.backgroundColor = selectedColor
        swatch.accessibilityValue = components.prefix(3).map { "\(Int(($0 * 255).rounded()))" }.joined(separator: ", ")
    }

    private func choose(_ color: UIColor?, _ isContinuous: Bool) {
        guard let color else { return }
        select(color.withAlphaComponent(selectedColor.components[3]), isContinuous)
    }

    private func chooseOpacity(_ isContinuous: Bool) {
        select(selectedColor.withAlphaComponent(CGFloat(opacity.value)), isContinuous)
    }

    private func select(_ color: UIColor, _ isContinuous: Bool) {
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: isContinuous)
        if !isContinuous { delegate?.colorPickerViewControllerDidSelectColor(self) }
    }

    private func finish() {
        dismiss(animated: true)
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let presentationController, presentationController.delegate == nil { presentationController.delegate = self }
    }

    /// Called after a gesture dismisses the color picker.
    open func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        delegate?.colorPickerViewControllerDidFinish(self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraitCollection?.preferredContentSizeCategory { viewIfLoaded?.setNeedsLayout() }
        if isViewLoaded { showBorder() }
    }

    /// Shows a border around the selected color, which can be equal to the background.
    private func showBorder() {
        swatch.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area: CGRect = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 0)
        let isMirrored: Bool = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let headingHeight: CGFloat = max(44, heading.font.lineHeight.rounded(.up))
        heading.frame = CGRect(
            x: area.minX + 44, y: area.minY + 8, width: max(0, area.width - 88), height: headingHeight)
        close.frame = CGRect(
            x: isMirrored ? area.minX : area.maxX - 44, y: heading.frame.midY - 22, width: 44, height: 44)
        let top: CGFloat = heading.frame.maxY + 8
        scroll.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: max(0, view.bounds.maxY - top))
        scroll.contentInset.bottom = view.safeAreaInsets.bottom
        let bottom: CGFloat = placeParts(
            x: area.minX, width: area.width, availableHeight: area.maxY - top, isMirrored: isMirrored)
        scroll.contentSize = CGSize(width: view.bounds.width, height: bottom)
    }

    /// Places the parts in the scroll view, and returns the height of the content.
    private func placeParts(x: CGFloat, width: CGFloat, availableHeight: CGFloat, isMirrored: Bool) -> CGFloat {
        kinds.frame = CGRect(x: x, y: 0, width: width, height: 32)
        var y: CGFloat = 48
        let labelHeight: CGFloat = max(20, opacityLabel.font.lineHeight.rounded(.up))
        let footer: CGFloat = supportsAlpha ? labelHeight + 116 : 64
        let minimum: CGFloat = sliders.isHidden ? 120 : sliders.fittingHeight
        let height: CGFloat = max(minimum, min(availableHeight - y - footer - 16, width * 10 / 12))
        for part in [grid, spectrum, sliders] { part.frame = CGRect(x: x, y: y, width: width, height: height) }
        y += height + 16
        for part in [opacityLabel, opacityTrack, opacity, opacityValue] { part.isHidden = !supportsAlpha }
        if supportsAlpha {
            opacityLabel.frame = CGRect(x: x, y: y, width: width, height: labelHeight)
            y += labelHeight + 2
            opacity.frame = CGRect(x: isMirrored ? x + 72 : x, y: y, width: max(0, width - 72), height: 34)
            opacityTrack.frame = CGRect(
                x: opacity.frame.minX, y: opacity.frame.midY - OpacityTrackView.height / 2, width: opacity.frame.width,
                height: OpacityTrackView.height)
            opacityValue.frame = CGRect(x: isMirrored ? x : x + width - 64, y: y, width: 64, height: 34)
            y += 50
        }
        swatch.frame = CGRect(x: isMirrored ? x + width - 48 : x, y: y, width: 48, height: 48)
        return swatch.frame.maxY
    }
}

/// The properties that support key-value observing.
nonisolated private enum ColorPickerKeys {
    @section("engawa_members") @used static let picker: @convention(c) () -> Void = {
        ClassMembers.add(UIColorPickerViewController.self) { members in
            members.property("selectedColor") { \.selectedColor }
        }
    }
}
