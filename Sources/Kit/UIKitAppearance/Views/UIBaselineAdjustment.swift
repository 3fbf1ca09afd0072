/// The vertical position of text that was shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
    /// The baseline stays where it is at the text's full size.
    case alignBaselines = 0
    /// The center stays where it is at the text's full size.
    case alignCenters = 1
    /// The top stays where it is at the text's full size.
    case none = 2
}
