import UIKitAppearance

extension UILabel {
    /// Shows `text` with attributes. The default font and color replace missing attributes.
    func show(_ text: String?, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor) {
        let ownFont: UIFont = attributes[.font] as? UIFont ?? font
        let ownColor: UIColor = attributes[.foregroundColor] as? UIColor ?? color
        let isPlain: Bool = attributes.keys.allSatisfy { $0 == .font || $0 == .foregroundColor }
        if isPlain || text == nil { self.text = text }
        self.font = ownFont
        textColor = ownColor
        if !isPlain, let text {
            var all: [NSAttributedString.Key: Any] = attributes
            all[.font] = ownFont
            all[.foregroundColor] = ownColor
            attributedText = NSAttributedString(string: text, attributes: all)
        }
    }

    /// Shows `text`, whose own attributes take precedence over `attributes`.
    package func show(
        _ text: NSAttributedString?, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor
    ) {
        show(text?.string, attributes: attributes, font: font, color: color)
        guard let text, text.length > 0 else { return }
        let base: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color].merging(attributes) { $1 }
        let result = NSMutableAttributedString(string: text.string, attributes: base)
        var isPlain = true
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
            if !own.isEmpty { isPlain = false }
            result.addAttributes(own, range: range)
        }
        if !isPlain { attributedText = result }
    }
}

extension UIBarButtonItemAppearance {
    /// The appearance for a state of a control, without the values of the normal state.
    func state(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.highlighted) { return highlighted }
        return state.contains(.focused) ? focused : normal
    }

    func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        normal.titleTextAttributes.merging(self.state(for: state).titleTextAttributes) { $1 }
    }
}

extension UITabBarItemAppearance {
    func state(for state: UIControl.State) -> UITabBarItemStateAppearance {
        if state.contains(.disabled) { return disabled }
        if state.contains(.selected) { return selected }
        return state.contains(.focused) ? focused : normal
    }
}
