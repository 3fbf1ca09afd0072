import Foundation
import InterfaceFiles
import UIKitCore
import UIKitLists
import UIKitStackViews

extension UIView {
    /// Sets the properties of all views.
    ///
    /// An attribute that is absent from a file has the default value of Interface Builder, which can differ from the
    /// value in a view that code creates.
    func setViewProperties(_ reader: PropertyReader) {
        setGeometry(reader)
        if let mode = reader.choice("contentMode", Self.contentModes), !(self is UILabel) { contentMode = mode }
        reader.integer("tag").map { tag = $0 }
        reader.bool("hidden").map { isHidden = $0 }
        reader.number("alpha").map { alpha = $0 }
        reader.bool("opaque").map { isOpaque = $0 }
        let clips: Bool? = reader.bool("clipsSubviews") ?? reader.bool("clipsToBounds")
        if let clips = clips ?? (self is UIScrollView ? false : nil) { clipsToBounds = clips }
        isUserInteractionEnabled = reader.bool("userInteractionEnabled") ?? true
        reader.bool("multipleTouchEnabled").map { isMultipleTouchEnabled = $0 }
        reader.bool("exclusiveTouch").map { isExclusiveTouch = $0 }
        reader.bool("autoresizesSubviews").map { autoresizesSubviews = $0 }
        reader.ignore("clearsContextBeforeDrawing", "restorationIdentifier", "clipsToBounds", "gestureRecognizers")
        reader.choice(
            "semanticContentAttribute",
            [
                "playback": UISemanticContentAttribute.playback, "spatial": .spatial,
                "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
            ]
        ).map { semanticContentAttribute = $0 }
        if reader.value("backgroundColor")?.name == "color" { backgroundColor = reader.color("backgroundColor") }
        reader.color("tintColor").map { tintColor = $0 }
        setLayoutProperties(reader)
        setAccessibilityProperties(reader)
    }

    private func setGeometry(_ reader: PropertyReader) {
        let frame: CGRect? = reader.rect("frame")
        let mask: InterfaceElement? = reader.value("autoresizingMask")
        let translates: Bool? = reader.bool("translatesAutoresizingMaskIntoConstraints")
        guard !reader.isPart else { return }
        frame.map { self.frame = $0 }
        if let mask {
            var sides: AutoresizingMask = []
            let names: [String: AutoresizingMask] = [
                "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight, "flexibleMinX": .flexibleLeftMargin,
                "flexibleMaxX": .flexibleRightMargin, "flexibleMinY": .flexibleTopMargin,
                "flexibleMaxY": .flexibleBottomMargin,
            ]
            for (name, side) in names where mask[name] == "YES" { sides.insert(side) }
            autoresizingMask = sides
        }
        // For a view with `fixedFrame`, Interface Builder adds constraints when it compiles the file. Here, the view
        // keeps its autoresizing mask instead.
        let isFixed: Bool = reader.element["fixedFrame"] == "YES"
        translates.map { translatesAutoresizingMaskIntoConstraints = $0 || isFixed }
    }

    private func setLayoutProperties(_ reader: PropertyReader) {
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            let name: String = axis == .horizontal ? "horizontal" : "vertical"
            reader.float("\(name)HuggingPriority").map {
                setContentHuggingPriority(UILayoutPriority($0), for: axis)
            }
            reader.float("\(name)CompressionResistancePriority").map {
                setContentCompressionResistancePriority(UILayoutPriority($0), for: axis)
            }
        }
        reader.bool("preservesSuperviewLayoutMargins").map { preservesSuperviewLayoutMargins = $0 }
        reader.bool("insetsLayoutMarginsFromSafeArea").map { insetsLayoutMarginsFromSafeArea = $0 }
        reader.insets("layoutMargins").map { layoutMargins = $0 }
        reader.directionalInsets("directionalLayoutMargins").map { directionalLayoutMargins = $0 }
        reader.ignore("viewLayoutGuide", "layoutMarginsFollowReadableWidth")
        for guide in reader.element.children where guide.name == "viewLayoutGuide" {
            let object: UILayoutGuide? =
                switch guide.key {
                case "safeArea": safeAreaLayoutGuide
                case "keyboard": keyboardLayoutGuide
                case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
                case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
                default: nil
                }
            if let object { reader.decoder.register(object, guide) }
        }
    }

    private func setAccessibilityProperties(_ reader: PropertyReader) {
        guard let element = reader.value("accessibilityConfiguration") else { return }
        let part = PropertyReader(element, reader.decoder)
        part.string("label").map { accessibilityLabel = $0 }
        part.string("hint").map { accessibilityHint = $0 }
        part.string("value").map { accessibilityValue = $0 }
        part.string("identifier").map { accessibilityIdentifier = $0 }
        part.value("isElement").map { isAccessibilityElement = $0["value"] == "YES" }
        if let traits = part.child("accessibilityTraits") {
            var all: UIAccessibilityTraits = []
            for (name, trait) in Self.traits where traits[name] == "YES" { all.insert(trait) }
            accessibilityTraits = all
        }
        part.ignore("traits")
        part.finish()
    }

    private static let traits: [String: UIAccessibilityTraits] = [
        "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
        "searchField": .searchField, "notEnabled": .notEnabled, "header": .header, "adjustable": .adjustable,
        "keyboardKey": .keyboardKey, "summaryElement": .summaryElement, "playsSound": .playsSound,
        "startsMediaSession": .startsMediaSession, "updatesFrequently": .updatesFrequently,
        "causesPageTurn": .causesPageTurn, "allowsDirectInteraction": .allowsDirectInteraction, "tabBar": .tabBar,
    ]

    private static let contentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    // MARK: Subviews

    /// Creates the subviews. If the view has a content view, also sets the properties and creates the subviews of the
    /// content view.
    func addInterfaceSubviews(_ reader: PropertyReader) {
        for child in reader.child("subviews")?.children ?? [] {
            guard let view = reader.decoder.make(child) as? UIView else { continue }
            // The object exists for outlets, even if it is not installed for the size classes.
            guard InterfaceVariations.isInstalled(child, in: "subviews", of: reader.element) else { continue }
            if let stack = self as? UIStackView { stack.addArrangedSubview(view) } else { addSubview(view) }
        }
        let content: UIView? =
            switch self {
            case let view as UITableViewCell: view.contentView
            case let view as UICollectionViewCell: view.contentView
            case let view as UIVisualEffectView: view.contentView
            case let view as UITableViewHeaderFooterView: view.contentView
            default: nil
            }
        guard let content, let element = reader.value("contentView") else { return }
        // The frames of the subviews in the file are relative to this frame. The layout of the view changes it.
        content.frame = PropertyReader(element, reader.decoder).rect("frame") ?? bounds
        reader.decoder.adopt(part: content, element)
    }
}

extension NibDecoder {
    /// Uses an existing view for an element. The view is a part of another view, which sets its frame.
    @MainActor func adopt(part view: UIView, _ element: InterfaceElement) {
        let reader = PropertyReader(element, self)
        reader.isPart = true
        adopt(view, element, reader)
    }
}
