import Foundation

/// One side of a constraint: an attribute of an item, or the distance between two locations.
@MainActor
package struct ConstraintSide {
    let object: LayoutObject
    let attribute: NSLayoutConstraint.Attribute
    /// The other end of a distance; nil for an attribute of one item.
    var offset: NSLayoutConstraint.Offset?

    /// Stops the program with an error message if the two sides cannot form a constraint.
    static func check(_ first: ConstraintSide, _ second: ConstraintSide?, multiplier: CGFloat, constant: CGFloat) {
        var name: String { ConstraintText.name(of: first.object) }
        stopProgram(
            unless: multiplier.isFinite,
            "NSLayoutConstraint for \(name): A multiplier must be a finite number, not \(multiplier).")
        stopProgram(
            unless: constant.isFinite,
            "NSLayoutConstraint for \(name): A constant must be a finite number, not \(constant).")
        stopProgram(
            unless: first.attribute != .notAnAttribute,
            "NSLayoutConstraint for \(name): The first attribute must not be .notAnAttribute. Only the second one "
                + "may be, if there is no second item.")
        stopProgram(
            unless: second == nil || second?.attribute != .notAnAttribute,
            "NSLayoutConstraint for \(name): A second item requires a second attribute other than .notAnAttribute.")
        stopProgram(
            unless: second != nil && multiplier != 0 || first.kind == .size,
            "NSLayoutConstraint for \(name): A multiplier of 0 or a nil second item together with a location for the "
                + "first attribute creates an illegal constraint of a location equal to a constant. Location "
                + "attributes must be specified in pairs.")
        if let second {
            stopProgram(
                unless: (first.kind == .size) == (second.kind == .size),
                "NSLayoutConstraint for \(name): Invalid pairing of layout attributes: \(first.attribute) and "
                    + "\(second.attribute). Pair a location with a location, and a size with a size.")
            stopProgram(
                unless:
                    !(first.followsDirection && second.isLeftOrRight || first.isLeftOrRight && second.followsDirection),
                "NSLayoutConstraint for \(name): A constraint cannot be made between a leading/trailing attribute and "
                    + "a right/left attribute. Use leading/trailing for both or neither.")
        }
        first.checkMargins()
        second?.checkMargins()
    }

    private func checkMargins() {
        guard attribute.withinMargins != nil, case .guide = object else { return }
        stopProgram(
            "NSLayoutConstraint for \(ConstraintText.name(of: object)): \(attribute) applies only to views. "
                + "Layout guides have no margins.")
    }

    private enum Kind {
        case location
        case size
    }

    private var kind: Kind {
        if offset != nil { return .size }
        switch attribute {
        case .width, .height, .notAnAttribute: return .size
        default: return .location
        }
    }

    private var followsDirection: Bool { offset == nil && attribute.followsReadingDirection }

    private var isLeftOrRight: Bool {
        switch attribute {
        case .left, .right, .leftMargin, .rightMargin: offset == nil
        default: false
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the attribute is a horizontal location.
    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            true
        default: false
        }
    }

    /// Whether the location depends on the reading direction.
    var followsReadingDirection: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the constraint depends on the reading direction.
    var followsReadingDirection: Bool {
        terms.first.followsReadingDirection || terms.second.followsReadingDirection
            || firstOffset?.attribute.followsReadingDirection ?? false
            || secondOffset?.attribute.followsReadingDirection ?? false
    }

    /// Whether both sides are horizontal locations, instead of one horizontal and one vertical location. Also true if a
    /// side is a distance between two locations.
    var isOnOneAxis: Bool {
        terms.first.isHorizontal && terms.second.isHorizontal || firstOffset != nil || secondOffset != nil
    }

    /// The value that is added to the right side, in points. For system spacing, it is computed from the current fonts.
    var effectiveConstant: CGFloat {
        guard let systemSpacing else { return constant }
        return SystemSpacing.between(secondReference.target, terms.second, firstReference.target, terms.first)
            * systemSpacing
    }
}

extension ConstraintSide {
    /// Creates a side at an attribute of one item.
    package init(object: LayoutObject, attribute: NSLayoutConstraint.Attribute) {
        self.init(object: object, attribute: attribute, offset: nil)
    }

    /// Creates a side that is the distance from `attribute` of one item to `otherAttribute` of another.
    package init(
        object: LayoutObject, attribute: NSLayoutConstraint.Attribute, to other: LayoutObject,
        _ otherAttribute: NSLayoutConstraint.Attribute
    ) {
        self.init(object: object, attribute: attribute, offset: NSLayoutConstraint.Offset(other, otherAttribute))
    }
}

/// The standard spacing between two items.
@MainActor
package enum SystemSpacing {
    /// The spacing between items, in points, unless the constraint is between baselines.
    package static let standard: CGFloat = 8

    /// Returns the spacing from `first` to `second`, in points. At a baseline, the spacing is the line height of the
    /// larger font.
    package static func between(
        _ first: LayoutObject?, _ firstAttribute: NSLayoutConstraint.Attribute, _ second: LayoutObject?,
        _ secondAttribute: NSLayoutConstraint.Attribute
    ) -> CGFloat {
        let heights: [CGFloat] = [(first, firstAttribute), (second, secondAttribute)].compactMap { object, attribute in
            guard attribute == .firstBaseline || attribute == .lastBaseline, case .view(let view) = object else {
                return nil
            }
            return view.baselineFont?.lineHeight
        }
        return heights.max() ?? standard
    }
}
