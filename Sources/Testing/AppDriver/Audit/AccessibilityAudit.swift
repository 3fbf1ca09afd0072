import CoreGraphics
import Foundation
import UIKitCore
import UIKitText

/// Checks whether people who use assistive technologies or large text can use the contents of the screen.
@MainActor
package struct AccessibilityAudit {
    /// The kind of a problem.
    package enum Check: CaseIterable, Sendable {
        case contrast, elementDetection, hitRegion, description, dynamicType, textClipped, trait
    }

    /// A problem on the screen.
    package struct Finding {
        package var check: Check
        /// The element, or a view that no element represents.
        package var object: AnyObject
        package var summary: String
        package var details: String
    }

    private let session: AppSession
    private let checks: Set<Check>
    private var findings: [Finding] = []

    /// The minimum width and height of a touch target, in points.
    static let smallestTarget: CGFloat = 24
    /// The minimum ratio of the luminances of text and its background.
    static let smallestContrast: CGFloat = 3

    private init(_ session: AppSession, _ checks: Set<Check>) {
        self.session = session
        self.checks = checks
    }

    /// Returns the problems of the screen. The text size may change temporarily.
    package static func run(_ session: AppSession, checks: Set<Check>) -> [Finding] {
        session.settle()
        var audit = AccessibilityAudit(session, checks)
        let elements: [Element] = ElementTree.all.filter { $0.view?.window != nil && $0.isHittable }
        let labels: [UILabel] = audit.visibleLabels()
        for element in elements {
            audit.check(element)
            for problem in element.dataTableProblems {
                audit.add(.trait, element.object, problem.summary, problem.details)
            }
        }
        audit.checkDetection(labels, elements)
        if checks.contains(.textClipped) { for label in labels { audit.checkClipping(label) } }
        if checks.contains(.contrast) { audit.checkContrast(labels) }
        if checks.contains(.dynamicType) { audit.checkDynamicType(labels) }
        return audit.findings
    }

    private mutating func add(_ check: Check, _ object: AnyObject?, _ summary: String, _ details: String) {
        guard checks.contains(check), let object else { return }
        findings.append(Finding(check: check, object: object, summary: summary, details: details))
    }

    // MARK: Elements

    /// Returns whether a person can interact with the element.
    private func isInteractive(_ element: Element) -> Bool {
        if let control = element.object as? UIControl { return control.isEnabled }
        return !element.accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField, .keyboardKey])
    }

    private func isAccessibilityElement(_ element: Element) -> Bool {
        guard let view = element.object as? UIView else { return element.object != nil }
        return view.isAccessibilityElement || Self.fields.contains(element.elementType)
    }

    private static let fields: Set<ElementType> = [.textField, .secureTextField, .searchField, .textView]

    private mutating func check(_ element: Element) {
        guard isAccessibilityElement(element), let object = element.object else { return }
        // A control that accepts no touches is a decoration, such as the chevron of a row.
        if let control = object as? UIControl, !control.isUserInteractionEnabled { return }
        // A label without text, such as the title of a button with an image, shows nothing.
        if let label = object as? UILabel, label.text?.isEmpty != false, element.label.isEmpty { return }
        checkDescription(element, object)
        if isInteractive(element) { checkHitRegion(element, object) }
        checkTraits(element, object)
    }

    private mutating func checkDescription(_ element: Element, _ object: AnyObject) {
        let texts: [String] = [element.label, element.value ?? "", element.placeholder ?? ""]
        guard let text = texts.first(where: { !$0.allSatisfy(\.isWhitespace) }) else {
            return add(
                .description, object, "Element has no description",
                "Set its accessibilityLabel to what it is or does.")
        }
        let isFileName: Bool = [".png", ".jpg", ".jpeg", ".pdf"].contains { text.lowercased().hasSuffix($0) }
        let isInteractiveName: Bool = text.contains("_") && !text.contains(" ") && isInteractive(element)
        if isFileName || isInteractiveName {
            add(
                .description, object, "Label is not human-readable",
                "\"\(text)\" is the name of a file or a variable. Set its accessibilityLabel to words.")
        }
    }

    private mutating func checkHitRegion(_ element: Element, _ object: AnyObject) {
        // A link in text has the height of its line.
        if object is UIAccessibilityElement, element.view is UITextView { return }
        let (frame, visible): (CGRect, CGRect) = (element.frame, element.visibleFrame)
        // An element that is partly hidden can be scrolled into view.
        guard visible.width >= frame.width - 1, visible.height >= frame.height - 1 else { return }
        let size: CGFloat = Self.smallestTarget
        guard frame.width < size || frame.height < size else { return }
        // A view may accept touches outside its bounds.
        let isReached: Bool = [-1, 1].allSatisfy { side in
            let reach: CGFloat = side * (size / 2 - 1)
            let points: [CGPoint] = [
                CGPoint(x: frame.midX + (frame.width < size ? reach : 0), y: frame.midY),
                CGPoint(x: frame.midX, y: frame.midY + (frame.height < size ? reach : 0)),
            ]
            return points.allSatisfy { hits(element, at: $0) }
        }
        guard !isReached else { return }
        add(
            .hitRegion, object, "Hit area is too small",
            "It is \(Int(frame.width)) by \(Int(frame.height)) points. Enlarge it to \(Int(size)) by \(Int(size)).")
    }

    /// Returns whether a touch at a point of the screen reaches the element.
    private func hits(_ element: Element, at point: CGPoint) -> Bool {
        guard let view = element.view, let window = view.window else { return false }
        if !(element.object is UIView) { return element.frame.contains(point) }
        let hit: UIView? = window.hitTest(window.convert(point, from: nil as UIWindow?), with: nil)
        return hit?.isDescendant(of: view) == true
    }

    private mutating func checkTraits(_ element: Element, _ object: AnyObject) {
        let traits: UIAccessibilityTraits = element.accessibilityTraits
        let contradictions: [(UIAccessibilityTraits, String)] = [
            ([.button, .link], "a button and a link"), ([.button, .staticText], "a button and static text"),
            ([.link, .staticText], "a link and static text"), ([.button, .searchField], "a button and a search field"),
            ([.adjustable, .staticText], "adjustable and static text"),
        ]
        for (pair, words) in contradictions where traits.isSuperset(of: pair) {
            add(.trait, object, "Traits contradict each other", "The element is \(words). Remove one of the traits.")
        }
        let roles: UIAccessibilityTraits = [.button, .link, .adjustable, .searchField, .keyboardKey]
        let isField: Bool = Self.fields.contains(element.elementType)
        if let control = object as? UIControl, control.isUserInteractionEnabled, !isField,
            traits.isDisjoint(with: roles), !control.allTargets.isEmpty
        {
            add(
                .trait, object, "Element does not say that it can be activated",
                "Add the trait button to its accessibilityTraits.")
        }
        guard let view = object as? UIView, view is UIControl == false, traits.isDisjoint(with: roles),
            view.gestureRecognizers?.contains(where: { $0 is UITapGestureRecognizer && $0.isEnabled }) == true
        else { return }
        add(
            .trait, object, "Element does not say that it can be activated", "It recognizes taps. Add the trait button."
        )
    }

    // MARK: Detection

    private mutating func checkDetection(_ labels: [UILabel], _ elements: [Element]) {
        guard checks.contains(.elementDetection) else { return }
        let elements: [Element] = elements.filter(isAccessibilityElement)
        for label in labels where !label.isAccessibilityElement || label.accessibilityContainerElement != nil {
            let text: String = label.text ?? ""
            guard text.filter(\.isLetter).count > 1 else { continue }
            let isRead: Bool = elements.contains { element in
                [element.label, element.value ?? "", element.placeholder ?? ""].contains { $0.contains(text) }
            }
            if !isRead {
                add(
                    .elementDetection, label, "Potentially inaccessible text",
                    "No element has the text \"\(text)\". Make the label an element, or add its text to the label of one."
                )
            }
        }
        for case let control as UIControl in views where control.isEnabled {
            guard let container = control.accessibilityContainerElement, container is UIControl == false,
                control.isAccessibilityElement
            else { continue }
            add(
                .elementDetection, control, "Control cannot be reached",
                "The element \(type(of: container)) hides it. List it in accessibilityElements, or offer a custom action."
            )
        }
    }

    // MARK: Views

    /// The visible views, from back to front.
    private var views: [UIView] {
        UIView.withVisibleElements(UIApplication.shared.windows).flatMap { Self.visibleViews(in: $0) }
    }

    private static func visibleViews(in view: UIView) -> [UIView] {
        [view] + UIView.withVisibleElements(view.subviews).flatMap(visibleViews)
    }

    /// The labels with text that are on the screen, and that nothing covers.
    private func visibleLabels() -> [UILabel] {
        views.compactMap { $0 as? UILabel }.filter { label in
            label.text?.allSatisfy(\.isWhitespace) == false && Element(label).isHittable
        }
    }

    private mutating func checkClipping(_ label: UILabel) {
        guard !label.adjustsFontSizeToFitWidth else { return }
        let limit = CGSize(width: label.bounds.width + 0.5, height: .greatestFiniteMagnitude)
        let needed: CGSize = label.sizeThatFits(label.numberOfLines == 1 ? .zero : limit)
        let isTooLow: Bool = needed.height > label.bounds.height + 1
        // An ellipsis may replace the end of a line, but not in the title of a control.
        let mustBeWhole: Bool = label.lineBreakMode == .byClipping || label.superview is UIButton
        guard isTooLow || needed.width > label.bounds.width + 1 && mustBeWhole && label.numberOfLines == 1 else {
            return
        }
        add(
            .textClipped, label, "Text is clipped",
            "\"\(label.text ?? "")\" needs \(Int(needed.width)) by \(Int(needed.height)) points and has "
                + "\(Int(label.bounds.width)) by \(Int(label.bounds.height)).")
    }

    /// Changes the text size temporarily, and finds the labels whose font sizes do not change.
    private mutating func checkDynamicType(_ labels: [UILabel]) {
        let category: UIContentSizeCategory = UIScreen.main.traitCollection.preferredContentSizeCategory
        let sizes: [CGFloat] = labels.map(\.font.pointSize)
        let larger: UIContentSizeCategory = category == .accessibilityExtraLarge ? .large : .accessibilityExtraLarge
        session.setContentSizeCategory(larger)
        let fixed: [UILabel] = zip(labels, sizes).filter { label, size in
            // Bars and decorations keep their size on iOS too. A label that is no longer in a window was replaced.
            label.window != nil && label.isAccessibilityElement && label.font.pointSize == size && !label.isInBar
        }.map(\.0)
        session.setContentSizeCategory(category)
        for label in fixed {
            add(
                .dynamicType, label, "Dynamic Type font sizes are unsupported",
                "\"\(label.text ?? "")\" keeps its size. Use preferredFont(forTextStyle:) or UIFontMetrics, and set "
                    + "adjustsFontForContentSizeCategory.")
        }
    }

    // MARK: Contrast

    private mutating func checkContrast(_ labels: [UILabel]) {
        guard let window = session.window else { return }
        let scale: CGFloat = UIScreen.main.scale
        let found: [(UILabel, CGFloat)] = window.withPixels { surface in
            let pixels = ScreenColors(surface)
            return labels.compactMap { label in
                guard label.isEnabledForContrast, let color = label.shownColor else { return nil }
                let area: CGRect = Element(label).visibleFrame.applying(CGAffineTransform(scaleX: scale, y: scale))
                guard let background = pixels.commonColor(in: area) else { return nil }
                return (label, color.over(background).contrast(to: background))
            }
        }
        for (label, contrast) in found where contrast < Self.smallestContrast {
            let ratio = String(format: "%.1f", Double(contrast))
            add(
                .contrast, label, "Contrast failed",
                "\"\(label.text ?? "")\" has a contrast of \(ratio) to 1 with its background. It needs 3 to 1.")
        }
    }
}

