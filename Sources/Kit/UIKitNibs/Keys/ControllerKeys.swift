import FoundationAdditions
import UIKitContainers
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
            members.unobservedProperty("hidesBottomBarWhenPushed") { \.hidesBottomBarWhenPushed }
            members.unobservedProperty("modalPresentationStyle") { \.modalPresentationStyle }
            members.unobservedProperty("modalTransitionStyle") { \.modalTransitionStyle }
            members.unobservedProperty("isModalInPresentation") { \.isModalInPresentation }
            members.unobservedProperty("definesPresentationContext") { \.definesPresentationContext }
            members.unobservedProperty("edgesForExtendedLayout") { \.edgesForExtendedLayout }
            members.unobservedProperty("extendedLayoutIncludesOpaqueBars") { \.extendedLayoutIncludesOpaqueBars }
            members.unobservedProperty("additionalSafeAreaInsets") { \.additionalSafeAreaInsets }
            members.unobservedProperty("isEditing") { \.isEditing }
            members.unobservedProperty("isViewLoaded") { \.isViewLoaded }
            members.unobservedProperty("children") { \.children }
            members.unobservedProperty("navigationController") { \.navigationController }
            members.unobservedProperty("tabBarController") { \.tabBarController }
            members.unobservedProperty("presentingViewController") { \.presentingViewController }
        }
        ClassMembers.add(UITableViewController.self) { members in
            members.creator { UITableViewController() }
        }
        ClassMembers.add(UINavigationController.self) { members in
            members.property("viewControllers") { \.viewControllers }
            members.property("navigationBar") { \.navigationBar }
            members.unobservedProperty("isNavigationBarHidden") { \.isNavigationBarHidden }
            members.unobservedProperty("isToolbarHidden") { \.isToolbarHidden }
            members.unobservedProperty("toolbar") { \.toolbar }
            members.unobservedProperty("hidesBarsOnSwipe") { \.hidesBarsOnSwipe }
            members.unobservedProperty("hidesBarsOnTap") { \.hidesBarsOnTap }
            members.unobservedProperty("topViewController") { \.topViewController }
            members.unobservedProperty("visibleViewController") { \.visibleViewController }
        }
        ClassMembers.add(UITabBarController.self) { members in
            members.property("selectedIndex") { \.selectedIndex }
            members.property("selectedViewController") { \.selectedViewController }
            members.property("selectedTab") { \.selectedTab }
            members.typeAction("keyPathsForValuesAffectingSelectedTab") { _ in Set(["selectedViewController"]) }
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
            members.unobservedProperty("hidesBackButton") { \.hidesBackButton }
            members.unobservedProperty("backButtonTitle") { \.backButtonTitle }
            members.unobservedProperty("backBarButtonItem") { \.backBarButtonItem }
            members.unobservedProperty("largeTitleDisplayMode") { \.largeTitleDisplayMode }
            members.unobservedProperty("searchController") { \.searchController }
            members.unobservedProperty("hidesSearchBarWhenScrolling") { \.hidesSearchBarWhenScrolling }
        }
        ClassMembers.add(UIBarItem.self) { members in
            members.property("title") { \.title }
            members.property("image") { \.image }
            members.property("isEnabled") { \.isEnabled }
            members.unobservedProperty("tag") { \.tag }
            members.unobservedProperty("imageInsets") { \.imageInsets }
        }
        ClassMembers.add(UIBarButtonItem.self) { members in
            members.property("customView") { \.customView }
            members.property("tintColor") { \.tintColor }
            members.unobservedProperty("width") { \.width }
            members.unobservedProperty("view") { \.displayedView }
            members.unobservedProperty("style") { \.style }
        }
        ClassMembers.add(UITabBarItem.self) { members in
            members.property("badgeValue") { \.badgeValue }
            members.unobservedProperty("view") { \.displayedView }
            members.unobservedProperty("badgeColor") { \.badgeColor }
            members.unobservedProperty("selectedImage") { \.selectedImage }
            members.unobservedProperty("titlePositionAdjustment") { \.titlePositionAdjustment }
        }
        ClassMembers.add(UIGestureRecognizer.self) { members in
            members.property("state") { \.state }
            members.property("isEnabled") { \.isEnabled }
            members.unobservedProperty("view") { \.view }
            members.unobservedProperty("cancelsTouchesInView") { \.cancelsTouchesInView }
            members.unobservedProperty("delaysTouchesBegan") { \.delaysTouchesBegan }
            members.unobservedProperty("delaysTouchesEnded") { \.delaysTouchesEnded }
        }
        ClassMembers.add(UINavigationBar.self) { members in
            members.unobservedProperty("barStyle") { \.barStyle }
            members.unobservedProperty("barTintColor") { \.barTintColor }
            members.unobservedProperty("isTranslucent") { \.isTranslucent }
            members.unobservedProperty("prefersLargeTitles") { \.prefersLargeTitles }
            members.unobservedProperty("titleTextAttributes") { \.titleTextAttributes }
            members.unobservedProperty("shadowImage") { \.shadowImage }
            members.unobservedProperty("items") { \.items }
            members.unobservedProperty("topItem") { \.topItem }
        }
        ClassMembers.add(UITabBar.self) { members in
            members.unobservedProperty("barStyle") { \.barStyle }
            members.unobservedProperty("barTintColor") { \.barTintColor }
            members.unobservedProperty("unselectedItemTintColor") { \.unselectedItemTintColor }
            members.unobservedProperty("isTranslucent") { \.isTranslucent }
            members.unobservedProperty("items") { \.items }
            members.unobservedProperty("selectedItem") { \.selectedItem }
        }
        ClassMembers.add(UITapGestureRecognizer.self) { members in
            members.unobservedProperty("numberOfTapsRequired") { \.numberOfTapsRequired }
            members.unobservedProperty("numberOfTouchesRequired") { \.numberOfTouchesRequired }
        }
        ClassMembers.add(UILongPressGestureRecognizer.self) { members in
            members.unobservedProperty("minimumPressDuration") { \.minimumPressDuration }
            members.unobservedProperty("allowableMovement") { \.allowableMovement }
        }
        ClassMembers.add(UISwipeGestureRecognizer.self) { members in
            members.unobservedProperty("direction") { \.direction }
        }
    }
}
