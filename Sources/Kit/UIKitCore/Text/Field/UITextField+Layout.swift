import CoreGraphics
import Foundation
import QuartzCore
import TextLayout

extension UITextField {
    static let caretWidth: CGFloat = 2

    // MARK: Rectangles

    /// The insets of the text from the border, in points.
    private var insets: UIEdgeInsets {
        switch borderStyle {
        case .none: .zero
        case .line: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case .bezel: UIEdgeInsets(top: 3, left: 7, bottom: 3, right: 7)
        case .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    var showsLeftView: Bool { leftView != nil && leftViewMode.isShown(whileEditing: isEditing) }

    var showsRightView: Bool { rightView != nil && rightViewMode.isShown(whileEditing: isEditing) }

    var showsClearButton: Bool {
        clearButtonMode.isShown(whileEditing: isEditing) && !editor.text.isEmpty && !showsRightView && isEnabled
    }

    func defaultTextRect(for bounds: CGRect) -> CGRect {
        let insets = insets
        var rect = borderRect(forBounds: bounds).inset(by: insets)
        rect.size.width = max(0, rect.width)
        rect.size.height = max(0, rect.height)
        if showsLeftView { rect.cut(leftViewRect(forBounds: bounds), fromLeft: !isRightToLeft) }
        if showsRightView {
            rect.cut(rightViewRect(forBounds: bounds), fromLeft: isRightToLeft)
        } else if showsClearButton {
            rect.cut(clearButtonRect(forBounds: bounds), fromLeft: isRightToLeft)
        }
        return rect
    }

    func defaultSideRect(of view: UIView?, for bounds: CGRect, isLeading: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size.width == 0 || size.height == 0 {
            let fitting: CGSize = view.sizeThatFits(bounds.size)
            if size.width == 0 { size.width = fitting.width }
            if size.height == 0 { size.height = fitting.height }
        }
        size.height = min(size.height, bounds.height)
        let margin: CGFloat = borderStyle == .roundedRect ? 5 : 0
        let isLeft: Bool = isLeading != isRightToLeft
        return CGRect(
            x: isLeft ? bounds.minX + margin : bounds.maxX - margin - size.width,
            y: onPixel(bounds.midY - size.height / 2), width: size.width, height: size.height)
    }

    func defaultClearButtonRect(for bounds: CGRect) -> CGRect {
        let side = FieldClearButton.side
        let margin: CGFloat = borderStyle == .none ? 0 : 5
        return CGRect(
            x: isRightToLeft ? bounds.minX + margin : bounds.maxX - margin - side,
            y: onPixel(bounds.midY - side / 2), width: side, height: side)
    }

    /// The rectangle of the text in the current state.
    var currentTextRect: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    func onPixel(_ length: CGFloat) -> CGFloat {
        let scale = traitCollection.effectiveDisplayScale
        return (length * scale).rounded() / scale
    }

    /// Returns the distance between the top of `rect` and text with the given height, in points.
    func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: 0
        case .bottom: rect.height - height
        case .center, .fill: onPixel((rect.height - height) / 2)
        }
    }

    /// Returns the distance between the left edge and text with the given width, in points. It is 0 if the text does
    /// not fit.
    func alignedOrigin(of width: CGFloat, in availableWidth: CGFloat) -> CGFloat {
        switch textAlignment {
        case .left: 0
        case .center: onPixel(max(0, (availableWidth - width) / 2))
        case .right: max(0, availableWidth - width)
        case .natural, .justified: isRightToLeft ? max(0, availableWidth - width) : 0
        }
    }

    /// Returns the distance between the left edge and the text, including the scroll offset, in points.
    func textOrigin(of line: FieldLine, in availableWidth: CGFloat) -> CGFloat {
        let width = line.block.size.width
        let needed: CGFloat = isEditing ? width + UITextField.caretWidth : width
        if needed <= availableWidth || !isEditing { return alignedOrigin(of: needed, in: availableWidth) }
        return -fieldState.scroll
    }

    // MARK: Size

    func contentSize(fitting width: CGFloat) -> CGSize {
        let shown: CGFloat
        if editor.text.isEmpty {
            shown = placeholderBlock(width: .greatestFiniteMagnitude).size.width
        } else {
            var text = AttributedText(displayText, defaults: TextDefaults(font: usedFont.face))
            if let own = editor.attributedText, !isSecureTextEntry {
                text = AttributedText(own, defaults: TextDefaults(font: usedFont.face))
            }
            shown = TextBlock(text, limits: TextLimits(lineLimit: 1)).size.width
        }
        let insets = insets
        var total: CGFloat = shown.rounded(.up) + UITextField.caretWidth + insets.left + insets.right
        if showsLeftView { total += leftViewRect(forBounds: bounds).width }
        if showsRightView { total += rightViewRect(forBounds: bounds).width }
        if clearButtonMode != .never { total += FieldClearButton.side + 5 }
        let line: CGFloat = usedFont.lineHeight.rounded(.up) + 1
        let frame: CGFloat = borderStyle == .none ? 0 : borderStyle == .roundedRect ? 12 : 8
        let sides: CGFloat = max(
            showsLeftView ? leftView?.bounds.height ?? 0 : 0, showsRightView ? rightView?.bounds.height ?? 0 : 0)
        // A subclass can add padding in `textRect(forBounds:)`.
        let probe = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (usual, own): (CGRect, CGRect) = (defaultTextRect(for: probe), textRect(forBounds: probe))
        total += max(0, usual.width - own.width)
        return CGSize(width: min(total, width), height: max(line + frame + max(0, usual.height - own.height), sides))
    }

