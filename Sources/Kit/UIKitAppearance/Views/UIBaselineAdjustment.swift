/// The vertical position of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline has the same position as at the text's full size.
    case alignBaselines = 0
    /// The center has the same position as at the text's full size.
    case alignCenters = 1
    /// The top has the same position as at the text's full size.
    case none = 2
}
