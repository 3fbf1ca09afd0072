/// The vertical position of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline of the text at its full size.
    case alignBaselines = 0
    /// The center of the text at its full size.
    case alignCenters = 1
    /// The top of the text at its full size.
    case none = 2
}
