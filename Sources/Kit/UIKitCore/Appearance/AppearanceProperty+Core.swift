import UIKitAppearance

extension AppearanceProperty {
    /// The properties of the classes in this module.
    static let ofCore: [AppearanceProperty] = views + controls + bars + items + states

    private static let views: [AppearanceProperty] = [
        AppearanceProperty(
            UIView.self, value: { $0.rare?.tintColor.map { AnyHashable($0) } }, copy: { $1.tintColor = $0.tintColor }),
        AppearanceProperty(UIView.self, \.backgroundColor),
        AppearanceProperty(UIView.self, \.semanticContentAttribute),
        AppearanceProperty(UILabel.self, value: { AnyHashable($0.font) }, copy: { $1.font = $0.font }),
        AppearanceProperty(UILabel.self, value: { AnyHashable($0.textColor) }, copy: { $1.textColor = $0.textColor }),
        AppearanceProperty(UILabel.self, \.highlightedTextColor),
        AppearanceProperty(UITextField.self, \.textColor),
        AppearanceProperty(UITextField.self, \.font),
    ]

    private static let controls: [AppearanceProperty] = [
        AppearanceProperty(UISegmentedControl.self, \.selectedSegmentTintColor),
        AppearanceProperty(
            UIActivityIndicatorView.self, value: { AnyHashable($0.color) }, copy: { $1.color = $0.color }),
    ]

    private static let bars: [AppearanceProperty] =
        [
            AppearanceProperty(UINavigationBar.self, \.barTintColor),
            AppearanceProperty(UINavigationBar.self, \.barStyle),
            AppearanceProperty(UINavigationBar.self, \.isTranslucent),
            AppearanceProperty(UINavigationBar.self, \.prefersLargeTitles),
            AppearanceProperty(UINavigationBar.self, attributes: \.titleTextAttributes),
            AppearanceProperty(UINavigationBar.self, attributes: \.largeTitleTextAttributes),
            AppearanceProperty(UINavigationBar.self, \.shadowImage),
            AppearanceProperty(UINavigationBar.self, \.backIndicatorImage),
            AppearanceProperty(UINavigationBar.self, \.backIndicatorTransitionMaskImage),
            AppearanceProperty(
                UINavigationBar.self, value: { AnyHashable($0.styling.backgroundImages) },
                copy: { proxy, bar in
                    bar.styling.backgroundImages.merge(proxy.styling.backgroundImages) { $1 }
                    bar.stylingDidChange()
                }),
            AppearanceProperty(
                UINavigationBar.self, value: { $0.styling.appearances.setStandard.map { AnyHashable($0) } },
                copy: { $1.standardAppearance = $0.standardAppearance }),
            AppearanceProperty(UINavigationBar.self, \.compactAppearance),
            AppearanceProperty(UINavigationBar.self, \.scrollEdgeAppearance),
            AppearanceProperty(UINavigationBar.self, \.compactScrollEdgeAppearance),
        ] + [
            AppearanceProperty(UIToolbar.self, \.barTintColor), AppearanceProperty(UIToolbar.self, \.barStyle),
            AppearanceProperty(UIToolbar.self, \.isTranslucent),
            AppearanceProperty(
                UIToolbar.self, value: { AnyHashable($0.styling.backgroundImages) },
                copy: { proxy, bar in
                    bar.styling.backgroundImages.merge(proxy.styling.backgroundImages) { $1 }
                    bar.stylingDidChange()
                }),
            AppearanceProperty(
                UIToolbar.self, value: { $0.styling.appearances.setStandard.map { AnyHashable($0) } },
                copy: { $1.standardAppearance = $0.standardAppearance }),
            AppearanceProperty(UIToolbar.self, \.compactAppearance),
            AppearanceProperty(UIToolbar.self, \.scrollEdgeAppearance),
        ] + [
            AppearanceProperty(UITabBar.self, \.barTintColor), AppearanceProperty(UITabBar.self, \.barStyle),
            AppearanceProperty(UITabBar.self, \.isTranslucent),
            AppearanceProperty(UITabBar.self, \.unselectedItemTintColor),
            AppearanceProperty(UITabBar.self, \.backgroundImage), AppearanceProperty(UITabBar.self, \.shadowImage),
            AppearanceProperty(UITabBar.self, \.selectionIndicatorImage),
            AppearanceProperty(
                UITabBar.self, value: { $0.appearances.setStandard.map { AnyHashable($0) } },
                copy: { $1.standardAppearance = $0.standardAppearance }),
            AppearanceProperty(UITabBar.self, \.scrollEdgeAppearance),
        ]

