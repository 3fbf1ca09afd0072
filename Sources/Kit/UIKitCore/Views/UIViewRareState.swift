/// What most views never set, kept apart so that ten thousand plain views stay small.
@MainActor
final class UIViewRareState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode: UIView.TintAdjustmentMode?
    /// Whether something that was presented dims the tint of the view.
    var isBehindPresentation = false
    var mask: UIView?
    var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var traitOverrides: UITraitOverrides?
    var layoutMargins: NSDirectionalEdgeInsets?
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var traitRegistrations: [TraitChangeRegistration] = []
    var propertiesNeedUpdate = false
    /// Whether the log says already that its layout did not come to rest.
    var isKnownAsRestless = false
    /// While an animation in a stack view hides or shows the view: whether it will be hidden.
    var hiddenInTheEnd: Bool?
    var accessibility = AccessibilityState()
    /// The view lays itself out by constraints inside `layoutSubviews()`, and reads of observable objects are watched.
    var observesLayout = false
    var focusGroupIdentifier: String?
    var focusGroupPriority: UIFocusGroupPriority?
    var focusEffect: UIFocusEffect? = UIFocusEffect()
    /// How many animations keep touches from the view.
    var animationsHoldingTouches = 0
    /// How many animators want the view touched where it is seen, and not where it will be.
    var animatorsShowingPlace = 0
}
