import Foundation
import InterfaceFiles
import UIKitContainers
import UIKitCore
import UIKitLists

// The presentation properties of view controllers in storyboards, and the properties of container classes.

extension UIViewController {
    /// Sets the properties for presentation and for containers. If the controller is a container, sets its own
    /// properties too.
    func setSceneProperties(_ reader: PropertyReader) {
        reader.choice(
            "modalPresentationStyle",
            [
                "fullScreen": UIModalPresentationStyle.fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
                "currentContext": .currentContext, "overFullScreen": .overFullScreen,
                "overCurrentContext": .overCurrentContext, "custom": .custom, "popover": .popover,
                "automatic": .automatic, "none": .none,
            ]
        ).map { modalPresentationStyle = $0 }
        reader.choice(
            "modalTransitionStyle",
            ["coverVertical": UIModalTransitionStyle.coverVertical, "crossDissolve": .crossDissolve]
        ).map { modalTransitionStyle = $0 }
        if reader.bool("modalInPresentation") == true { isModalInPresentation = true }
        if reader.bool("extendedLayoutIncludesOpaqueBars") == true { extendedLayoutIncludesOpaqueBars = true }
        for key in ["contentSize", "contentSizeForViewInPopover", "preferredContentSize"] {
            if let size = reader.size(key) { preferredContentSize = size }
        }
        if let edges = reader.value("edgesForExtendedLayout") { edgesForExtendedLayout = Self.edges(of: edges) }
        if let items = reader.child("toolbarItems")?.children, !items.isEmpty {
            toolbarItems = items.compactMap { reader.decoder.make($0) as? UIBarButtonItem }
        }
        switch self {
        case let controller as UINavigationController: controller.setNavigationProperties(reader)
        case let controller as UITabBarController: controller.setTabBarProperties(reader)
        case let controller as UITableViewController:
            reader.bool("clearsSelectionOnViewWillAppear").map { controller.clearsSelectionOnViewWillAppear = $0 }
            reader.ignore("refreshControl")
        case let controller as UICollectionViewController:
            reader.bool("clearsSelectionOnViewWillAppear").map { controller.clearsSelectionOnViewWillAppear = $0 }
        case is UIPageViewController:
            reader.ignore("navigationOrientation", "transitionStyle", "pageSpacing", "spineLocation", "doubleSided")
        case let controller as UISplitViewController: controller.setSplitProperties(reader)
        default: break
        }
        reader.ignore("simulatedNavigationBarMetrics", "wantsFullScreenLayout", "nil", "viewControllers")
    }

    private static func edges(of element: InterfaceElement) -> UIRectEdge {
        let names: [(String, UIRectEdge)] = [
            ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
        ]
        return UIRectEdge(names.filter { element[$0.0] == "YES" }.map(\.1))
    }
}

extension UINavigationController {
    fileprivate func setNavigationProperties(_ reader: PropertyReader) {
        if let element = reader.value("navigationBar") { reader.decoder.adopt(navigationBar, element) }
        if let element = reader.value("toolbar") { reader.decoder.adopt(toolbar, element) }
        reader.bool("toolbarHidden").map { isToolbarHidden = $0 }
        reader.bool("navigationBarHidden").map { isNavigationBarHidden = $0 }
        reader.bool("hidesBarsOnSwipe").map { hidesBarsOnSwipe = $0 }
        reader.bool("hidesBarsOnTap").map { hidesBarsOnTap = $0 }
        reader.bool("hidesBarsWhenKeyboardAppears").map { hidesBarsWhenKeyboardAppears = $0 }
        reader.bool("hidesBarsWhenVerticallyCompact").map { hidesBarsWhenVerticallyCompact = $0 }
    }
}

extension UITabBarController {
    fileprivate func setTabBarProperties(_ reader: PropertyReader) {
        if let element = reader.value("tabBar") { reader.decoder.adopt(tabBar, element) }
        // `StoryboardScene` sets the index after it has created the children.
        reader.ignore("selectedIndex")
    }
}

extension UISplitViewController {
    fileprivate func setSplitProperties(_ reader: PropertyReader) {
        reader.ignore("style")
        reader.choice(
            "preferredDisplayMode",
            [
                "automatic": UISplitViewController.DisplayMode.automatic, "secondaryOnly": .secondaryOnly,
                "oneBesideSecondary": .oneBesideSecondary, "oneOverSecondary": .oneOverSecondary,
                "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
                "twoDisplaceSecondary": .twoDisplaceSecondary,
            ]
        ).map { preferredDisplayMode = $0 }
        reader.bool("presentsWithGesture").map { presentsWithGesture = $0 }
    }
}
