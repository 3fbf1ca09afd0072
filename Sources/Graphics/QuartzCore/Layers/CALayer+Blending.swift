extension CALayer {
    /// Whether the colors of the layer and its sublayers are added to the colors behind them, instead of covering them.
    /// The default is false.
    package final var isAdditive: Bool {
        get { properties.rareBox?.value.isAdditive ?? false }
        set {
            guard newValue != isAdditive else { return }
            properties.rare.isAdditive = newValue
            markNeedsCommit()
        }
    }
}
