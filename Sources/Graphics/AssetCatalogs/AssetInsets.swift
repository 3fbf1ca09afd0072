/// Distances from the edges of an image, in pixels.
package struct AssetInsets: Hashable, Sendable {
    package var top: Double
    package var left: Double
    package var bottom: Double
    package var right: Double

    package init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Creates insets from a JSON object, or returns nil if the value is not an object. Missing distances are 0.
    init?(_ value: AssetValue?) {
        guard let value, case .object = value else { return nil }
        func distance(_ key: String) -> Double {
            let number: Double = value[key]?.number ?? 0
            return number.isFinite ? number : 0
        }
        self.init(
            top: distance("top"), left: distance("left"), bottom: distance("bottom"), right: distance("right"))
    }
}
