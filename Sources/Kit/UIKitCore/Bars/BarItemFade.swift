import QuartzCore

/// An animated change of the items of a bar: new views fade in, and the previous ones fade out.
///
/// A picture fades out in place of a previous view, so that a custom view can be moved immediately.
@MainActor
struct BarItemFade {
    /// A view of a bar, and the object that it shows: a bar item or a custom view.
    typealias Entry = (id: ObjectIdentifier, view: UIView)

    private let bar: UIView
    private let pictures: [Entry]

    /// Prepares a change of `entries`, while their views are in the bar. Returns nil if changes are not animated.
    init?(from entries: [Entry], in bar: UIView) {
        guard UIView.areAnimationsEnabled, bar.window != nil else { return nil }
        self.bar = bar
        pictures = entries.compactMap { entry in
            guard !entry.view.isHidden, let picture = entry.view.snapshotView(afterScreenUpdates: false) else {
                return nil
            }
            picture.frame = bar.convert(entry.view.bounds, from: entry.view)
            picture.alpha = entry.view.alpha
            picture.accessibilityElementsHidden = true
            return (entry.id, picture)
        }
    }

    /// Animates the change to `entries`, whose views are in the bar. Views of items that stay do not fade.
    func run(to entries: [Entry]) {
        bar.layoutIfNeeded()
        let added: [(view: UIView, alpha: CGFloat)] = entries.compactMap { entry in
            pictures.contains { $0.id == entry.id } ? nil : (entry.view, entry.view.alpha)
        }
        let removed: [UIView] = pictures.compactMap { picture in
            entries.contains { $0.id == picture.id } ? nil : picture.view
        }
        for (view, _) in added { view.alpha = 0 }
        for picture in removed { bar.addSubview(picture) }
        let options: UIView.AnimationOptions = AnimationBlock.scrubbed == nil ? .curveEaseOut : .curveLinear
        UIView.animate(withDuration: UINavigationController.transitionDuration, delay: 0, options: options) {
            for (view, alpha) in added { view.alpha = alpha }
            for picture in removed { picture.alpha = 0 }
        } completion: { isFinished in
            for picture in removed { picture.removeFromSuperview() }
            // A canceled transition restores the alpha from before the animation.
            if !isFinished { for (view, alpha) in added { view.alpha = alpha } }
        }
    }
}
