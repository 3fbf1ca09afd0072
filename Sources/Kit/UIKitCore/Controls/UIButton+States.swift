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

    /// Sets the title for `state`. States without a title show the title of the normal state.
    public func setTitle(_ title: String?, for state: UIControl.State) {
        guard titles[state] != title else { return }
        titles[state] = title
        contentDidChange()
    }

    /// Sets the attributed title for `state`. It takes precedence over a plain title.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the color of the title for `state`.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        guard titleColors[state] != color else { return }
        titleColors[state] = color
        contentDidChange()
    }

    /// Sets the color of the title's shadow for `state`. The title label's `shadowOffset` is zero by default.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        guard titleShadowColors[state] != color else { return }
        titleShadowColors[state] = color
        contentDidChange()
    }

    /// Sets the image for `state`.
    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        guard images[state] !== image else { return }
        images[state] = image
        contentDidChange()
    }

    /// Sets the background image for `state`.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        guard backgroundImages[state] !== image else { return }
        backgroundImages[state] = image
        contentDidChange()
    }

    /// Returns the title for `state`, or the normal state's title.
    public func title(for state: UIControl.State) -> String? { titles.value(for: state) }

    /// Returns the attributed title for `state`, or the normal state's title.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles.value(for: state)
    }

    /// Returns the color of the title for `state`, or the normal state's color.
    public func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(for: state) }

    /// Returns the color of the title's shadow for `state`, or the normal state's color.
    public func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }

    /// Returns the image for `state`, or the normal state's image.
    public func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

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
