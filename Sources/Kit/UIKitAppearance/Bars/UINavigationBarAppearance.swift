import Foundation
import UIKitDrawing

/// The appearance of a navigation bar: its background, its titles and its buttons.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// The attributes of the title. If they contain no font or color, the default applies.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The attributes of the subtitle below the title. If they contain no font or color, the default applies.
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The distance by which the title moves, in points. The default is zero.
    open var titlePositionAdjustment: UIOffset = .zero {
        didSet { if titlePositionAdjustment != oldValue { didChange() } }
    }

    /// The attributes of the large title. If they contain no font or color, the default applies.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The attributes of the subtitle below the large title. If they contain no font or color, the default applies.
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { didChange() }
    }

    /// The appearance of plain bar button items. The bar appearance stores a copy.
    open var buttonAppearance: UIBarButtonItemAppearance {
        get { plain }
        set { plain = observe(newValue) }
    }

    /// The appearance of prominent bar button items. The bar appearance stores a copy.
    open var doneButtonAppearance: UIBarButtonItemAppearance {
        get { done }
        set { done = observe(newValue) }
    }

    /// The appearance of the back button. If a value is not set, the value of `buttonAppearance` applies. The bar
    /// appearance stores a copy.
    open var backButtonAppearance: UIBarButtonItemAppearance {
        get { back }
        set { back = observe(newValue) }
    }

    /// The image beside the title of the back button. The default is a chevron.
    open var backIndicatorImage: UIImage { indicator ?? UIImage(systemName: "chevron.backward") ?? UIImage() }

    /// The mask that hides the title of the back button as it slides behind the image.
    open var backIndicatorTransitionMaskImage: UIImage { indicatorMask ?? backIndicatorImage }

    /// The image that replaces the chevron, or nil.
    package private(set) var indicator: UIImage?
    /// The mask of the title, or nil.
    package private(set) var indicatorMask: UIImage?

    private var plain = UIBarButtonItemAppearance()
    private var done = UIBarButtonItemAppearance()
    private var back = UIBarButtonItemAppearance()

    /// Creates an appearance with the default values for an idiom.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observeAll()
    }

    /// Creates an appearance with the background and the shadow of another appearance, or with all values of the other
    /// appearance if it has the same class as this one.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UINavigationBarAppearance {
            titleTextAttributes = other.titleTextAttributes
            titlePositionAdjustment = other.titlePositionAdjustment
            subtitleTextAttributes = other.subtitleTextAttributes
            largeTitleTextAttributes = other.largeTitleTextAttributes
            largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
            indicator = other.indicator
            indicatorMask = other.indicatorMask
            (plain, done, back) = (observe(other.plain), observe(other.done), observe(other.back))
        }
        observeAll()
    }

    /// Sets the image of the back button and the mask of its title. Nil restores the chevron.
    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        indicator = backIndicatorImage
        indicatorMask = backIndicatorTransitionMaskImage
        didChange()
    }

    private func observeAll() {
        for appearance in [plain, done, back] { appearance.onChange = { [weak self] in self?.didChange() } }
    }

    /// Returns a copy that reports its changes to this appearance.
    private func observe(_ appearance: UIBarButtonItemAppearance) -> UIBarButtonItemAppearance {
        let copy: UIBarButtonItemAppearance =
            appearance.copy(with: nil) as? UIBarButtonItemAppearance ?? UIBarButtonItemAppearance()
        copy.onChange = { [weak self] in self?.didChange() }
        didChange()
        return copy
    }
}
