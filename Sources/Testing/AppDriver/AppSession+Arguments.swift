import CoreGraphics
import UIKitCore

extension AppSession.Options {
    /// Creates the options that launch arguments specify. `-UIScreenScale 1` sets the number of pixels per point; the
    /// other arguments are those of `LaunchOptions`.
    package init(launchArguments: [String]) {
        self.init()
        arguments = launchArguments
        let options = LaunchOptions(arguments: launchArguments)
        prefersDark = options.prefersDark
        showsStatusBar = options.showsStatusBar
        showsKeyboard = options.showsKeyboard
        layoutDirection = options.layoutDirection
        if let category = options.contentSizeCategory { contentSizeCategory = category }
        if let size = options.size { self.size = size }
        if let scale = LaunchOptions.value(of: "-UIScreenScale", in: launchArguments).flatMap(Double.init) {
            self.scale = CGFloat(scale)
        }
    }
}
