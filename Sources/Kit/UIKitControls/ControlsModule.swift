import UIKitCore

/// Connects the module with UIKitCore.
@MainActor
package enum ControlsModule {
    /// Registers the properties that appearance proxies pass on to the controls of this module.
    package static func install() { _ = appearanceProperties }

    /// Adds the properties at the first access.
    private static let appearanceProperties: Void = AppearanceProxies.shared.add([
        AppearanceProperty(UISwitch.self, \.onTintColor), AppearanceProperty(UISwitch.self, \.thumbTintColor),
        AppearanceProperty(UISlider.self, \.minimumTrackTintColor),
        AppearanceProperty(UISlider.self, \.maximumTrackTintColor),
        AppearanceProperty(UISlider.self, \.thumbTintColor),
        AppearanceProperty(UIProgressView.self, \.progressTintColor),
        AppearanceProperty(UIProgressView.self, \.trackTintColor),
        AppearanceProperty(UIPageControl.self, \.pageIndicatorTintColor),
        AppearanceProperty(UIPageControl.self, \.currentPageIndicatorTintColor),
    ])
}
