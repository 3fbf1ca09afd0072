import Foundation
import UIKitControls
import UIKitCore
import UIKitStackViews

extension ArchivedProperty {
    /// Returns the properties of a class and of its superclasses, or nil if archives contain only a part of them.
    static func all(of type: AnyClass) -> [ArchivedProperty]? {
        guard let own = ofClasses[ObjectIdentifier(type)] else { return nil }
        return (_getSuperclass(type).flatMap { all(of: $0) } ?? []) + own
    }

    /// The properties of each class, without those of its superclasses.
    private static let ofClasses: [ObjectIdentifier: [ArchivedProperty]] = [
        ObjectIdentifier(UIView.self): views, ObjectIdentifier(UILabel.self): labels,
        ObjectIdentifier(UIImageView.self): imageViews, ObjectIdentifier(UIScrollView.self): scrollViews,
        ObjectIdentifier(UIStackView.self): stackViews, ObjectIdentifier(UIControl.self): controls,
        ObjectIdentifier(UIButton.self): buttons, ObjectIdentifier(UITextField.self): textFields,
        ObjectIdentifier(UISwitch.self): switches, ObjectIdentifier(UISlider.self): sliders,
        ObjectIdentifier(UIProgressView.self): progressViews, ObjectIdentifier(UIToolbar.self): toolbars,
        ObjectIdentifier(UINavigationBar.self): navigationBars, ObjectIdentifier(UITabBar.self): tabBars,
        ObjectIdentifier(UIBarItem.self): barItems, ObjectIdentifier(UIBarButtonItem.self): barButtonItems,
        ObjectIdentifier(UITabBarItem.self): tabBarItems, ObjectIdentifier(UINavigationItem.self): navigationItems,
    ]

    private static let views: [ArchivedProperty] = [
        ArchivedProperty("UIBounds", \UIView.bounds), ArchivedProperty("UICenter", \UIView.center),
        ArchivedProperty("UIViewTransform", \UIView.transform), ArchivedProperty("UITag", \UIView.tag),
        ArchivedProperty("UIAlpha", \UIView.alpha), ArchivedProperty("UIHidden", \UIView.isHidden),
        ArchivedProperty("UIClipsToBounds", \UIView.clipsToBounds), ArchivedProperty("UIOpaque", \UIView.isOpaque),
        ArchivedProperty("UIUserInteractionEnabled", \UIView.isUserInteractionEnabled),
        ArchivedProperty("UIMultipleTouchEnabled", \UIView.isMultipleTouchEnabled),
        ArchivedProperty("UIContentMode", \UIView.contentMode),
        ArchivedProperty("UIAutoresizingMask", \UIView.autoresizingMask),
        ArchivedProperty("UIAutoresizesSubviews", \UIView.autoresizesSubviews),
        ArchivedProperty("UISemanticContentAttribute", \UIView.semanticContentAttribute),
        ArchivedProperty(
            UIView.self, "UIViewDoesNotTranslateAutoresizingMaskIntoConstraints",
            write: { view, coder, key in
                if !view.translatesAutoresizingMaskIntoConstraints { coder.encode(true, forKey: key) }
            }, read: { view, _, _ in view.translatesAutoresizingMaskIntoConstraints = false }),
        ArchivedProperty("UIBackgroundColor", \UIView.backgroundColor),
        ArchivedProperty(
            UIView.self, "UITintColor",
            write: { view, coder, key in
                if let color = view.ownTintColor { coder.encode(color, forKey: key) }
            }, read: { $0.tintColor = $1.decodeObject(of: UIColor.self, forKey: $2) }),
        priority(
            "UIViewContentHuggingPriority", { $0.contentHuggingPriority(for: $1) },
            { $0.setContentHuggingPriority($1, for: $2) }),
        priority(
            "UIViewContentCompressionResistancePriority", { $0.contentCompressionResistancePriority(for: $1) },
            { $0.setContentCompressionResistancePriority($1, for: $2) }),
    ]

