import FoundationAdditions
import UIKitCore
import UIKitLists

/// The keys of controllers, the items that bars show for them, and recognizers.
nonisolated private enum ControllerKeys {
    @section("engawa_members") @used static let classes: @convention(c) () -> Void = {
        ClassMembers.add(UIViewController.self) { members in
            members.property("preferredContentSize") { \.preferredContentSize }
            members.property("navigationItem") { \.navigationItem }
            members.unobservedProperty("tabBarItem") { \.tabBarItem }
            members.unobservedProperty("parent") { \.parent }
            members.unobservedProperty("presentedViewController") { \.presentedViewController }
        }
        ClassMembers.add(UITableViewController.self) { members in
            members.creator { UITableViewController() }
        }
        ClassMembers.add(UINavigationController.self) { members in
            members.property("viewControllers") { \.viewControllers }
            members.property("navigationBar") { \.navigationBar }
        }
        ClassMembers.add(UITabBarController.self) { members in
            members.property("selectedIndex") { \.selectedIndex }
            members.property("selectedViewController") { \.selectedViewController }
            members.unobservedProperty("viewControllers") { \.viewControllers }
            members.property("tabBar") { \.tabBar }
        }
        ClassMembers.add(UINavigationItem.self) { members in
            members.property("title") { \.title }
            members.property("prompt") { \.prompt }
            members.property("titleView") { \.titleView }
            members.property("leftBarButtonItem") { \.leftBarButtonItem }
            members.property("leftBarButtonItems") { \.leftBarButtonItems }
            members.property("rightBarButtonItem") { \.rightBarButtonItem }
            members.property("rightBarButtonItems") { \.rightBarButtonItems }
            members.typeAction("keyPathsForValuesAffectingLeftBarButtonItem") { _ in Set(["leftBarButtonItems"]) }
            members.typeAction("keyPathsForValuesAffectingRightBarButtonItem") { _ in Set(["rightBarButtonItems"]) }
        }
        ClassMembers.add(UIBarItem.self) { members in
            members.property("title") { \.title }
            members.property("image") { \.image }
            members.property("isEnabled") { \.isEnabled }
            members.unobservedProperty("tag") { \.tag }
        }
        ClassMembers.add(UIBarButtonItem.self) { members in
            members.property("customView") { \.customView }
            members.property("tintColor") { \.tintColor }
            members.unobservedProperty("width") { \.width }
            members.unobservedProperty("view") { \.displayedView }
        }
        ClassMembers.add(UITabBarItem.self) { members in
            members.property("badgeValue") { \.badgeValue }
            members.unobservedProperty("badgeColor") { \.badgeColor }
            members.unobservedProperty("selectedImage") { \.selectedImage }
        }
        ClassMembers.add(UIGestureRecognizer.self) { members in
            members.property("state") { \.state }
            members.property("isEnabled") { \.isEnabled }
            members.unobservedProperty("view") { \.view }
        }
    }
}
