import UIKit

/// The blue of the example's navigation bar. The bar may belong to somebody else, who gets it back as it was.
@MainActor
final class BarTint {
    private static let color = UIColor(red: 0.16, green: 0.43, blue: 0.54, alpha: 1)

    private var restore: (() -> Void)?

    /// Colours the bar of a controller that comes.
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

    /// Gives the bar back when its controller goes.
    func remove() {
        restore?()
        restore = nil
    }
}
