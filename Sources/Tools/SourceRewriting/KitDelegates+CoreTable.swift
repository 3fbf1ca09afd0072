/// The delegate protocols of UIKitCore, which a test compares with the kit's sources.
extension KitDelegates {
    static let coreTable = #"""
        protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
            func adaptivePresentationStyle(
                for controller: UIPresentationController, traitCollection: UITraitCollection
            ) -> UIModalPresentationStyle {
                traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .automatic
            }
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .automatic
            }
            func presentationController(
                _ controller: UIPresentationController,
                viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
            ) -> UIViewController? { nil }
            func presentationController(
                _ presentationController: UIPresentationController,
                prepare adaptivePresentationController: UIPresentationController
            ) {}
            func presentationController(
                _ presentationController: UIPresentationController,
                willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
                transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
            ) {}
            func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
            func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
            func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
                true
            }
            func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
        }
        protocol UIApplicationDelegate: NSObjectProtocol {
            func application(
                _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
            ) -> Bool {
                application(
                app, open: url, sourceApplication: options[.sourceApplication] as? String,
                annotation: options[.annotation] as Any)
            }
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool { true }
            func application(
                _ application: UIApplication,
                performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
            ) { completionHandler(.noData) }
            func application(
                _ application: UIApplication,
                shouldAllowExtensionPointIdentifier extensionPointIdentifier: UIApplication.ExtensionPointIdentifier
            ) -> Bool { true }
            func application(
                _ application: UIApplication,
                willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
            ) -> Bool { true }
            func application(
                _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
            }
            func application(
                _ application: UIApplication, continue userActivity: NSUserActivity,
                restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
            ) -> Bool { false }
            func application(
                _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
            ) {}
            func application(
                _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
            ) -> Bool { self.application(application, handleOpen: url) }
            func application(
                _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) { completionHandler(false) }
            func application(
                _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
            ) -> Bool { false }
            func application(
                _ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder
            ) -> Bool { false }
            func application(
                _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
            ) -> UIInterfaceOrientationMask {
                application.supportedInterfaceOrientations(for: window)
            }
            func application(
                _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
                coder: NSCoder
            ) -> UIViewController? { nil }
            func application(
                _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
            ) -> Bool { false }
            func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
            func application(_ application: UIApplication, handleOpen url: URL) -> Bool { false }
            func applicationDidBecomeActive(_ application: UIApplication) {}
            func applicationDidEnterBackground(_ application: UIApplication) {}
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
            func applicationSignificantTimeChange(_ application: UIApplication) {}
            func applicationWillEnterForeground(_ application: UIApplication) {}
            func applicationWillResignActive(_ application: UIApplication) {}
            func applicationWillTerminate(_ application: UIApplication) {}
            var window: UIWindow? {
                get { nil }
                set {}
            }
        }
        protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? { nil }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? { nil }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {}
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                dismissalPreviewForItemWithIdentifier identifier: any NSCopying
            ) -> UITargetedPreview? { nil }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
                highlightPreviewForItemWithIdentifier identifier: any NSCopying
            ) -> UITargetedPreview? { nil }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {}
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {}
        }
        protocol UIGestureRecognizerDelegate: NSObjectProtocol {
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { false }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer,
                shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { false }
            func gestureRecognizer(
                _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
            ) -> Bool { false }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                true
            }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
                true
            }
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                true
            }
            func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
        }
        protocol UINavigationBarDelegate: UIBarPositioningDelegate {
            func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
            func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
            func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
            func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
        }
        protocol UINavigationControllerDelegate: NSObjectProtocol {
            func navigationController(
                _ navigationController: UINavigationController,
                animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
            func navigationController(
                _ navigationController: UINavigationController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
            ) {}
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
            ) {}
            func navigationControllerPreferredInterfaceOrientationForPresentation(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientation { navigationController.preferredInterfaceOrientationForPresentation }
            func navigationControllerSupportedInterfaceOrientations(
                _ navigationController: UINavigationController
            ) -> UIInterfaceOrientationMask { navigationController.supportedInterfaceOrientations }
        }
        protocol UINavigationItemRenameDelegate: NSObjectProtocol {
            func navigationItem(
                _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
                selectedRange: Range<String.Index>
            ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
            func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
            func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
        }
        protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
            func popoverPresentationControllerDidDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) {}
            func popoverPresentationControllerShouldDismissPopover(
                _ popoverPresentationController: UIPopoverPresentationController
            ) -> Bool { true }
            func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
        }
        protocol UISceneDelegate: NSObjectProtocol {
            func scene(
                _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
            ) {}
            func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
            func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
            func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
            func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
            func sceneDidBecomeActive(_ scene: UIScene) {}
            func sceneDidDisconnect(_ scene: UIScene) {}
            func sceneDidEnterBackground(_ scene: UIScene) {}
            func sceneWillEnterForeground(_ scene: UIScene) {}
            func sceneWillResignActive(_ scene: UIScene) {}
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
        }
        protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
            func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
        }
        protocol UIScrollViewDelegate: NSObjectProtocol {
            func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
            func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
            func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
            func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
            func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
            func scrollViewDidScroll(_ scrollView: UIScrollView) {}
            func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
            func scrollViewDidZoom(_ scrollView: UIScrollView) {}
            func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
            func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
            func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
            func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
            func scrollViewWillEndDragging(
                _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
                targetContentOffset: UnsafeMutablePointer<CGPoint>
            ) {}
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
        }
        protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) {}
        }
        protocol UITabBarControllerDelegate: NSObjectProtocol {
            func tabBarController(
                _ tabBarController: UITabBarController,
                interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
            func tabBarController(
                _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
            ) {
                if let controller = selectedTab.viewController {
                self.tabBarController(tabBarController, didSelect: controller)
                }
            }
            func tabBarController(
                _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
                proposedViewControllers: [UIViewController]
            ) -> [UIViewController] { proposedViewControllers }
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { true }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
            func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
                tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
            }
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }
        }
        protocol UITabBarDelegate: NSObjectProtocol {
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
        }
        protocol UITextFieldDelegate: NSObjectProtocol {
            func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? { nil }
            func textField(
                _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                let union: NSRange = ranges.map(\.rangeValue).reduce(ranges[0].rangeValue, NSUnionRange)
                return self.textField(textField, editMenuForCharactersIn: union, suggestedActions: suggestedActions)
            }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { true }
            func textField(
                _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
            ) -> Bool {
                let union: NSRange = ranges.map(\.rangeValue).reduce(ranges[0].rangeValue, NSUnionRange)
                return self.textField(textField, shouldChangeCharactersIn: union, replacementString: string)
            }
            func textFieldDidBeginEditing(_ textField: UITextField) {}
            func textFieldDidChangeSelection(_ textField: UITextField) {}
            func textFieldDidEndEditing(_ textField: UITextField) {}
            func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
                textFieldDidEndEditing(textField)
            }
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
            func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
        }
        protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
            func animationEnded(_ transitionCompleted: Bool) {}
            func interruptibleAnimator(
                using transitionContext: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating { missingAnimator }
        }
        protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
            var completionCurve: UIView.AnimationCurve { .easeInOut }
            var completionSpeed: CGFloat { 1 }
            var wantsInteractiveStart: Bool { true }
        }
        protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
            func animationController(
                forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
            func interactionControllerForDismissal(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func interactionControllerForPresentation(
                using animator: any UIViewControllerAnimatedTransitioning
            ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? { nil }
        }
        protocol UIWindowSceneDelegate: UISceneDelegate {
            func windowScene(
                _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
                interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
                traitCollection previousTraitCollection: UITraitCollection
            ) {}
            func windowScene(
                _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
            ) {}
            func windowScene(
                _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) { completionHandler(false) }
            var window: UIWindow? {
                get { nil }
                set {}
            }
        }
        """#
}
