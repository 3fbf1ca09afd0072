import Foundation
import UIKitDrawing

/// The appearance of a tab bar: its background, its items and their arrangement.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
    /// The appearance of items with the title below the image. The bar appearance stores a copy.
    open var stackedLayoutAppearance: UITabBarItemAppearance {
        get { stacked }
        set { stacked = observe(newValue) }
    }

    /// The appearance of items with the title beside the image. The bar appearance stores a copy.
    open var inlineLayoutAppearance: UITabBarItemAppearance {
        get { inline }
        set { inline = observe(newValue) }
    }

    /// The appearance of items in a bar of compact height. The bar appearance stores a copy.
    open var compactInlineLayoutAppearance: UITabBarItemAppearance {
        get { compactInline }
        set { compactInline = observe(newValue) }
    }

    /// The color behind the selected item. The default is nil.
    open var selectionIndicatorTintColor: UIColor? {
        didSet { if selectionIndicatorTintColor != oldValue { didChange() } }
    }

    /// The image behind the selected item. The default is nil.
    open var selectionIndicatorImage: UIImage? {
        didSet { if selectionIndicatorImage !== oldValue { didChange() } }
    }

    private var stacked = UITabBarItemAppearance(style: .stacked)
    private var inline = UITabBarItemAppearance(style: .inline)
    private var compactInline = UITabBarItemAppearance(style: .compactInline)

    /// Creates an appearance with the default values for an idiom.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observeAll()
    }

    /// Creates an appearance with the background and the shadow of another appearance, or with all values of the other
    /// appearance if it has the same class as this one.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
            selectionIndicatorImage = other.selectionIndicatorImage
            (stacked, inline) = (observe(other.stacked), observe(other.inline))
            compactInline = observe(other.compactInline)
        }
        observeAll()
    }

    private func observeAll() {
        for appearance in [stacked, inline, compactInline] {
            appearance.onChange = { [weak self] in self?.didChange() }
        }
    }

    /// Returns a copy that reports its changes to this appearance.
    private func observe(_ appearance: UITabBarItemAppearance) -> UITabBarItemAppearance {
        let copy: UITabBarItemAppearance =
            appearance.copy(with: nil) as? UITabBarItemAppearance ?? UITabBarItemAppearance()
        copy.onChange = { [weak self] in self?.didChange() }
        didChange()
        return copy
    }
}
