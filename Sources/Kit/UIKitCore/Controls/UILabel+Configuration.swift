extension UILabel {
    /// Applies the line break mode and alignment of a button configuration.
    func setLines(_ mode: NSLineBreakMode, _ alignment: NSTextAlignment) {
        numberOfLines = mode == .byWordWrapping || mode == .byCharWrapping ? 0 : 1
        lineBreakMode = mode
        textAlignment = alignment
    }
}
