import QuartzCore

/// The layers of a cell whose corners the table view rounds, with the values that the app set.
struct CornerRounding {
    private var rounded: [(layer: CALayer, radius: CGFloat, corners: CACornerMask)] = []

    /// Rounds `corners` of `layers`. Other layers that were rounded get the values back that the app set.
    mutating func round(_ layers: [CALayer], _ corners: CACornerMask) {
        guard !layers.isEmpty || !rounded.isEmpty else { return }
        let old = rounded
        for (layer, radius, corners) in old where !layers.contains(where: { $0 === layer }) {
            layer.cornerRadius = radius
            layer.maskedCorners = corners
        }
        rounded = layers.map { layer in
            old.first { $0.layer === layer } ?? (layer, layer.cornerRadius, layer.maskedCorners)
        }
        for layer in layers {
            layer.cornerRadius = TableCellContext.cornerRadius
            layer.maskedCorners = corners
        }
    }
}
