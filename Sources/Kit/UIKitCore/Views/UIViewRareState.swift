/// What most views never set, kept apart so that ten thousand plain views stay small.
@MainActor
final class UIViewRareState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode: UIView.TintAdjustmentMode?
    var mask: UIView?
    var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var layoutMargins: NSDirectionalEdgeInsets?
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var traitRegistrations: [TraitChangeRegistration] = []
    var propertiesNeedUpdate = false
    var accessibility = AccessibilityState()
    /// The view lays itself out by constraints inside `layoutSubviews()`, and reads of observable objects are watched.
    var observesLayout = false
}
