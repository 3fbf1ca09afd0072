#if canImport(UIKit)
import UIKit

/// Constraints of a view.
public struct Trellis {

    public struct Edges: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let top = Edges(rawValue: 1 << 0)
        public static let leading = Edges(rawValue: 1 << 1)
        public static let bottom = Edges(rawValue: 1 << 2)
        public static let trailing = Edges(rawValue: 1 << 3)
        public static let all: Edges = [.top, .leading, .bottom, .trailing]
    }

    let view: UIView

    @discardableResult
    public func pin(to guide: UILayoutGuide, insets: CGFloat = 0, edges: Edges = .all) -> [NSLayoutConstraint] {
        view.translatesAutoresizingMaskIntoConstraints = false
        var constraints: [NSLayoutConstraint] = []
        if edges.contains(.top) { constraints.append(view.topAnchor.constraint(equalTo: guide.topAnchor, constant: insets)) }
        if edges.contains(.leading) { constraints.append(view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: insets)) }
        if edges.contains(.bottom) { constraints.append(view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -insets)) }
        if edges.contains(.trailing) { constraints.append(view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -insets)) }
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    @discardableResult
    public func height(_ height: CGFloat) -> NSLayoutConstraint {
        view.translatesAutoresizingMaskIntoConstraints = false
        let constraint = view.heightAnchor.constraint(equalToConstant: height)
        constraint.isActive = true
        return constraint
    }
}

extension UIView {
    public var trellis: Trellis { Trellis(view: self) }
}
#endif
