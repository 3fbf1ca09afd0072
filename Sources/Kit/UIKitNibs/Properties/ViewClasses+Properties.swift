import Foundation
import InterfaceFiles
import UIKitControls
import UIKitCore
import UIKitStackViews

extension UIImageView {
    func setImageViewProperties(_ reader: PropertyReader) {
        reader.image("image").map { image = $0 }
        reader.image("highlightedImage").map { highlightedImage = $0 }
        reader.bool("highlighted").map { isHighlighted = $0 }
        reader.symbolConfiguration("preferredSymbolConfiguration").map { preferredSymbolConfiguration = $0 }
        reader.bool("adjustsImageSizeForAccessibilityContentSizeCategory")
            .map { adjustsImageSizeForAccessibilityContentSizeCategory = $0 }
        reader.ignore("imageReference", "preferredSymbolConfiguration")
    }
}

extension UIStackView {
    func setStackViewProperties(_ reader: PropertyReader) {
        reader.choice("axis", ["vertical": NSLayoutConstraint.Axis.vertical, "horizontal": .horizontal])
            .map { axis = $0 }
        reader.choice(
            "distribution",
            [
                "fill": Distribution.fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ]
        ).map { distribution = $0 }
        reader.choice(
            "alignment",
            [
                "fill": Alignment.fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
                "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ]
        ).map { alignment = $0 }
        reader.number("spacing").map { spacing = $0 }
        if reader.string("spacingType") == "standard" { spacing = 8 }
        (reader.bool("baselineRelativeArrangement") ?? reader.bool("isBaselineRelativeArrangement"))
            .map { isBaselineRelativeArrangement = $0 }
        (reader.bool("layoutMarginsRelativeArrangement") ?? reader.bool("isLayoutMarginsRelativeArrangement"))
            .map { isLayoutMarginsRelativeArrangement = $0 }
    }
}

extension UIScrollView {
    func setScrollViewProperties(_ reader: PropertyReader) {
        reader.bool("scrollEnabled").map { isScrollEnabled = $0 }
        reader.bool("pagingEnabled").map { isPagingEnabled = $0 }
        reader.bool("bounces").map { bounces = $0 }
        alwaysBounceVertical = reader.bool("alwaysBounceVertical") ?? false
        reader.bool("alwaysBounceHorizontal").map { alwaysBounceHorizontal = $0 }
        reader.bool("bouncesZoom").map { bouncesZoom = $0 }
        reader.bool("directionalLockEnabled").map { isDirectionalLockEnabled = $0 }
        reader.bool("showsVerticalScrollIndicator").map { showsVerticalScrollIndicator = $0 }
        reader.bool("showsHorizontalScrollIndicator").map { showsHorizontalScrollIndicator = $0 }
        reader.bool("delaysContentTouches").map { delaysContentTouches = $0 }
        reader.bool("canCancelContentTouches").map { canCancelContentTouches = $0 }
        reader.bool("scrollsToTop").map { scrollsToTop = $0 }
        reader.number("minimumZoomScale").map { minimumZoomScale = $0 }
        reader.number("maximumZoomScale").map { maximumZoomScale = $0 }
        reader.choice(
            "keyboardDismissMode",
            ["none": KeyboardDismissMode.none, "onDrag": .onDrag, "interactive": .interactive]
        ).map { keyboardDismissMode = $0 }
        reader.choice(
            "indicatorStyle", ["default": IndicatorStyle.default, "black": .black, "white": .white]
        ).map { indicatorStyle = $0 }
        reader.choice(
            "contentInsetAdjustmentBehavior",
            [
                "automatic": ContentInsetAdjustmentBehavior.automatic, "scrollableAxes": .scrollableAxes,
                "never": .never, "always": .always,
            ]
        ).map { contentInsetAdjustmentBehavior = $0 }
        reader.insets("contentInset").map { contentInset = $0 }
        reader.insets("verticalScrollIndicatorInsets").map { verticalScrollIndicatorInsets = $0 }
        reader.insets("horizontalScrollIndicatorInsets").map { horizontalScrollIndicatorInsets = $0 }
        reader.insets("scrollIndicatorInsets").map {
            verticalScrollIndicatorInsets = $0
            horizontalScrollIndicatorInsets = $0
        }
        reader.object("refreshControl", UIRefreshControl.self).map { refreshControl = $0 }
    }
}

extension UIProgressView {
    func setProgressViewProperties(_ reader: PropertyReader) {
        reader.choice("progressViewStyle", ["default": Style.default, "bar": .bar]).map { progressViewStyle = $0 }
        reader.float("progress").map { progress = $0 }
        reader.color("progressTintColor").map { progressTintColor = $0 }
        reader.color("trackTintColor").map { trackTintColor = $0 }
        reader.image("progressImage").map { progressImage = $0 }
        reader.image("trackImage").map { trackImage = $0 }
    }
}

extension UIActivityIndicatorView {
    func setIndicatorProperties(_ reader: PropertyReader) {
        reader.choice(
            "style",
            ["medium": Style.medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray]
        ).map { style = $0 }
        hidesWhenStopped = reader.bool("hidesWhenStopped") ?? false
        reader.color("color").map { color = $0 }
        if reader.bool("animating") == true { startAnimating() }
    }
}

extension UIVisualEffectView {
    func setEffectProperties(_ reader: PropertyReader) {
        func blur(_ element: InterfaceElement) -> UIBlurEffect {
            let part = PropertyReader(element, reader.decoder)
            return UIBlurEffect(style: part.choice("style", Self.blurStyles) ?? .regular)
        }
        if let element = reader.child("blurEffect") { effect = blur(element) }
        if let element = reader.child("vibrancyEffect") {
            effect = UIVibrancyEffect(
                blurEffect: element.child("blurEffect").map { blur($0) } ?? UIBlurEffect(style: .regular))
        }
    }

    private static let blurStyles: [String: UIBlurEffect.Style] = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
        "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
        "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight,
        "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark,
        "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
