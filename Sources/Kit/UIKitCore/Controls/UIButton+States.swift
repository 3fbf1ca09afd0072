extension UIButton {
    /// Sets the title that shows in `state`. States without one show that of the normal state.
    public func setTitle(_ title: String?, for state: UIControl.State) {
        guard titles[state] != title else { return }
        titles[state] = title
        contentDidChange()
    }

    /// Sets the styled title that shows in `state`; it goes before a plain one.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the colour of the title in `state`.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        guard titleColors[state] != color else { return }
        titleColors[state] = color
        contentDidChange()
    }

    /// Sets the color of the title's shadow in `state`. The shadow lies at the title label's `shadowOffset`, which is
    /// zero by default.
    public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
        guard titleShadowColors[state] != color else { return }
        titleShadowColors[state] = color
        contentDidChange()
    }

    /// Sets the image that shows in `state`.
    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        guard images[state] !== image else { return }
        images[state] = image
        contentDidChange()
    }

    /// Sets the background that shows in `state`.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        guard backgroundImages[state] !== image else { return }
        backgroundImages[state] = image
        contentDidChange()
    }

    /// The title set for `state`, or that of the normal state.
    public func title(for state: UIControl.State) -> String? { titles.value(for: state) }

    /// The styled title set for `state`, or that of the normal state.
    public func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
        attributedTitles.value(for: state)
    }

    /// The colour of the title set for `state`, or that of the normal state.
    public func titleColor(for state: UIControl.State) -> UIColor? { titleColors.value(for: state) }

    /// The color of the title's shadow set for `state`, or that of the normal state.
    public func titleShadowColor(for state: UIControl.State) -> UIColor? { titleShadowColors.value(for: state) }

    /// The image set for `state`, or that of the normal state.
    public func image(for state: UIControl.State) -> UIImage? { images.value(for: state) }

    /// The background set for `state`, or that of the normal state.
    public func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages.value(for: state) }
}

extension UILabel {
    /// Takes how a configuration breaks and aligns lines.
    func take(_ mode: NSLineBreakMode, _ alignment: NSTextAlignment) {
        numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        lineBreakMode = mode
        textAlignment = alignment
    }
}
