import Foundation
import Testing
import UIKitVisualFormat

@testable import UIKitCore

/// A view tree without a window, and its frames as text.
@MainActor
final class LayoutScene {
    let root: UIView

    init(width: CGFloat = 100, height: CGFloat = 100) {
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        root.accessibilityIdentifier = "root"
        // The scale is 2, regardless of the screen that another test created.
        root.storedTraits = UITraitCollection { $0.displayScale = 2 }
    }

    /// Adds a view to `parent`, or to the root if `parent` is nil. Constraints must determine its frame.
    func box(_ name: String, in parent: UIView? = nil) -> UIView {
        add(UIView(), name, in: parent)
    }

    /// Adds a view with a content size. Constraints must determine its position.
    func content(_ name: String, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil) -> ContentView {
        add(ContentView(width: width, height: height), name, in: parent)
    }

    @discardableResult
    func add<View: UIView>(_ view: View, _ name: String, in parent: UIView? = nil) -> View {
        view.accessibilityIdentifier = name
        view.translatesAutoresizingMaskIntoConstraints = false
        (parent ?? root).addSubview(view)
        return view
    }

    /// Activates the constraints of visual formats.
    @discardableResult
    func constrain(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
    ) -> [NSLayoutConstraint] {
        var views: [String: Any] = [:]
        collect(root, into: &views)
        let constraints: [NSLayoutConstraint] = formats.flatMap {
            NSLayoutConstraint.constraints(withVisualFormat: $0, options: options, metrics: metrics, views: views)
        }
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    /// Activates constraints such as `a.left >= 20, a.width == 50@250`. Locations are relative to the top left of the
    /// root.
    func constrain(equations: String) throws {
        var views: [String: Any] = [:]
        collect(root, into: &views)
        for equation in equations.components(separatedBy: ", ") {
            let parts: [String] = equation.components(separatedBy: " ")
            let left: [String] = parts[0].components(separatedBy: ".")
            let right: [String] = parts[2].components(separatedBy: "@")
            let view: Any = try #require(views[left[0]])
            let (attribute, origin) = try #require(Self.attributes[left[1]])
            let relations: [String: NSLayoutConstraint.Relation] = [
                "<=": .lessThanOrEqual, "==": .equal, ">=": .greaterThanOrEqual,
            ]
            let constraint = NSLayoutConstraint(
                item: view, attribute: attribute, relatedBy: try #require(relations[parts[1]]),
                toItem: origin == .notAnAttribute ? nil : root, attribute: origin, multiplier: 1,
                constant: CGFloat(try #require(Double(right[0]))))
            if right.count > 1 { constraint.priority = UILayoutPriority(try #require(Float(right[1]))) }
            constraint.isActive = true
        }
    }

    /// For each name, an attribute of a view and the attribute of the root that it is relative to.
    private static let attributes: [String: (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
        "left": (.left, .left), "right": (.right, .left), "centerX": (.centerX, .left), "top": (.top, .top),
        "bottom": (.bottom, .top), "width": (.width, .notAnAttribute), "height": (.height, .notAnAttribute),
    ]

    private func collect(_ view: UIView, into views: inout [String: Any]) {
        for subview in view.subviews {
            if let name = subview.accessibilityIdentifier { views[name] = subview }
            collect(subview, into: &views)
        }
    }

    /// Lays out the tree and returns the frames: one line `name x y width height` for each view, with subviews indented
    /// below it.
    func dump() -> String {
        root.layoutIfNeeded()
        var lines: [String] = []
        for subview in root.subviews { describe(subview, "", into: &lines) }
        return lines.joined(separator: "\n")
    }

    private func describe(_ view: UIView, _ indent: String, into lines: inout [String]) {
        guard let name = view.accessibilityIdentifier else { return }
        let frame: CGRect = view.frame
        let numbers: [String] = [frame.minX, frame.minY, frame.width, frame.height].map { Dump.number($0) }
        lines.append("\(indent)\(name) \(numbers.joined(separator: " "))\(view.isHidden ? " hidden" : "")")
        for subview in view.subviews { describe(subview, indent + "  ", into: &lines) }
    }
}

/// A view whose intrinsic content size can be changed.
final class ContentView: UIView {
    var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(width: CGFloat, height: CGFloat) {
        contentSize = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { contentSize }
}
