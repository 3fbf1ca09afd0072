import Foundation
import UIKitDrawing

/// The appearance of a toolbar: its background and its buttons.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
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

    private var plain = UIBarButtonItemAppearance()
    private var done = UIBarButtonItemAppearance()

    /// Creates an appearance with the default values for an idiom.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        observeAll()
    }

    /// Creates an appearance with the background and the shadow of another appearance, or with all values of the other
    /// appearance if it has the same class as this one.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UIToolbarAppearance {
            (plain, done) = (observe(other.plain), observe(other.done))
        }
        observeAll()
    }

    private func observeAll() {
        for appearance in [plain, done] { appearance.onChange = { [weak self] in self?.didChange() } }
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
