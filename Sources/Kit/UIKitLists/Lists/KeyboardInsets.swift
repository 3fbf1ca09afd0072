import Foundation
import UIKitCore
import UIKitDrawing

/// Increases the bottom inset of a controller's scroll view by the height that the keyboard covers.
@MainActor
final class KeyboardInsets {
    private weak var scrollView: UIScrollView?
    /// The part of the inset that is due to the keyboard.
    private var inset: CGFloat = 0
    private var observers: [any NSObjectProtocol] = []

    isolated deinit {
        for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }

    /// Adjusts the inset to the keyboard until `self` is released or the method is called again.
    func follow(_ scrollView: UIScrollView?) {
        if scrollView !== self.scrollView {
            if let old = self.scrollView { change(old, by: -inset) }
            inset = 0
            self.scrollView = scrollView
        }
        guard observers.isEmpty else { return }
        let center: NotificationCenter = .default
        for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
            // UIKit posts these notifications on the main thread.
            let observer = center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
                let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
                let isHiding: Bool = notification.name == UIResponder.keyboardWillHideNotification
                MainActor.assumeIsolated {
                    self?.adjust(to: isHiding ? nil : frame, duration: duration ?? 0)
                }
            }
            observers.append(observer)
        }
    }

    /// Adapts the inset to the frame of the on-screen keyboard, which is nil if the keyboard disappears.
    private func adjust(to keyboard: CGRect?, duration: TimeInterval) {
        guard let scrollView else { return }
        var needed: CGFloat = 0
        if let keyboard {
            guard let window = scrollView.window else { return }
            let frame = window.convert(scrollView.convert(scrollView.bounds, to: nil), to: nil as UIWindow?)
            let safe: CGFloat = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
            needed = max(0, min(frame.maxY - keyboard.minY, frame.height) - safe)
        }
        guard needed != inset else { return }
        let difference: CGFloat = needed - inset
        inset = needed
        UIView.animate(withDuration: duration) { self.change(scrollView, by: difference) }
    }

    private func change(_ scrollView: UIScrollView, by difference: CGFloat) {
        scrollView.contentInset.bottom += difference
        scrollView.verticalScrollIndicatorInsets.bottom += difference
    }
}