    private static let items: [AppearanceProperty] = [
        AppearanceProperty(UIBarButtonItem.self, \.tintColor),
        AppearanceProperty(
            UIBarButtonItem.self,
            value: { AnyHashable([$0.titleOffset.horizontal, $0.titleOffset.vertical]) },
            copy: { proxy, item in
                item.titleOffset = proxy.titleOffset
                item.stylingDidChange()
            }),
        AppearanceProperty(
            UIBarButtonItem.self, value: { AnyHashable($0.backgroundOffset) },
            copy: { proxy, item in
                item.backgroundOffset = proxy.backgroundOffset
                item.stylingDidChange()
            }),
        AppearanceProperty(
            UIBarButtonItem.self, value: { $0.backStyling.comparable },
            copy: { proxy, item in
                let button: BackButton? = item.backStyling.button
                item.backStyling = proxy.backStyling
                item.backStyling.button = button
                button?.itemDidChange()
            }),
        AppearanceProperty(UITabBarItem.self, \.badgeColor),
        AppearanceProperty(
            UITabBarItem.self,
            value: { AnyHashable([$0.titlePositionAdjustment.horizontal, $0.titlePositionAdjustment.vertical]) },
            copy: { $1.titlePositionAdjustment = $0.titlePositionAdjustment }),
    ]

    /// The values for each state, which are separate properties: a proxy passes on only the states that it sets.
    private static let states: [AppearanceProperty] = (0..<16).map(UIControl.State.init).flatMap { state in
        [
            AppearanceProperty(
                UIButton.self, value: { $0.titleColors[state].map { AnyHashable($0) } },
                copy: { $1.setTitleColor($0.titleColors[state], for: state) }),
            AppearanceProperty(
                UIBarItem.self, value: { $0.titleAttributes[state].map { AnyHashable(comparable($0)) } },
                copy: { $1.setTitleTextAttributes($0.titleAttributes[state], for: state) }),
            AppearanceProperty(
                UIBarButtonItem.self,
                value: { AnyHashable($0.backgroundImages.compactMapValues { $0[state] }) },
                copy: { proxy, item in
                    for (style, table) in proxy.backgroundImages {
                        item.backgroundImages[style, default: StateTable()][state] = table[state]
                    }
                    item.stylingDidChange()
                }),
            AppearanceProperty(
                UITabBarItem.self, value: { $0.badgeAttributes[state].map { AnyHashable(comparable($0)) } },
                copy: { $1.setBadgeTextAttributes($0.badgeAttributes[state], for: state) }),
        ]
    }
}

extension BarAppearances {
    /// The standard appearance, if it was set.
    var setStandard: Appearance? { isStandardSet ? standard : nil }
}

extension BackButtonStyling {
    /// The values for comparisons.
    fileprivate var comparable: AnyHashable {
        let offsets: [CGFloat] = [titleOffset.horizontal, titleOffset.vertical, imageOffset]
        return AnyHashable([AnyHashable(offsets), images.comparable])
    }
}

extension StateTable where Value: Hashable {
    /// The values for comparisons, if any.
    var comparable: AnyHashable? {
        let values: [UInt: Value] = Dictionary(
            uniqueKeysWithValues: states.compactMap { state in
                self[state].map { (state.rawValue, $0) }
            })
        return values.isEmpty ? nil : AnyHashable(values)
    }
}
