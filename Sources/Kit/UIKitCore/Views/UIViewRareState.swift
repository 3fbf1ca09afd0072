/// The properties that most views never set. They are allocated separately to keep other views small.
@MainActor
final class UIViewRareState {
    var backgroundColor: UIColor?
    var tintColor: UIColor?
    var tintAdjustmentMode: UIView.TintAdjustmentMode?
    /// Whether a presented controller dims the tint of the view.
    var isBehindPresentation = false
    /// Whether a scroll view has zoomed the view.
    var isZoomed = false
    var mask: UIView?
    /// The content scale factor that the app set; nil for the scale of the display.
    var contentScaleFactor: CGFloat?
    var semanticContentAttribute: UISemanticContentAttribute = .unspecified
    var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
    var traitOverrides: UITraitOverrides?
    var layoutMargins: NSDirectionalEdgeInsets?
    /// The margins that a container, such as a table cell, sets on its content.
    var defaultLayoutMargins: NSDirectionalEdgeInsets?
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var isScrolledContent = false
    /// The value of `safeAreaInsets` while observers are notified that it is about to change; otherwise nil.
    var reportedSafeAreaInsets: UIEdgeInsets?
    /// The size that a bar has given to a custom view; otherwise nil.
    var barSize: CGSize?
    /// The size that the app has set for a custom view, which a bar may have reduced; otherwise nil.
    var givenBarSize: CGSize?
    var traitRegistrations: [TraitChangeRegistration] = []
    var propertiesNeedUpdate = false
    /// The observable properties that functions of the view read.
    var reads = TrackedReads()
    /// Called when the size of the bounds changed.
    var sizeObserver: (() -> Void)?
    /// Whether the message about the view's layout loop has been logged.
    var hasLoggedLayoutLoop = false
    /// The final value of `isHidden` while a stack view animates the change; otherwise nil.
    var isHiddenAfterAnimation: Bool?
    /// The number of animations of `isHidden` that have begun. Only the end of the last one hides the view.
    var hidingCount = 0
    /// Whether the view becomes the first responder when it moves to a window.
    var awaitsWindow = false
    var accessibility = AccessibilityState()
    var focusGroupIdentifier: String?
    var focusGroupPriority: UIFocusGroupPriority?
    var focusEffect: UIFocusEffect? = UIFocusEffect()
    var interactions: [any UIInteraction] = []
    var appliedAppearances = AppliedAppearances()
    /// The number of animations that block touches in the view.
    var touchBlockingAnimationCount = 0
    /// The number of animators for which hit-testing uses the presentation layer's position.
    var presentationHitTestCount = 0
}
