import ClassNames
import ClassRuntime
import CoreGraphics
import QuartzCore

/// The expensive methods of `UIView` that a class overrides.
///
/// Most views do not override `draw(_:)` and therefore need no backing store. A view that does not override
/// `action(for:forKey:)` has no actions outside animation blocks, so the layer does not call that method there. A view
/// without subviews that does not override `layoutSubviews()` reads no observable objects during layout.
struct ViewOverrides: OptionSet {
    let rawValue: UInt8

    /// The class overrides `display(_:)`, or it overrides `draw(_:)` and is not a class of image views.
    static let drawing = ViewOverrides(rawValue: 1)
    /// The class, or one of its superclasses in the app, overrides `draw(_:)` in the app.
    static let appDrawing = ViewOverrides(rawValue: 8)
    /// The class overrides `action(for:forKey:)`.
    static let actions = ViewOverrides(rawValue: 2)
    /// The class overrides `layoutSubviews()`.
    static let layout = ViewOverrides(rawValue: 4)
    /// The class overrides `updateProperties()`.
    static let properties = ViewOverrides(rawValue: 16)
    /// The class overrides `updateConstraints()`.
    static let constraints = ViewOverrides(rawValue: 32)

    @MainActor private static var cache: [ObjectIdentifier: ViewOverrides] = [:]

    /// Returns the overrides of `type`. They are determined once for each class.
    @MainActor
    static func of(_ type: UIView.Type) -> ViewOverrides {
        if let overrides = cache[ObjectIdentifier(type)] { return overrides }
        let own = ClassMetadata.words(of: type)
        let plain = ClassMetadata.words(of: UIView.self)
        var overrides: ViewOverrides = []
        // An image view shows only its image.
        if own[drawingEntry] != plain[drawingEntry], !(type is UIImageView.Type) {
            overrides.insert(.drawing)
            var kitClass: AnyClass = type
            while !ClassName.isOfKit(kitClass), let next = _getSuperclass(kitClass) { kitClass = next }
            if own[drawingEntry] != ClassMetadata.words(of: kitClass)[drawingEntry] { overrides.insert(.appDrawing) }
        }
        let shown = type is UIImageView.Type ? ClassMetadata.words(of: UIImageView.self) : plain
        if own[displayEntry] != shown[displayEntry] { overrides.insert(.drawing) }
        if own[actionEntry] != plain[actionEntry] { overrides.insert(.actions) }
        if own[layoutEntry] != plain[layoutEntry] { overrides.insert(.layout) }
        if own[propertiesEntry] != plain[propertiesEntry] { overrides.insert(.properties) }
        if own[constraintsEntry] != plain[constraintsEntry] { overrides.insert(.constraints) }
        cache[ObjectIdentifier(type)] = overrides
        return overrides
    }

    @MainActor private static let drawingEntry: Int = entry(replacedBy: DrawingView.self)
    @MainActor private static let displayEntry: Int = entry(replacedBy: DisplayingView.self)
    @MainActor private static let actionEntry: Int = entry(replacedBy: ActingView.self)
    @MainActor private static let layoutEntry: Int = entry(replacedBy: LayoutView.self)
    @MainActor private static let propertiesEntry: Int = entry(replacedBy: PropertiesView.self)
    @MainActor private static let constraintsEntry: Int = entry(replacedBy: ConstraintsView.self)

    /// Returns the index of the method table entry that `type`, a subclass with a single override, replaces.
    @MainActor
    private static func entry(replacedBy type: UIView.Type) -> Int {
        let unchanged = ClassMetadata.entries(of: UIView.self, replacedBy: PlainView.self)
        let entries: [Int] = ClassMetadata.entries(of: UIView.self, replacedBy: type).filter { !unchanged.contains($0) }
        stopProgram(unless: entries.count == 1, "The layout of UIView's method table is unknown on this toolchain.")
        return entries[0]
    }

    private final class PlainView: UIView {}

    private final class DrawingView: UIView {
        override func draw(_ rect: CGRect) {
            UIRectFill(rect)
        }
    }

    private final class DisplayingView: UIView {
        override func display(_ layer: CALayer) {}
    }

    private final class ActingView: UIView {
        override func action(for layer: CALayer, forKey key: String) -> (any CAAction)? { nil }
    }

    private final class PropertiesView: UIView {
        override func updateProperties() {
            setNeedsDisplay()
        }
    }

    private final class ConstraintsView: UIView {
        override func updateConstraints() {
            setNeedsDisplay()
        }
    }

    private final class LayoutView: UIView {
        override func layoutSubviews() {
            setNeedsDisplay()
        }
    }
}