extension UIView {
    /// The nearest ancestor that is an element, and so hides its subviews from assistive technologies.
    fileprivate var accessibilityContainerElement: UIView? {
        sequence(first: self, next: \.superview).dropFirst().first { $0.isAccessibilityElement }
    }

    fileprivate var isInBar: Bool {
        sequence(first: self as UIView, next: \.superview).contains {
            $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar || $0 is UISegmentedControl
        }
    }
}

extension UILabel {
    /// Whether the contrast of the label is checked. The text of disabled controls and placeholders may be pale.
    fileprivate var isEnabledForContrast: Bool {
        guard isEnabled, textColor != .placeholderText, textColor != .tertiaryLabel else { return false }
        return sequence(first: self as UIView, next: \.superview).allSatisfy { ($0 as? UIControl)?.isEnabled != false }
    }

    /// The color of the text on the screen; nil if it is unknown or if the label is partly transparent.
    fileprivate var shownColor: RelativeColor? {
        var effectiveAlpha: CGFloat = 1
        for view in sequence(first: self as UIView, next: \.superview) { effectiveAlpha *= view.alpha }
        // A view that fades, for example while it is moved, is not checked.
        guard effectiveAlpha > 0.99 else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color: UIColor = (isHighlighted ? highlightedTextColor : nil) ?? textColor
        guard color.resolvedColor(with: traitCollection).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        else { return nil }
        return RelativeColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}
