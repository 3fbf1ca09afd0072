import CoreGraphics
import Foundation
import ProgramDiagnostics
import UIKitCore

/// A window that hosts a view or a controller during a snapshot.
@MainActor
final class SnapshotWindow: UIWindow {
    private let insets: UIEdgeInsets

    private init(_ config: ViewImageConfig, size: CGSize) {
        insets = config.safeArea
        super.init(frame: CGRect(origin: .zero, size: size))
        let traits = SnapshotTraits.complete(config.traits)
        traitOverrides.userInterfaceIdiom = traits.userInterfaceIdiom
        traitOverrides.userInterfaceStyle = traits.userInterfaceStyle
        traitOverrides.userInterfaceLevel = traits.userInterfaceLevel
        traitOverrides.accessibilityContrast = traits.accessibilityContrast
        traitOverrides.legibilityWeight = traits.legibilityWeight
        traitOverrides.activeAppearance = traits.activeAppearance
        traitOverrides.displayGamut = traits.displayGamut
        traitOverrides.displayScale = traits.displayScale
        traitOverrides.horizontalSizeClass = traits.horizontalSizeClass
        traitOverrides.verticalSizeClass = traits.verticalSizeClass
        traitOverrides.layoutDirection = traits.layoutDirection
        traitOverrides.preferredContentSizeCategory = traits.preferredContentSizeCategory
    }

    required init?(coder: NSCoder) { nil }

    /// Runs `body` while `view` is in a window with the size, safe area and traits of `config`. Restores the hierarchy
    /// afterward.
    ///
    /// A view that already has a window stays there, unless `config` has a size or traits.
    static func showing<Result>(
        _ view: UIView, _ config: ViewImageConfig, isKey: Bool, _ body: (UIView) -> Result
    ) -> Result {
        if let window = view.window, config.size == nil, config.traits == UITraitCollection() {
            window.layoutIfNeeded()
            return body(view)
        }
        let controller = UIViewController()
        let frame = view.frame
        let size: CGSize = config.size ?? (frame.isEmpty ? view.systemLayoutSizeFitting(.zero) : frame.size)
        let position: (superview: UIView, index: Int)? = view.superview.flatMap { superview in
            superview.subviews.firstIndex(of: view).map { (superview, $0) }
        }
        let translates = view.translatesAutoresizingMaskIntoConstraints
        view.translatesAutoresizingMaskIntoConstraints = true
        controller.view.frame = CGRect(origin: .zero, size: size)
        view.frame = CGRect(origin: .zero, size: size)
        controller.view.addSubview(view)
        defer {
            view.removeFromSuperview()
            view.translatesAutoresizingMaskIntoConstraints = translates
            position?.superview.insertSubview(view, at: position?.index ?? 0)
            view.frame = frame
        }
        return showing(controller, config.with(size: size, traits: .init()), isKey: isKey) { _ in body(view) }
    }

    /// Runs `body` with the view of `controller` while it is in a window with the size, safe area and traits of
    /// `config`. Restores the controller afterward.
    static func showing<Result>(
        _ controller: UIViewController, _ config: ViewImageConfig, isKey: Bool, _ body: (UIView) -> Result
    ) -> Result {
        let size: CGSize = config.size ?? controller.view.bounds.size
        let window = SnapshotWindow(config, size: size)
        let traits = window.traitCollection
        let keyWindow = UIApplication.shared.keyWindow
        var result: Result?
        traits.performAsCurrent {
            let added = controller.additionalSafeAreaInsets
            controller.additionalSafeAreaInsets = UIEdgeInsets(
                top: added.top + window.insets.top, left: added.left + window.insets.left,
                bottom: added.bottom + window.insets.bottom, right: added.right + window.insets.right)
            window.rootViewController = controller
            window.isHidden = false
            if isKey { window.makeKey() }
            window.layoutIfNeeded()
            // A turn runs the calls that follow layout, such as `viewDidAppear`.
            _ = UIApplication.shared.turn([])
            result = body(controller.view)
            window.isHidden = true
            window.rootViewController = nil
            controller.additionalSafeAreaInsets = added
        }
        if isKey { keyWindow?.makeKey() }
        guard let result else { stopProgram("The closure returned no result.") }
        return result
    }
}
