import ConstraintSolver
import Foundation
import UIKitCore

/// A reader that creates the constraints of a visual format.
@MainActor
struct VisualFormatReader {
    private let format: String
    private let options: NSLayoutConstraint.FormatOptions
    private let views: [String: Any]
    private let parsed: VisualFormat
    private var result: [NSLayoutConstraint] = []

    init(
        format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]
    ) throws(VisualFormatError) {
        self.format = format
        self.options = options
        self.views = views
        if let cached = Self.parsedFormats[format] {
            parsed = cached
            return
        }
        var usesMetrics = false
        parsed = try VisualFormat.parse(
            format,
            metric: { name in
                usesMetrics = true
                return metrics[name].flatMap { VisualFormatReader.number($0) }
            }, isView: { views[$0] != nil })
        guard !usesMetrics else { return }
        if Self.parsedFormats.count == 256 { Self.parsedFormats.removeAll() }
        Self.parsedFormats[format] = parsed
    }

    /// OPTIMIZATION: a cache of parsed formats without metrics. All cells of a list use the same formats.
    private(set) static var parsedFormats: [String: VisualFormat] = [:]

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as CGFloat: Double(number)
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let priority as UILayoutPriority: Double(priority.rawValue)
        default: nil
        }
    }

    /// Returns the constraints: first those along the format, in the order of its items, then those that align the
    /// items.
    mutating func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
        try checkOptions()
        let objects = try objects()
        result.reserveCapacity(2 * objects.count)
        for (index, item) in parsed.items.enumerated() {
            if index > 0 { connect(objects, index - 1, parsed.connections[index - 1]) }
            if case .view(_, _, let predicates) = item { try size(objects[index], predicates) }
        }
        align(objects)
        return result
    }

    // MARK: Items

    private var isHorizontal: Bool { parsed.orientation == .horizontal }

    /// Returns the view or guide of each item; for `|` it is the superview.
    private func objects() throws(VisualFormatError) -> [LayoutObject] {
        var found: [LayoutObject] = []
        found.reserveCapacity(parsed.items.count)
        for item in parsed.items {
            switch item {
            case .view(let name, let offset, _):
                found.append(try object(named: name, offset: offset))
                // A leading `|` is resolved after the first view, whose superview it represents.
                if found.count == 1, case .superview(let offset) = parsed.items[0] {
                    found.insert(try superview(of: found[0], offset), at: 0)
                }
            case .superview(let offset):
                if let last = found.last { found.append(try superview(of: last, offset)) }
            }
        }
        return found
    }

    private func superview(of object: LayoutObject, _ offset: Int) throws(VisualFormatError) -> LayoutObject {
        let superview: UIView? =
            switch object {
            case .view(let view): view.superview
            case .guide(let guide): guide.owningView
            }
        guard let superview else {
            throw failure(
                "Unable to interpret '|' character, because the related view doesn't have a superview", offset)
        }
        return .view(superview)
    }

    private func object(named name: String, offset: Int) throws(VisualFormatError) -> LayoutObject {
        guard let value = views[name] else {
            throw failure("\(name) is not a key in the views dictionary.", offset)
        }
        guard let object = LayoutObject(value) else {
            throw failure("\(name) is neither a view nor a layout guide in the views dictionary.", offset)
        }
        return object
    }

    private func isSuperview(_ index: Int) -> Bool {
        if case .superview = parsed.items[index] { return true }
        return false
    }

    private func failure(_ message: String, _ offset: Int) -> VisualFormatError {
        VisualFormatError(message: message, format: format, offset: offset)
    }

    // MARK: Along the format

    private typealias Attribute = NSLayoutConstraint.Attribute

    private var direction: NSLayoutConstraint.FormatOptions { options.intersection(.directionMask) }

    /// The attributes at which an item begins and ends in the direction of the format.
    private var ends: (start: Attribute, end: Attribute) {
        guard isHorizontal else { return (.top, .bottom) }
        switch direction {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    /// Whether coordinates decrease in the direction of the format.
    private var isBackwards: Bool { isHorizontal && direction == .directionRightToLeft }

    private func margin(_ attribute: Attribute) -> Attribute {
        switch attribute {
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .left: .leftMargin
        case .right: .rightMargin
        case .leading: .leadingMargin
        default: .trailingMargin
        }
    }

    private mutating func connect(_ objects: [LayoutObject], _ index: Int, _ connection: VisualFormat.Connection) {
        let (start, end) = ends
        let usesBaselines: Bool =
            !isHorizontal && options.contains(.spacingBaselineToBaseline) && !isSuperview(index)
            && !isSuperview(index + 1)
        var from: Attribute = usesBaselines ? .lastBaseline : isSuperview(index) ? start : end
        var to: Attribute = usesBaselines ? .firstBaseline : isSuperview(index + 1) ? end : start
        switch connection {
        case .flush:
            add(objects[index + 1], to, .equal, objects[index], from, 0, 1_000)
        case .standard:
            var space = Double(SystemSpacing.standard)
            if isSuperview(index) { (from, space) = (margin(from), 0) }
            if isSuperview(index + 1) { (to, space) = (margin(to), 0) }
            if usesBaselines {
                space = Double(SystemSpacing.between(objects[index], from, objects[index + 1], to))
            }
            add(objects[index + 1], to, .equal, objects[index], from, space, 1_000)
        case .predicates(let predicates):
            for predicate in predicates {
                guard case .constant(let value) = predicate.object else { continue }
                add(objects[index + 1], to, predicate.relation, objects[index], from, value, predicate.priority)
            }
        }
    }

    /// Adds a constraint that places `later` at `distance` beyond `earlier`.
    private mutating func add(
        _ later: LayoutObject, _ laterAttribute: Attribute, _ relation: Relation, _ earlier: LayoutObject,
        _ earlierAttribute: Attribute, _ distance: Double, _ priority: Double
    ) {
        // As in Apple's logs, the first item is the later of two views, or the view rather than its superview.
        let isReversed = later.isOuter(of: earlier)
        let sign: Double = (isBackwards ? -1 : 1) * (isReversed ? -1 : 1)
        let signedRelation: NSLayoutConstraint.Relation =
            sign < 0 ? relation.layoutRelation.opposite : relation.layoutRelation
        let laterSide = ConstraintSide(object: later, attribute: laterAttribute)
        let earlierSide = ConstraintSide(object: earlier, attribute: earlierAttribute)
        let constraint = NSLayoutConstraint(
            isReversed ? earlierSide : laterSide, signedRelation, isReversed ? laterSide : earlierSide, multiplier: 1,
            constant: CGFloat(sign * distance))
        finish(constraint, priority)
    }

    private mutating func finish(_ constraint: NSLayoutConstraint, _ priority: Double) {
        if priority < 1_000 { constraint.priority = UILayoutPriority(Float(priority)) }
        result.append(constraint)
    }

    private mutating func size(
        _ object: LayoutObject, _ predicates: [VisualFormat.Predicate]
    ) throws(VisualFormatError) {
        let attribute: Attribute = isHorizontal ? .width : .height
        for predicate in predicates {
            let side = ConstraintSide(object: object, attribute: attribute)
            switch predicate.object {
            case .constant(let value):
                finish(
                    NSLayoutConstraint(
                        side, predicate.relation.layoutRelation, nil, multiplier: 1, constant: CGFloat(value)),
                    predicate.priority)
            case .view(let name):
                let other = try self.object(named: name, offset: predicate.offset)
                finish(
                    NSLayoutConstraint(
                        side, predicate.relation.layoutRelation, ConstraintSide(object: other, attribute: attribute),
                        multiplier: 1, constant: 0), predicate.priority)
            }
        }
    }

    // MARK: Across the format

    private static let alignments: [(NSLayoutConstraint.FormatOptions, Attribute, alongX: Bool)] = [
        (.alignAllLeft, .left, true), (.alignAllRight, .right, true), (.alignAllTop, .top, false),
        (.alignAllBottom, .bottom, false), (.alignAllLeading, .leading, true), (.alignAllTrailing, .trailing, true),
        (.alignAllCenterX, .centerX, true), (.alignAllCenterY, .centerY, false),
        (.alignAllLastBaseline, .lastBaseline, false), (.alignAllFirstBaseline, .firstBaseline, false),
    ]

    /// Whether there are at least two views. With one view, there is nothing to align.
    private var alignsViews: Bool { parsed.items.indices.count(where: { !isSuperview($0) }) > 1 }

    private func checkOptions() throws(VisualFormatError) {
        guard !options.isDisjoint(with: .alignmentMask), alignsViews else { return }
        for (option, _, alongX) in Self.alignments where options.contains(option) && alongX == isHorizontal {
            let (edge, layout) = isHorizontal ? ("horizontal", "horizontal") : ("vertical", "vertical")
            throw failure(
                "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is "
                    + "also \(layout).", 0)
        }
    }

    private mutating func align(_ objects: [LayoutObject]) {
        guard !options.isDisjoint(with: .alignmentMask) else { return }
        let aligned: [LayoutObject] = objects.indices.filter { !isSuperview($0) }.map { objects[$0] }
        for (option, attribute, _) in Self.alignments where options.contains(option) {
            for (first, second) in zip(aligned, aligned.dropFirst()) {
                finish(
                    NSLayoutConstraint(
                        ConstraintSide(object: first, attribute: attribute), .equal,
                        ConstraintSide(object: second, attribute: attribute), multiplier: 1, constant: 0), 1_000)
            }
        }
    }
}

extension LayoutObject {
    /// Returns whether the item is the superview or owning view of `other`.
    fileprivate func isOuter(of other: LayoutObject) -> Bool {
        guard case .view(let view) = self else { return false }
        switch other {
        case .view(let inner): return inner.superview === view
        case .guide(let guide): return guide.owningView === view
        }
    }
}

extension Relation {
    fileprivate var layoutRelation: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .lessThanOrEqual
        case .greaterThanOrEqual: .greaterThanOrEqual
        }
    }
}
