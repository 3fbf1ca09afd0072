import CoreGraphics

extension LaunchOptions {
    /// Creates the options that launch arguments specify.
    ///
    /// `-AppleInterfaceStyle Dark`, `-UIScreenSize 844x390`, `-AppleTextDirection YES` and
    /// `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryAccessibilityL` are supported. `-UIStatusBar YES`
    /// shows a status bar in a phone-sized scene, and `-UIKeyboard YES` shows an on-screen keyboard while text is
    /// edited. `-UIAccessibilityBoldText YES`, `-UIAccessibilityDarkerSystemColors YES` and
    /// `-UIAccessibilityReduceTransparency YES` are accessibility settings.
    package init(arguments: [String]) {
        self.init()
        self.arguments = arguments
        prefersDark = LaunchOptions.value(of: "-AppleInterfaceStyle", in: arguments) == "Dark"
        if LaunchOptions.value(of: "-AppleTextDirection", in: arguments) == "YES" { layoutDirection = .rightToLeft }
        showsStatusBar = LaunchOptions.value(of: "-UIStatusBar", in: arguments) == "YES"
        showsKeyboard = LaunchOptions.value(of: "-UIKeyboard", in: arguments) == "YES"
        contentSizeCategory = LaunchOptions.value(of: "-UIPreferredContentSizeCategoryName", in: arguments)
            .map { UIContentSizeCategory(rawValue: $0) }
        accessibility.isBold = LaunchOptions.value(of: "-UIAccessibilityBoldText", in: arguments) == "YES"
        accessibility.hasHighContrast =
            LaunchOptions.value(of: "-UIAccessibilityDarkerSystemColors", in: arguments) == "YES"
        accessibility.reducesTransparency =
            LaunchOptions.value(of: "-UIAccessibilityReduceTransparency", in: arguments) == "YES"
        let size: [Double] = (LaunchOptions.value(of: "-UIScreenSize", in: arguments) ?? "").split(separator: "x")
            .compactMap { Double($0) }
        if size.count == 2 { self.size = CGSize(width: size[0], height: size[1]) }
    }

    /// Returns the argument after `name`, if any.
    package static func value(of name: String, in arguments: [String]) -> String? {
        guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else { return nil }
        return arguments[index + 1]
    }
}
