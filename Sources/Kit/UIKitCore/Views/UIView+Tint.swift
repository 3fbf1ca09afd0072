extension UIView {
    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if let mode = current.rare?.tintAdjustmentMode, mode != .automatic { return mode }
            if current.rare?.isBehindPresentation == true { return .dimmed }
            view = current.storedSuperview
        }
        return .normal
    }

    /// Starts or stops dimming the tint of the view and of all descendants without their own adjustment mode.
    func setBehindPresentation(_ isBehind: Bool) {
        guard isBehind != rare?.isBehindPresentation ?? false else { return }
        rareState.isBehindPresentation = isBehind
        propagateTintChange(adjustment: true)
    }

    var undimmedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.rare?.tintColor { return color }
            view = current.storedSuperview
        }
        return .systemBlue
    }

    /// Notifies the subtree if the view's tint differs from the tint that it had in its old superview.
    func tellTintChange(from oldColor: UIColor, _ oldMode: TintAdjustmentMode) {
        let newColor: UIColor = undimmedTintColor
        let isOtherColor: Bool = newColor !== oldColor && newColor != oldColor
        let isOtherMode: Bool = effectiveTintAdjustmentMode != oldMode
        if isOtherColor || isOtherMode { propagateTintChange(color: isOtherColor, adjustment: isOtherMode) }
    }

    /// Notifies this view, and the descendants that inherit the changed values, of a tint change.
    ///
    /// - Parameters:
    ///   - color: whether the color changed.
    ///   - adjustment: whether the adjustment mode changed.
    func propagateTintChange(color: Bool = false, adjustment: Bool = false) {
        if let background = rare?.backgroundColor {
            if background.isDynamic { applyBackgroundColor() }
            window?.windowScene?.noteTintChange()
        }
        tintColorDidChange()
        for subview in storedSubviews {
            let takesColor: Bool = color && subview.rare?.tintColor == nil
            let takesAdjustment: Bool = adjustment && subview.rare?.tintAdjustmentMode ?? .automatic == .automatic
            guard takesColor || takesAdjustment else { continue }
            subview.propagateTintChange(color: takesColor, adjustment: takesAdjustment)
        }
    }
}
