import UIKit

/// The blue tint of the navigation bar. The bar may be shared with other screens, so its appearance is restored.
@MainActor
final class BarTint {
    private static let color = UIColor(red: 0.16, green: 0.43, blue: 0.54, alpha: 1)

    private var restore: (() -> Void)?

    /// Tints the bar when a controller appears.
    func apply(to controller: UIViewController) {
        guard restore == nil, let bar = controller.navigationController?.navigationBar else { return }
        let former = (bar.barTintColor, bar.tintColor, bar.titleTextAttributes)
        restore = {
            bar.barTintColor = former.0
            bar.tintColor = former.1
            bar.titleTextAttributes = former.2
        }
        bar.barTintColor = Self.color
        bar.tintColor = .white
        bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    }

    /// Restores the bar when the controller disappears.
    func remove() {
        restore?()
        restore = nil
    }
}
