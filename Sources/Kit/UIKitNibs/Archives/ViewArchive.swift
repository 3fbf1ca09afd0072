import ClassNames
import Foundation
import ProgramDiagnostics
import UIKitCore
import UIKitStackViews

/// Views and bar items in archives.
@MainActor
enum ViewArchive {
    /// The names of the values in an archive that are not properties.
    private enum Key {
        static let subviews = "UISubviews", arranged = "UIStackViewArrangedSubviews"
        static let spacings = "UIStackViewCustomSpacings"
    }

    // MARK: Writing

    static func encode(_ object: NSObject, _ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        let properties: [ArchivedProperty]? = ArchivedProperty.all(of: ClassName.nearestKitClass(of: type(of: object)))
        for property in properties ?? ArchivedProperty.all(of: UIView.self) ?? [] { property.write(object, coder) }
        guard let view = object as? UIView else { return }
        guard properties != nil else {
            let name: String = ClassName.of(view)
            return Diagnostics.warn(
                "An archive contains only the properties that a \(name) shares with all views, and not its subviews.")
        }
        if (view as? UIButton)?.configuration != nil {
            Diagnostics.warn("An archive does not contain the configuration of a \(ClassName.of(view)).")
        }
        guard hasSubviewsOfApp(view) else { return }
        let subviews: [UIView] = view.subviews.filter { !isPart($0) }
        coder.encode(subviews as NSArray, forKey: Key.subviews)
        if let stack = view as? UIStackView { encodeArrangement(of: stack, among: subviews, coder) }
        ArchivedConstraints.encode(view, subviews, coder)
    }

    private static func encodeArrangement(of stack: UIStackView, among subviews: [UIView], _ coder: NSCoder) {
        let places: [Int] = stack.arrangedSubviews.compactMap { subviews.firstIndex(of: $0) }
        coder.encode(places as NSArray, forKey: Key.arranged)
        // The value for the default spacing is infinite, which archives cannot contain as a number.
        let spacings: [String] = stack.arrangedSubviews.map { view in
            let spacing: CGFloat = stack.customSpacing(after: view)
            return spacing == UIStackView.spacingUseDefault ? "" : "\(Double(spacing))"
        }
        coder.encode(spacings as NSArray, forKey: Key.spacings)
    }

    /// Whether the app adds the subviews of a view. Other views of the kit create their own subviews.
    private static func hasSubviewsOfApp(_ view: UIView) -> Bool {
        let classes: [AnyClass] = [
            UIView.self, UILabel.self, UIImageView.self, UIControl.self, UIScrollView.self, UIStackView.self,
        ]
        let kitClass: AnyClass = ClassName.nearestKitClass(of: type(of: view))
        return classes.contains { $0 == kitClass }
    }

    /// Whether a view is a part of its superview that the superview creates.
    private static func isPart(_ view: UIView) -> Bool { view is ScrollIndicatorView || view is UIRefreshControl }

    // MARK: Reading

    /// Sets the properties of an object that is being created. Does nothing unless `type` is the last class of the kit
    /// whose initializer runs.
    static func decode(_ object: NSObject, _ type: AnyClass, _ coder: NSCoder) {
        guard coder is NSKeyedUnarchiver, InterfaceClasses.level(of: Swift.type(of: object)) == type else { return }
        let properties: [ArchivedProperty]? = ArchivedProperty.all(
            of: ClassName.nearestKitClass(of: Swift.type(of: object)))
        for property in properties ?? ArchivedProperty.all(of: UIView.self) ?? [] { property.read(object, coder) }
        guard let view = object as? UIView, coder.containsValue(forKey: Key.subviews) else { return }
        let subviews: [UIView] = coder.decodeObject(forKey: Key.subviews) as? [UIView] ?? []
        for subview in subviews { view.addSubview(subview) }
        if let stack = view as? UIStackView { decodeArrangement(of: stack, subviews, coder) }
        ArchivedConstraints.decode(view, subviews, coder)
    }

    private static func decodeArrangement(of stack: UIStackView, _ subviews: [UIView], _ coder: NSCoder) {
        let places: [Int] = coder.decodeObject(forKey: Key.arranged) as? [Int] ?? []
        let spacings: [String] = coder.decodeObject(forKey: Key.spacings) as? [String] ?? []
        for place in places where subviews.indices.contains(place) { stack.addArrangedSubview(subviews[place]) }
        for (view, text) in zip(stack.arrangedSubviews, spacings) {
            if let spacing = Double(text) { stack.setCustomSpacing(CGFloat(spacing), after: view) }
        }
    }
}
