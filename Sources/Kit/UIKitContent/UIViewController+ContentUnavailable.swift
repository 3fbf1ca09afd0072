import Foundation
import UIKitCore

/// A unique address. It is safe to share between threads because its memory is never read or written.
private nonisolated(unsafe) let placeKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

/// The view that a controller shows in front of its content, with the configuration of the view.
@MainActor
private final class UnavailablePlace: NSObject {
    var configuration: (any UIContentConfiguration)?
    var view: (any UIView & UIContentView)?
}

extension UIViewController {
    private var place: UnavailablePlace {
        if let place = objc_getAssociatedObject(self, placeKey) as? UnavailablePlace { return place }
        let place = UnavailablePlace()
        objc_setAssociatedObject(self, placeKey, place, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return place
    }

    /// The configuration of the view that the controller shows in front of its content. The default is nil.
    ///
    /// The view fills the controller's view. A `UIContentUnavailableView` keeps its content inside the safe area.
    public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { place.configuration }
        set {
            place.configuration = newValue
            showContentUnavailable()
        }
    }

    private func showContentUnavailable() {
        let place: UnavailablePlace = place
        guard let configuration = place.configuration?.updated(for: contentUnavailableConfigurationState) else {
            place.view?.removeFromSuperview()
            place.view = nil
            return
        }
        if let view = place.view, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        place.view?.removeFromSuperview()
        let view: any UIView & UIContentView = configuration.makeContentView()
        place.view = view
        self.view.addSubview(view)
        // The view does not move while the content of a list scrolls, and stays in front of it.
        view.layer.zPosition = 1
        view.translatesAutoresizingMaskIntoConstraints = false
        let guide: UILayoutGuide? = (self.view as? UIScrollView)?.frameLayoutGuide
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: guide?.topAnchor ?? self.view.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide?.bottomAnchor ?? self.view.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: guide?.leadingAnchor ?? self.view.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide?.trailingAnchor ?? self.view.trailingAnchor),
        ])
    }
}
