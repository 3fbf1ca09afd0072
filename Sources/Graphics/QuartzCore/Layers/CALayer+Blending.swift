import CoreGraphics

extension CALayer {
    /// The way to combine the picture of the layer and its sublayers with the pixels behind them. The default is
    /// `.normal`.
    package final var blendMode: CGBlendMode {
        get { properties.rareBox?.value.blendMode ?? .normal }
        set {
            guard newValue != blendMode else { return }
            properties.rare.blendMode = newValue
            markNeedsCommit()
        }
    }

    /// Implements `compositingFilter`.
    final func setCompositingFilter(_ filter: Any?) {
        change("compositingFilter") {
            extras.compositingFilter = filter
            blendMode = (filter as? String).flatMap { CGBlendMode(filter: $0) } ?? .normal
        }
    }
}

extension CGBlendMode {
    /// Creates the mode of a compositing filter of Core Animation; nil if the name is unknown.
    init?(filter name: String) {
        guard let mode = CGBlendMode.filters[name] else { return nil }
        self = mode
    }

    private static let filters: [String: CGBlendMode] = [
        "multiplyBlendMode": .multiply, "screenBlendMode": .screen, "overlayBlendMode": .overlay,
        "darkenBlendMode": .darken, "lightenBlendMode": .lighten, "colorDodgeBlendMode": .colorDodge,
        "colorBurnBlendMode": .colorBurn, "softLightBlendMode": .softLight, "hardLightBlendMode": .hardLight,
        "differenceBlendMode": .difference, "exclusionBlendMode": .exclusion, "hueBlendMode": .hue,
        "saturationBlendMode": .saturation, "colorBlendMode": .color, "luminosityBlendMode": .luminosity,
        "clear": .clear, "copy": .copy, "sourceIn": .sourceIn, "sourceOut": .sourceOut, "sourceAtop": .sourceAtop,
        "destOver": .destinationOver, "destIn": .destinationIn, "destOut": .destinationOut,
        "destAtop": .destinationAtop, "xor": .xor, "plusD": .plusDarker, "plusL": .plusLighter,
    ]
}
