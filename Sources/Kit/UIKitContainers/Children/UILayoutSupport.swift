import Foundation
import UIKitCore

/// The part of a view controller's view that the bars at its top or its bottom cover.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the part that bars cover, in points, as of the last layout.
    var length: CGFloat { get }
    /// The upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height.
    var heightAnchor: NSLayoutDimension { get }
}

/// The top or bottom layout guide of a view controller. The safe area of the view determines its height.
@MainActor
private final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    init(isTop: Bool, of view: UIView) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safeArea: UILayoutGuide = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor),
            widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    required init?(coder: NSCoder) { nil }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }

    /// Returns the top or bottom guide of the view. Creates the guide if necessary.
    static func guide(isTop: Bool, of view: UIView) -> BarLayoutGuide {
        for case let guide as BarLayoutGuide in view.layoutGuides where guide.isTop == isTop { return guide }
        return BarLayoutGuide(isTop: isTop, of: view)
    }
}

extension UIViewController {
    /// The part at the top of the view that bars cover. New code uses `safeAreaLayoutGuide` of the view.
    public var topLayoutGuide: any UILayoutSupport { BarLayoutGuide.guide(isTop: true, of: view) }

    /// The part at the bottom of the view that bars cover. New code uses `safeAreaLayoutGuide` of the view.
    public var bottomLayoutGuide: any UILayoutSupport { BarLayoutGuide.guide(isTop: false, of: view) }
}
