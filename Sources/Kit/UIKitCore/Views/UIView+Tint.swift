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

    /// Dims the tint of the view and of all in it that have no mode of their own, or ends that.
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

    /// Tells this view and what is in it if its tint is another than it was elsewhere.
    func tellTintChange(from oldColor: UIColor, _ oldMode: TintAdjustmentMode) {
        let newColor: UIColor = undimmedTintColor
        let isOtherColor: Bool = newColor !== oldColor && newColor != oldColor
        let isOtherMode: Bool = effectiveTintAdjustmentMode != oldMode
        if isOtherColor || isOtherMode { propagateTintChange(color: isOtherColor, adjustment: isOtherMode) }
    }

    /// Tells this view, and those that take from it what changed, that its tint is another.
    ///
    /// - Parameters:
    ///   - color: whether the colour is another.
    ///   - adjustment: whether it is dimmed now, or no longer.
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
