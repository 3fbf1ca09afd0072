extension UIView {
    var effectiveTintAdjustmentMode: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            if let mode = current.rare?.tintAdjustmentMode, mode != .automatic { return mode }
            view = current.storedSuperview
        }
        return .normal
    }

    var undimmedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.rare?.tintColor { return color }
            view = current.storedSuperview
        }
        return .systemBlue
    }

    /// Tells this view, and those that take their tint from it, that it changed.
    func propagateTintChange() {
        if let background = rare?.backgroundColor {
            if background.isDynamic { applyBackgroundColor() }
            window?.windowScene?.noteTintChange()
        }
        tintColorDidChange()
        for subview in storedSubviews where subview.rare?.tintColor == nil {
            subview.propagateTintChange()
        }
    }
}
