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
        let size: CGSize =
            config.size ?? (view.frame.isEmpty ? view.systemLayoutSizeFitting(.zero) : view.frame.size)
        let placement = ViewPlacement(removing: view)
        view.translatesAutoresizingMaskIntoConstraints = true
        controller.view.frame = CGRect(origin: .zero, size: size)
        view.frame = CGRect(origin: .zero, size: size)
        controller.view.addSubview(view)
        defer { placement.restore() }
        return showing(controller, config.with(size: size, traits: .init()), isKey: isKey) { _ in body(view) }
    }

    /// Runs `body` with the view of `controller` while it is in a window with the size, safe area and traits of
    /// `config`. Restores the controller afterward.
    ///
    /// A controller whose view already has a window stays there, unless `config` has a size, a safe area or traits.
    static func showing<Result>(
        _ controller: UIViewController, _ config: ViewImageConfig, isKey: Bool, _ body: (UIView) -> Result
    ) -> Result {
        if let window = controller.view.window, config.size == nil, config.traits == UITraitCollection(),
            config.safeArea == .zero
        {
            window.layoutIfNeeded()
            return body(controller.view)
        }
        let size: CGSize = config.size ?? controller.view.bounds.size
        let presented: [UIViewController] = presentedControllers(of: controller)
        let appeared: [UIViewController] = ([controller] + presented).filter { $0.viewIfLoaded?.window != nil }
        let placement = ViewPlacement(removing: controller.view)
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
            // This dismisses the presented controllers, so it is done only if they were presented in this window.
            if presentedControllers(of: controller) != presented { window.rootViewController = nil }
            controller.additionalSafeAreaInsets = added
        }
        // The views of the controllers have disappeared with the window.
        for controller in appeared { controller.beginAppearanceTransition(true, animated: false) }
        placement.restore()
        for controller in appeared { controller.endAppearanceTransition() }
        if isKey { keyWindow?.makeKey() }
        guard let result else { stopProgram("The closure returned no result.") }
        return result
    }

    /// Returns the controllers that are presented above `controller`, from back to front.
    private static func presentedControllers(of controller: UIViewController) -> [UIViewController] {
        guard let presented = controller.presentedViewController, presented.presentingViewController === controller
        else { return [] }
        return [presented] + presentedControllers(of: presented)
    }
}
