import CoreGraphics
import UIKitCore

extension AppSession.Options {
    /// Creates the options that launch arguments specify, such as `-AppleInterfaceStyle Dark`.
    package init(launchArguments: [String]) {
        self.init()
        func argument(after name: String) -> String? {
            guard let index = launchArguments.firstIndex(of: name), index + 1 < launchArguments.count else {
                return nil
            }
            return launchArguments[index + 1]
        }
        arguments = launchArguments
        prefersDark = argument(after: "-AppleInterfaceStyle") == "Dark"
        if argument(after: "-AppleTextDirection") == "YES" { layoutDirection = .rightToLeft }
        if let category = argument(after: "-UIPreferredContentSizeCategoryName") {
            contentSizeCategory = UIContentSizeCategory(rawValue: category)
        }
        if let scale = argument(after: "-UIScreenScale").flatMap(Double.init) { self.scale = CGFloat(scale) }
        let size: [Double] = (argument(after: "-UIScreenSize") ?? "").split(separator: "x").compactMap { Double($0) }
        if size.count == 2 { self.size = CGSize(width: size[0], height: size[1]) }
    }
}