    /// Returns the distance of the baseline from the top of a field with `size`, in points.
    func baseline(in size: CGSize) -> CGFloat {
        let bounds = CGRect(origin: .zero, size: size)
        let area: CGRect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
        let font = usedFont
        return area.minY + top(of: font.lineHeight, in: area) + font.ascender
    }

    // MARK: Layout of subviews

    func layoutField() {
        placeBorder()
        placeBackground()
        place(leftView, isShown: showsLeftView, in: leftViewRect(forBounds: bounds))
        place(rightView, isShown: showsRightView, in: rightViewRect(forBounds: bounds))
        placeClearButton()
        let isEmpty = editor.text.isEmpty
        let area: CGRect = isEmpty && !isEditing ? placeholderRect(forBounds: bounds) : currentTextRect
        if canvas.frame != area {
            canvas.frame = area
            canvas.textView.frame = canvas.bounds
        }
        placeCaret()
    }

    private func place(_ view: UIView?, isShown: Bool, in rect: @autoclosure () -> CGRect) {
        guard let view else { return }
        view.isHidden = !isShown
        if isShown { view.frame = rect() }
    }

    /// Called after a view beside the text, or the condition under which it is shown, changes.
    func sideViewDidChange(from old: UIView? = nil) {
        if let old, old.superview === self { old.removeFromSuperview() }
        for view in [leftView, rightView] {
            if let view, view.superview !== self { addSubview(view) }
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Shows an image as the clear button; nil for the standard image.
    package func showClearImage(_ image: UIImage?) {
        fieldState.clearImage = image
        fieldState.clearButton?.image = image
    }

    private func placeClearButton() {
        guard showsClearButton else {
            fieldState.clearButton?.isHidden = true
            return
        }
        let button: FieldClearButton = fieldState.clearButton ?? makeClearButton()
        button.isHidden = false
        button.frame = clearButtonRect(forBounds: bounds)
    }

    private func makeClearButton() -> FieldClearButton {
        let button = FieldClearButton()
        button.image = fieldState.clearImage
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        addSubview(button)
        fieldState.clearButton = button
        return button
    }

    // MARK: Border

    func borderDidChange() {
        if borderStyle == .none {
            fieldState.border?.removeFromSuperlayer()
            fieldState.border = nil
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if borderStyle != .none { styleBorder() }
    }

    func styleBorder() {
        let border: CALayer = fieldState.border ?? CALayer()
        if fieldState.border == nil {
            layer.insertSublayer(border, at: 0)
            fieldState.border = border
        }
        let traits = traitCollection
        func color(_ color: UIColor) -> CGColor { color.resolvedColor(with: traits).cgColor }
        switch borderStyle {
        case .none: break
        case .line:
            border.borderWidth = 1
            border.borderColor = color(.label)
            border.backgroundColor = nil
            border.cornerRadius = 0
        case .bezel:
            border.borderWidth = 2
            border.borderColor = color(.systemGray3)
            border.backgroundColor = color(.systemBackground)
            border.cornerRadius = 0
        case .roundedRect:
            border.borderWidth = 1
            border.borderColor = color(.systemGray4)
            border.backgroundColor = color(backgroundColor == nil ? .systemBackground : .clear)
            border.cornerRadius = 6
        }
    }

    private func placeBorder() {
        guard let border = fieldState.border else { return }
        let rect = borderRect(forBounds: bounds)
        if border.frame != rect { border.frame = rect }
    }

    private func placeBackground() {
        let image: UIImage? = isEnabled ? background : disabledBackground ?? background
        guard let image, borderStyle != .roundedRect else {
            fieldState.backgroundView?.isHidden = true
            return
        }
        let view: UIImageView = fieldState.backgroundView ?? UIImageView()
        if fieldState.backgroundView == nil {
            insertSubview(view, at: 0)
            fieldState.backgroundView = view
        }
        view.isHidden = false
        view.image = image
        view.frame = bounds
    }
}

extension CGRect {
    /// Removes the part that another rectangle covers on the left or the right. A rectangle without a height counts,
    /// because apps use views without a height as margins.
    fileprivate mutating func cut(_ other: CGRect, fromLeft: Bool) {
        guard other.width > 0 else { return }
        let right = maxX
        if fromLeft {
            origin.x = max(minX, other.maxX)
            size.width = max(0, right - origin.x)
        } else {
            size.width = max(0, min(right, other.minX) - origin.x)
        }
    }
}
