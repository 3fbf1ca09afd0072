/// Where text stands that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// On the baseline that it would have at its full size.
    case alignBaselines = 0
    /// In the middle of the place it would have at its full size.
    case alignCenters = 1
    /// At the top of the place it would have at its full size.
    case none = 2
}
