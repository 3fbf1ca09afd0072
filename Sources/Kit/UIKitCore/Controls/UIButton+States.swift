extension UIButton {
    /// Sets the configuration of a symbol image in a state; nil for the configuration of the image.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    /// Returns the configuration of a symbol image in a state.
    public func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations.value(for: state)
    }

    /// Returns the attributed title for `state`, or the normal state's title.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles.value(for: state)
    }

    /// Returns the color of the title's shadow for `state`, or the normal state's color.
    public func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }

    /// Returns the background image for `state`, or the normal state's image.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }
}

extension UILabel {
    /// Applies the line break mode and alignment of a button configuration.
    func setLines(_ mode: NSLineBreakMode, _ alignment: NSTextAlignment) {
        numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        lineBreakMode = mode
        textAlignment = alignment
    }
}