    private static func priority(
        _ key: String, _ get: @escaping (UIView, NSLayoutConstraint.Axis) -> UILayoutPriority,
        _ set: @escaping (UIView, UILayoutPriority, NSLayoutConstraint.Axis) -> Void
    ) -> ArchivedProperty {
        ArchivedProperty(
            UIView.self, key,
            write: { view, coder, key in
                let size = CGSize(
                    width: CGFloat(get(view, .horizontal).rawValue), height: CGFloat(get(view, .vertical).rawValue))
                coder.encode(NSCoder.string(for: size), forKey: key)
            },
            read: { view, coder, key in
                let size = NSCoder.cgSize(for: coder.decodeObject(of: NSString.self, forKey: key) as String? ?? "")
                for (axis, value) in [(NSLayoutConstraint.Axis.horizontal, size.width), (.vertical, size.height)] {
                    let priority = UILayoutPriority(Float(value))
                    if get(view, axis) != priority { set(view, priority, axis) }
                }
            })
    }

    private static let labels: [ArchivedProperty] = [
        ArchivedProperty("UIText", \UILabel.text),
        ArchivedProperty(
            UILabel.self, "UIFont", write: { label, coder, key in coder.encode(label.font, forKey: key) },
            read: { $0.font = $1.decodeObject(of: UIFont.self, forKey: $2) }),
        ArchivedProperty(
            UILabel.self, "UITextColor", write: { label, coder, key in coder.encode(label.textColor, forKey: key) },
            read: { $0.textColor = $1.decodeObject(of: UIColor.self, forKey: $2) }),
        ArchivedProperty("UIHighlightedColor", \UILabel.highlightedTextColor),
        ArchivedProperty("UITextAlignment", \UILabel.textAlignment),
        ArchivedProperty("UILineBreakMode", \UILabel.lineBreakMode),
        ArchivedProperty("UINumberOfLines", \UILabel.numberOfLines),
        ArchivedProperty("UIAdjustsFontSizeToFit", \UILabel.adjustsFontSizeToFitWidth),
        ArchivedProperty("UIMinimumScaleFactor", \UILabel.minimumScaleFactor),
        ArchivedProperty("UIBaselineAdjustment", \UILabel.baselineAdjustment),
        ArchivedProperty("UIAdjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory),
        ArchivedProperty("UIPreferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
        ArchivedProperty("UIShadowColor", \UILabel.shadowColor),
        ArchivedProperty("UIShadowOffset", \UILabel.shadowOffset), ArchivedProperty("UIEnabled", \UILabel.isEnabled),
        ArchivedProperty("UIHighlighted", \UILabel.isHighlighted),
    ]

    private static let imageViews: [ArchivedProperty] = [
        ArchivedProperty("UIImage", \UIImageView.image),
        ArchivedProperty("UIHighlightedImage", \UIImageView.highlightedImage),
        ArchivedProperty("UIHighlighted", \UIImageView.isHighlighted),
    ]

    private static let scrollViews: [ArchivedProperty] = [
        ArchivedProperty("UIContentSize", \UIScrollView.contentSize),
        ArchivedProperty("UIContentInset", \UIScrollView.contentInset),
        ArchivedProperty("UIContentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior),
        ArchivedProperty("UIContentOffset", \UIScrollView.contentOffset),
        ArchivedProperty("UIScrollEnabled", \UIScrollView.isScrollEnabled),
        ArchivedProperty("UIDirectionalLockEnabled", \UIScrollView.isDirectionalLockEnabled),
        ArchivedProperty("UIBounces", \UIScrollView.bounces),
        ArchivedProperty("UIBouncesZoom", \UIScrollView.bouncesZoom),
        ArchivedProperty("UIAlwaysBounceVertical", \UIScrollView.alwaysBounceVertical),
        ArchivedProperty("UIAlwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal),
        ArchivedProperty("UIPagingEnabled", \UIScrollView.isPagingEnabled),
        ArchivedProperty("UIScrollsToTop", \UIScrollView.scrollsToTop),
        ArchivedProperty("UIDelaysContentTouches", \UIScrollView.delaysContentTouches),
        ArchivedProperty("UICanCancelContentTouches", \UIScrollView.canCancelContentTouches),
        ArchivedProperty("UIKeyboardDismissMode", \UIScrollView.keyboardDismissMode),
        ArchivedProperty("UIMinimumZoomScale", \UIScrollView.minimumZoomScale),
        ArchivedProperty("UIMaximumZoomScale", \UIScrollView.maximumZoomScale),
        ArchivedProperty("UIShowsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
        ArchivedProperty("UIShowsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
        ArchivedProperty("UIIndicatorStyle", \UIScrollView.indicatorStyle),
        ArchivedProperty("UIVerticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets),
        ArchivedProperty("UIHorizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets),
    ]

    private static let stackViews: [ArchivedProperty] = [
        ArchivedProperty("UIStackViewAxis", \UIStackView.axis),
        ArchivedProperty("UIStackViewDistribution", \UIStackView.distribution),
        ArchivedProperty("UIStackViewAlignment", \UIStackView.alignment),
        ArchivedProperty("UIStackViewSpacing", \UIStackView.spacing),
        ArchivedProperty("UIStackViewBaselineRelative", \UIStackView.isBaselineRelativeArrangement),
        ArchivedProperty("UIStackViewLayoutMarginsRelative", \UIStackView.isLayoutMarginsRelativeArrangement),
    ]

    private static let controls: [ArchivedProperty] = [
        ArchivedProperty(
            UIControl.self, "UIDisabled", write: { $1.encode(!$0.isEnabled, forKey: $2) },
            read: { $0.isEnabled = !$1.decodeBool(forKey: $2) }),
        ArchivedProperty("UISelected", \UIControl.isSelected),
        ArchivedProperty("UIContentVerticalAlignment", \UIControl.contentVerticalAlignment),
        ArchivedProperty("UIContentHorizontalAlignment", \UIControl.contentHorizontalAlignment),
    ]

    private static let buttons: [ArchivedProperty] = [
        ArchivedProperty("UIButtonType", \UIButton.storedType),
        ArchivedProperty(
            UIButton.self, "UIFont", write: { button, coder, key in coder.encode(button.titleFont, forKey: key) },
            read: { button, coder, key in
                let font: UIFont? = coder.decodeObject(of: UIFont.self, forKey: key)
                if let font, font != button.titleFont { button.titleLabel?.font = font }
            }),
        ArchivedProperty("UIButtonTitles", \UIButton.titles) { $0.setTitle($1, for: $2) },
        ArchivedProperty("UIButtonTitleColors", \UIButton.titleColors) { $0.setTitleColor($1, for: $2) },
        ArchivedProperty("UIButtonTitleShadowColors", \UIButton.titleShadowColors) {
            $0.setTitleShadowColor($1, for: $2)
        },
        ArchivedProperty("UIButtonImages", \UIButton.images) { $0.setImage($1, for: $2) },
        ArchivedProperty("UIButtonBackgroundImages", \UIButton.backgroundImages) {
            $0.setBackgroundImage($1, for: $2)
        },
        ArchivedProperty("UIContentEdgeInsets", \UIButton.contentEdgeInsets),
        ArchivedProperty("UITitleEdgeInsets", \UIButton.titleEdgeInsets),
        ArchivedProperty("UIImageEdgeInsets", \UIButton.imageEdgeInsets),
        ArchivedProperty("UIAdjustsImageWhenHighlighted", \UIButton.adjustsImageWhenHighlighted),
        ArchivedProperty("UIAdjustsImageWhenDisabled", \UIButton.adjustsImageWhenDisabled),
    ]

    private static let textFields: [ArchivedProperty] = [
        ArchivedProperty("UIFont", \UITextField.font), ArchivedProperty("UITextColor", \UITextField.textColor),
        ArchivedProperty("UITextAlignment", \UITextField.textAlignment), ArchivedProperty("UIText", \UITextField.text),
        ArchivedProperty("UIPlaceholder", \UITextField.placeholder),
        ArchivedProperty("UIBorderStyle", \UITextField.borderStyle),
        ArchivedProperty("UIBackground", \UITextField.background),
        ArchivedProperty("UIDisabledBackground", \UITextField.disabledBackground),
        ArchivedProperty("UIClearsOnBeginEditing", \UITextField.clearsOnBeginEditing),
        ArchivedProperty("UIClearButtonMode", \UITextField.clearButtonMode),
        ArchivedProperty("UILeftView", \UITextField.leftView),
        ArchivedProperty("UILeftViewMode", \UITextField.leftViewMode),
        ArchivedProperty("UIRightView", \UITextField.rightView),
        ArchivedProperty("UIRightViewMode", \UITextField.rightViewMode),
        ArchivedProperty("UIAdjustsFontSizeToFit", \UITextField.adjustsFontSizeToFitWidth),
        ArchivedProperty("UIMinimumFontSize", \UITextField.minimumFontSize),
        ArchivedProperty("UIAdjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory),
        ArchivedProperty("UIAutocapitalizationType", \UITextField.autocapitalizationType),
        ArchivedProperty("UIAutocorrectionType", \UITextField.autocorrectionType),
        ArchivedProperty("UISpellCheckingType", \UITextField.spellCheckingType),
        ArchivedProperty("UIKeyboardType", \UITextField.keyboardType),
        ArchivedProperty("UIKeyboardAppearance", \UITextField.keyboardAppearance),
        ArchivedProperty("UIReturnKeyType", \UITextField.returnKeyType),
        ArchivedProperty("UIEnablesReturnKeyAutomatically", \UITextField.enablesReturnKeyAutomatically),
        ArchivedProperty("UISecureTextEntry", \UITextField.isSecureTextEntry),
    ]

    private static let switches: [ArchivedProperty] = [
        ArchivedProperty("UISwitchOn", \UISwitch.isOn), ArchivedProperty("UISwitchOnTintColor", \UISwitch.onTintColor),
        ArchivedProperty("UISwitchThumbTintColor", \UISwitch.thumbTintColor),
    ]

    private static let sliders: [ArchivedProperty] = [
        ArchivedProperty("UIMinValue", \UISlider.minimumValue), ArchivedProperty("UIMaxValue", \UISlider.maximumValue),
        ArchivedProperty("UIValue", \UISlider.value), ArchivedProperty("UIContinuous", \UISlider.isContinuous),
        ArchivedProperty("UIMinimumTrackTintColor", \UISlider.minimumTrackTintColor),
        ArchivedProperty("UIMaximumTrackTintColor", \UISlider.maximumTrackTintColor),
        ArchivedProperty("UIThumbTintColor", \UISlider.thumbTintColor),
        ArchivedProperty("UIMinValueImage", \UISlider.minimumValueImage),
        ArchivedProperty("UIMaxValueImage", \UISlider.maximumValueImage),
    ]

    private static let progressViews: [ArchivedProperty] = [
        ArchivedProperty("UIProgressViewStyle", \UIProgressView.progressViewStyle),
        ArchivedProperty("UIProgress", \UIProgressView.progress),
        ArchivedProperty("UIProgressTintColor", \UIProgressView.progressTintColor),
        ArchivedProperty("UITrackTintColor", \UIProgressView.trackTintColor),
    ]

    // MARK: Bars

    private static let toolbars: [ArchivedProperty] = [
        ArchivedProperty("UIItems", \UIToolbar.items), ArchivedProperty("UIBarTintColor", \UIToolbar.barTintColor),
        ArchivedProperty("UIBarStyle", \UIToolbar.barStyle),
        ArchivedProperty("UIBarTranslucence", \UIToolbar.isTranslucent),
    ]

    private static let navigationBars: [ArchivedProperty] = [
        ArchivedProperty("UIItems", \UINavigationBar.items),
        ArchivedProperty("UIBarTintColor", \UINavigationBar.barTintColor),
        ArchivedProperty("UIBarStyle", \UINavigationBar.barStyle),
        ArchivedProperty("UIBarTranslucence", \UINavigationBar.isTranslucent),
        ArchivedProperty("UIBarPrefersLargeTitles", \UINavigationBar.prefersLargeTitles),
    ]

    private static let tabBars: [ArchivedProperty] = [
        ArchivedProperty("UIItems", \UITabBar.items), ArchivedProperty("UISelectedItem", \UITabBar.selectedItem),
        ArchivedProperty("UIBarTintColor", \UITabBar.barTintColor), ArchivedProperty("UIBarStyle", \UITabBar.barStyle),
        ArchivedProperty("UIBarTranslucence", \UITabBar.isTranslucent),
        ArchivedProperty("UIBackgroundImage", \UITabBar.backgroundImage),
        ArchivedProperty("UIShadowImage", \UITabBar.shadowImage),
        ArchivedProperty("UISelectionIndicatorImage", \UITabBar.selectionIndicatorImage),
        ArchivedProperty("UIUnselectedItemTintColor", \UITabBar.unselectedItemTintColor),
        ArchivedProperty("UITabBarItemPositioning", \UITabBar.itemPositioning),
        ArchivedProperty("UITabBarItemWidth", \UITabBar.itemWidth),
        ArchivedProperty("UITabBarItemSpacing", \UITabBar.itemSpacing),
    ]

    private static let barItems: [ArchivedProperty] = [
        ArchivedProperty("UITitle", \UIBarItem.title), ArchivedProperty("UIImage", \UIBarItem.image),
        ArchivedProperty("UIImageInsets", \UIBarItem.imageInsets),
        ArchivedProperty("UILandscapeImagePhone", \UIBarItem.landscapeImagePhone),
        ArchivedProperty("UIEnabled", \UIBarItem.isEnabled), ArchivedProperty("UITag", \UIBarItem.tag),
    ]

    private static let barButtonItems: [ArchivedProperty] = [
        ArchivedProperty(
            UIBarButtonItem.self, "UISystemItem",
            write: { item, coder, key in
                if let system = item.systemItem { coder.encode(system.rawValue, forKey: key) }
            },
            read: { item, coder, key in
                let system = UIBarButtonItem.SystemItem(rawValue: coder.decodeInteger(forKey: key))
                if let system { item.configure(as: system) }
            }),
        ArchivedProperty("UIStyle", \UIBarButtonItem.style), ArchivedProperty("UIWidth", \UIBarButtonItem.width),
        ArchivedProperty("UICustomView", \UIBarButtonItem.customView),
        ArchivedProperty("UITintColor", \UIBarButtonItem.tintColor),
        ArchivedProperty("UIHidden", \UIBarButtonItem.isHidden),
        ArchivedProperty("UISelected", \UIBarButtonItem.isSelected),
        ArchivedProperty(
            UIBarButtonItem.self, "UIAction",
            write: { item, coder, key in
                if let action = item.action { coder.encode(NSStringFromSelector(action), forKey: key) }
            },
            read: { item, coder, key in
                item.action = coder.decodeObject(of: NSString.self, forKey: key).map { Selector($0 as String) }
            }),
    ]

    private static let tabBarItems: [ArchivedProperty] = [
        ArchivedProperty("UISystemItem", \UITabBarItem.isSystemItem),
        ArchivedProperty("UISelectedImage", \UITabBarItem.selectedImage),
        ArchivedProperty("UIBadgeValue", \UITabBarItem.badgeValue),
        ArchivedProperty("UIBadgeColor", \UITabBarItem.badgeColor),
    ]

    private static let navigationItems: [ArchivedProperty] = [
        ArchivedProperty("UITitle", \UINavigationItem.title), ArchivedProperty("UIPrompt", \UINavigationItem.prompt),
        ArchivedProperty("UITitleView", \UINavigationItem.titleView),
        ArchivedProperty("UIBackButtonTitle", \UINavigationItem.backButtonTitle),
        ArchivedProperty("UIBackBarButtonItem", \UINavigationItem.backBarButtonItem),
        ArchivedProperty("UIHidesBackButton", \UINavigationItem.hidesBackButton),
        ArchivedProperty("UILeftBarButtonItems", \UINavigationItem.leftBarButtonItems),
        ArchivedProperty("UIRightBarButtonItems", \UINavigationItem.rightBarButtonItems),
        ArchivedProperty("UILargeTitleDisplayMode", \UINavigationItem.largeTitleDisplayMode),
    ]
}
