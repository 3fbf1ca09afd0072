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

    /// The tint color that was set for the view itself, if any.
    package var ownTintColor: UIColor? { rare?.tintColor }

    var undimmedTintColor: UIColor {
        var view: UIView? = self
        while let current = view {
            if let color = current.rare?.tintColor { return color }
            view = current.storedSuperview
        }
        return .defaultTint
    }

    /// Notifies the subtree if the view's tint differs from its tint in the old superview.
    func notifyTintChange(from oldColor: UIColor, _ oldMode: TintAdjustmentMode) {
        let newColor = undimmedTintColor
        let colorChanged: Bool = newColor !== oldColor && newColor != oldColor
        let modeChanged: Bool = effectiveTintAdjustmentMode != oldMode
        if colorChanged || modeChanged { propagateTintChange(color: colorChanged, adjustment: modeChanged) }
    }

    func setTintColor(_ color: UIColor?) {
        // `UIColor.tintColor` represents the inherited tint color.
        let color: UIColor? = color === UIColor.tintColor ? nil : color
        guard color != rare?.tintColor else { return }
        rareState.tintColor = color
        propagateTintChange(color: true)
    }

    func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
        guard mode != rare?.tintAdjustmentMode else { return }
        rareState.tintAdjustmentMode = mode
        propagateTintChange(adjustment: true)
    }

    /// Notifies this view, and the descendants that inherit the changed values, of a tint change.
    ///
    /// - Parameters:
    ///   - color: Whether the color changed.
    ///   - adjustment: Whether the adjustment mode changed.
    func propagateTintChange(color: Bool = false, adjustment: Bool = false) {
        if let background = rare?.backgroundColor {
            if background.isDynamic { showBackgroundColor(background) }
            window?.windowScene?.networkActivityBar.setNeedsBackdrop()
        }
        traitCollection.performAsCurrent { tintColorDidChange() }
        for subview in storedSubviews {
            let inheritsColor: Bool = color && subview.rare?.tintColor == nil
            let inheritsAdjustment: Bool = adjustment && subview.rare?.tintAdjustmentMode ?? .automatic == .automatic
            guard inheritsColor || inheritsAdjustment else { continue }
            subview.propagateTintChange(color: inheritsColor, adjustment: inheritsAdjustment)
        }
    }
}
