import UIKitAppearance

/// The properties of a navigation bar that are rarely set.
@MainActor
package struct NavigationBarStyling {
    /// The position and the metrics for which an image is set.
    package struct ImageKey: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics

        package init(position: UIBarPosition, metrics: UIBarMetrics) {
            self.position = position
            self.metrics = metrics
        }
    }

    var appearances = BarAppearances<UINavigationBarAppearance>()
    package var backgroundImages: [ImageKey: UIImage] = [:]
    var shadowImage: UIImage?
    var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    var backIndicatorImage: UIImage?
    var backIndicatorMask: UIImage?
    package var titleOffsets: [UIBarMetrics: CGFloat] = [:]
}

extension UINavigationBar {
    // MARK: Appearances

    func set(
        _ path: WritableKeyPath<BarAppearances<UINavigationBarAppearance>, UINavigationBarAppearance?>,
        to appearance: UINavigationBarAppearance?
    ) {
        styling.appearances.set(path, to: appearance) { [weak self] in self?.appearanceDidChange() }
        appearanceDidChange()
    }

    /// Returns an appearance with the values of the older properties.
    func makeStandardAppearance() -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        let look: BarLook = ownLooks.standard
        appearance.backgroundEffect = look.fill.effect
        appearance.backgroundColor = look.fill.color
        appearance.backgroundImage = look.fill.image
        appearance.shadowImage = look.shadow.image
        appearance.titleTextAttributes = titleTextAttributes ?? [:]
        appearance.largeTitleTextAttributes = largeTitleTextAttributes ?? [:]
        return appearance
    }

    // MARK: Older properties

    func setImage(_ path: ReferenceWritableKeyPath<UINavigationBar, UIImage?>, _ image: UIImage?) {
        guard image !== self[keyPath: path] else { return }
        self[keyPath: path] = image
        stylingDidChange()
    }

    // MARK: Drawing

    /// Called when an older property changes.
    package func stylingDidChange() {
        styling.appearances.discardUnset()
        superview?.setNeedsLayout()
        appearanceDidChange()
    }

    /// Called when an appearance of the bar or of the topmost item changes.
    package func appearanceDidChange() {
        background.looks = looks(for: topItem)
        updateItemStyle()
    }

    /// Updates the title and the buttons to the current appearance.
    func updateItemStyle() {
        guard let topItem else { return }
        current?.style = itemStyle(for: topItem)
    }

    /// The looks that the older properties determine.
    var ownLooks: BarLooks {
        let metrics: [UIBarMetrics] = hasCompactBars ? [.compact, .default] : [.default]
        let image: UIImage? = metrics.lazy.flatMap { metrics in
            [self.barPosition, .any].lazy.map {
                self.styling.backgroundImages[NavigationBarStyling.ImageKey(position: $0, metrics: metrics)]
            }
        }.compactMap { $0 }.first
        return BarLooks(
            color: barTintColor, image: image, shadowImage: shadowImage, isTranslucent: isTranslucent)
    }

    func looks(for item: UINavigationItem?) -> BarLooks {
        let standard: UINavigationBarAppearance? = standardAppearance(for: item)
        let edge: UINavigationBarAppearance? = edgeAppearance(for: item)
        if let standard { return BarLooks(standard: standard, edge: edge) }
        guard let edge else { return ownLooks }
        var looks: BarLooks = ownLooks
        looks.edge = BarLook(edge)
        return looks
    }

    private func standardAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
        item?.appearances.standard(isCompact: hasCompactBars) ?? styling.appearances.standard(isCompact: hasCompactBars)
    }

    private func edgeAppearance(for item: UINavigationItem?) -> UINavigationBarAppearance? {
        item?.appearances.edge(isCompact: hasCompactBars) ?? styling.appearances.edge(isCompact: hasCompactBars)
    }

    func itemStyle(for item: UINavigationItem) -> NavigationItemStyle {
        let edge: UINavigationBarAppearance? = background.isAtEdge ? edgeAppearance(for: item) : nil
        var style = NavigationItemStyle()
        if let appearance = edge ?? standardAppearance(for: item) {
            style.title = appearance.titleTextAttributes
            style.titleOffset = appearance.titlePositionAdjustment
            style.subtitle = appearance.subtitleTextAttributes
            style.largeTitle = appearance.largeTitleTextAttributes
            style.largeSubtitle = appearance.largeSubtitleTextAttributes
            style.backIndicator = appearance.indicator
            style.backIndicatorMask = appearance.indicatorMask
            style.buttons = BarButtonStyle(plain: appearance.buttonAppearance, done: appearance.doneButtonAppearance)
            style.back = appearance.backButtonAppearance
        } else {
            style.title = titleTextAttributes ?? [:]
            style.largeTitle = largeTitleTextAttributes ?? [:]
            style.backIndicator = backIndicatorImage
            style.backIndicatorMask = backIndicatorTransitionMaskImage
            style.titleOffset.vertical = styling.titleOffsets[hasCompactBars ? .compact : .default] ?? 0
        }
        return style
    }
}

/// The style of the title and the buttons of an item in a navigation bar.
@MainActor
struct NavigationItemStyle {
    var title: [NSAttributedString.Key: Any] = [:]
    var titleOffset: UIOffset = .zero
    var subtitle: [NSAttributedString.Key: Any] = [:]
    var largeTitle: [NSAttributedString.Key: Any] = [:]
    var largeSubtitle: [NSAttributedString.Key: Any] = [:]
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?
    var buttons = BarButtonStyle()
    var back: UIBarButtonItemAppearance?
}

/// The appearances of the buttons in a bar.
@MainActor
struct BarButtonStyle {
    var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?
}
