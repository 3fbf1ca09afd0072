/// The table of `KitDelegates`, which a test compares with the sources of the kit.
extension KitDelegates {
    static let table = #"""
        protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
            ) { controller.dismiss(animated: true) }
        }
        protocol NSLayoutManagerDelegate: AnyObject {
            func layoutManager(
                _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
                atEnd layoutFinishedFlag: Bool
            ) {}
            func layoutManager(
                _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
                withProposedLineFragmentRect rect: CGRect
            ) -> CGFloat { .nan }
            func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
        }
        protocol NSTextContentStorageDelegate: AnyObject {
            func textContentStorage(
                _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
            ) -> NSTextParagraph? { nil }
        }
        protocol NSTextLayoutManagerDelegate: AnyObject {
            func textLayoutManager(
                _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
                in textElement: NSTextElement
            ) -> NSTextLayoutFragment {
                NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
            }
        }
        protocol NSTextStorageDelegate: AnyObject {
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {}
            func textStorage(
                _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) {}
        }
        protocol NSTextViewportLayoutControllerDelegate: AnyObject {
            func textViewportLayoutControllerDidLayout(
                _ textViewportLayoutController: NSTextViewportLayoutController
            ) {}
            func textViewportLayoutControllerWillLayout(
                _ textViewportLayoutController: NSTextViewportLayoutController
            ) {}
        }
        protocol NSUserActivityDelegate: AnyObject {
            func userActivityWillSave(_ userActivity: NSUserActivity) {}
        }
        protocol QLPreviewControllerDelegate: AnyObject {
            func previewControllerDidDismiss(_ controller: QLPreviewController) {}
            func previewControllerWillDismiss(_ controller: QLPreviewController) {}
        }
        protocol SFSafariViewControllerDelegate: NSObjectProtocol {
            func safariViewController(
                _ controller: SFSafariViewController, activityItemsFor URL: URL, title: String?
            ) -> [UIActivity] { [] }
            func safariViewController(
                _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
            ) {}
            func safariViewController(
                _ controller: SFSafariViewController, excludedActivityTypesFor URL: URL, title: String?
            ) -> [UIActivity.ActivityType] { [] }
            func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
        }
        protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
            func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
                .pageSheet
            }
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
        protocol UIBarPositioningDelegate: NSObjectProtocol {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
        }
        protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
            func multiDateSelection(
                _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
            ) -> Bool { true }
            func multiDateSelection(
                _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
            ) -> Bool { true }
            func multiDateSelection(
                _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
            ) {}
            func multiDateSelection(
                _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
            ) {}
        }
        protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
            func dateSelection(
                _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
            ) -> Bool { true }
            func dateSelection(
                _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
            ) {}
        }
        protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
            func week(
                ofYearSelection selection: UICalendarSelectionWeekOfYear,
                canSelectWeekOfYear weekOfYearComponents: DateComponents?
            ) -> Bool { true }
            func week(
                ofYearSelection selection: UICalendarSelectionWeekOfYear,
                didSelectWeekOfYear weekOfYearComponents: DateComponents?
            ) {}
        }
        protocol UICalendarViewDelegate: NSObjectProtocol {
            func calendarView(
                _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
            ) -> UICalendarView.Decoration? { nil }
            func calendarView(
                _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
            ) {}
        }
        protocol UICollectionViewDataSource: NSObjectProtocol {
            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
            ) -> UICollectionReusableView {
                stopProgram(
                "The layout has views of the kind \"\(kind)\", but \(type(of: self)) does not implement "
                    + "collectionView(_:viewForSupplementaryElementOfKind:at:).")
            }
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
                collectionView.isEditing
            }
            func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        }
        protocol UICollectionViewDelegate: UIScrollViewDelegate {
            func collectionView(
                _ collectionView: UICollectionView,
                previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? { nil }
            func collectionView(
                _ collectionView: UICollectionView,
                previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? { nil }
            func collectionView(
                _ collectionView: UICollectionView,
                targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
                atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
            ) -> IndexPath {
                self.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
                toProposedIndexPath: proposedIndexPath)
            }
            func collectionView(
                _ collectionView: UICollectionView,
                willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
                withSender sender: Any?
            ) -> Bool { false }
            func collectionView(
                _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
            ) -> Bool { !collectionView.isEditing }
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
                dismissalPreviewForItemAt indexPath: IndexPath
            ) -> UITargetedPreview? { nil }
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
                highlightPreviewForItemAt indexPath: IndexPath
            ) -> UITargetedPreview? { nil }
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? { nil }
            func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
            ) -> UIContextMenuConfiguration? {
                indexPaths.first.flatMap {
                self.collectionView(collectionView, contextMenuConfigurationForItemAt: $0, point: point)
                }
            }
            func collectionView(
                _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
                forItemAt indexPath: IndexPath
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
                forElementOfKind elementKind: String, at indexPath: IndexPath
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
                withSender sender: Any?
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
            ) -> Bool { collectionView.selectionFollowsFocus }
            func collectionView(
                _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool { false }
            func collectionView(
                _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
            ) -> Bool { true }
            func collectionView(
                _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
            ) -> Bool { true }
            func collectionView(
                _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
            ) -> Bool { true }
            func collectionView(
                _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
            ) -> CGPoint { proposedContentOffset }
            func collectionView(
                _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
                toProposedIndexPath proposedIndexPath: IndexPath
            ) -> IndexPath { proposedIndexPath }
            func collectionView(
                _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
                newLayout toLayout: UICollectionViewLayout
            ) -> UICollectionViewTransitionLayout {
                UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
            }
            func collectionView(
                _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                forElementKind elementKind: String, at indexPath: IndexPath
            ) {}
            func collectionView(
                _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {}
            func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }
            func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
                collectionView.allowsFocus
            }
            func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
            func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool
            { false }
            func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {}
            func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
        }
        protocol UICollectionViewDragDelegate: NSObjectProtocol {
            func collectionView(
                _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
            ) -> UIDragPreviewParameters? { nil }
            func collectionView(
                _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
            ) -> Bool { true }
            func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}
            func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}
        }
        protocol UICollectionViewDropDelegate: NSObjectProtocol {
            func collectionView(
                _ collectionView: UICollectionView, canHandle session: any UIDropSession
            ) -> Bool { true }
            func collectionView(
                _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
            ) -> UIDragPreviewParameters? { nil }
            func collectionView(
                _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
            func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
            func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
        }
        protocol UICollisionBehaviorDelegate: NSObjectProtocol {
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
                at p: CGPoint
            ) {}
            func collisionBehavior(
                _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
            ) {}
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
            ) {}
            func collisionBehavior(
                _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
                withBoundaryIdentifier identifier: (any NSCopying)?
            ) {}
        }
        protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
            func colorPickerViewController(
                _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
            ) {}
            func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
            func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
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
        protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController,
                didRequestDocumentCreationWithHandler importHandler:
                @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
            ) { importHandler(nil, .none) }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
            ) -> [UIActivity] { [] }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
                toDestinationURL destinationURL: URL
            ) {}
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, didPickDocumentURLs documentURLs: [URL]
            ) {}
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
            ) { documentBrowser(controller, didPickDocumentURLs: documentURLs) }
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
            ) {}
            func documentBrowser(
                _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
            ) {}
        }
        protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
            func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
            func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
            func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
            func documentInteractionControllerViewControllerForPreview(
                _ controller: UIDocumentInteractionController
            ) -> UIViewController {
                var presenter: UIViewController = UIApplication.shared.keyWindow?.rootViewController ?? UIViewController()
                while let next = presenter.presentedViewController { presenter = next }
                return presenter
            }
            func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
            func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
            func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
        }
        protocol UIDocumentPickerDelegate: NSObjectProtocol {
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
            func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
                if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
            }
            func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
        }
        protocol UIDragInteractionDelegate: NSObjectProtocol {
            func dragInteraction(
                _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
            ) {}
            func dragInteraction(
                _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
                withDefault defaultPreview: UITargetedDragPreview
            ) -> UITargetedDragPreview? { defaultPreview }
            func dragInteraction(
                _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
            ) -> UITargetedDragPreview? {
                guard let view = interaction.view, view.superview != nil else { return nil }
                return UITargetedDragPreview(view: view)
            }
            func dragInteraction(
                _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
            ) {}
            func dragInteraction(
                _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
            ) {}
            func dragInteraction(
                _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
            ) -> Bool { true }
            func dragInteraction(
                _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
            ) {}
            func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
            func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
        }
        protocol UIDropInteractionDelegate: NSObjectProtocol {
            func dropInteraction(
                _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
            ) {}
            func dropInteraction(
                _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
                withDefault defaultPreview: UITargetedDragPreview
            ) -> UITargetedDragPreview? { nil }
            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
            ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
            func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
            func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
        }
        protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
            func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
            func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
        }
        protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
                suggestedActions: [UIMenuElement]
            ) -> UIMenu? { nil }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
            ) -> CGRect { .null }
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {}
            func editMenuInteraction(
                _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
                animator: any UIEditMenuInteractionAnimating
            ) {}
        }
        protocol UIFindInteractionDelegate: NSObjectProtocol {
            func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
            func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
        }
        protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
            func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
            func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
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
        protocol UIImagePickerControllerDelegate: NSObjectProtocol {
            func imagePickerController(
                _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
            ) {}
            func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
        }
        protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
            func largeContentViewerInteraction(
                _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
                at point: CGPoint
            ) {}
            func largeContentViewerInteraction(
                _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
            ) -> (any UILargeContentViewerItem)? { nil }
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
        protocol UIPageViewControllerDataSource: NSObjectProtocol {
            func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
            func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
        }
        protocol UIPageViewControllerDelegate: NSObjectProtocol {
            func pageViewController(
                _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
                previousViewControllers: [UIViewController], transitionCompleted completed: Bool
            ) {}
            func pageViewController(
                _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
            ) {}
        }
        protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
            func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String? { nil }
            func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? { nil }
        }
        protocol UIPickerViewDelegate: NSObjectProtocol {
            func pickerView(
                _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
            ) -> NSAttributedString? { nil }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { nil }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView { UIView() }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
                UIView.noIntrinsicMetric
            }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
                UIView.noIntrinsicMetric
            }
        }
        protocol UIPointerInteractionDelegate: NSObjectProtocol {
            func pointerInteraction(
                _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
            ) -> UIPointerRegion? { defaultRegion }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
            ) -> UIPointerStyle? { nil }
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) {}
            func pointerInteraction(
                _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
                animator: any UIPointerInteractionAnimating
            ) {}
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
        protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
            func printInteractionController(
                _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
            ) -> UIPrintPaper? { nil }
            func printInteractionControllerDidDismissPrinterOptions(
                _ printInteractionController: UIPrintInteractionController
            ) {}
            func printInteractionControllerDidFinishJob(
                _ printInteractionController: UIPrintInteractionController
            ) {}
            func printInteractionControllerDidPresentPrinterOptions(
                _ printInteractionController: UIPrintInteractionController
            ) {}
            func printInteractionControllerParentViewController(
                _ printInteractionController: UIPrintInteractionController
            ) -> UIViewController? { nil }
            func printInteractionControllerWillDismissPrinterOptions(
                _ printInteractionController: UIPrintInteractionController
            ) {}
            func printInteractionControllerWillPresentPrinterOptions(
                _ printInteractionController: UIPrintInteractionController
            ) {}
            func printInteractionControllerWillStartJob(
                _ printInteractionController: UIPrintInteractionController
            ) {}
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
        protocol UIScreenshotServiceDelegate: NSObjectProtocol {
            func screenshotService(
                _ screenshotService: UIScreenshotService,
                generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
            ) { completionHandler(nil, 0, .zero) }
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
        protocol UISearchBarDelegate: NSObjectProtocol {
            func searchBar(
                _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool { true }
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
            func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
            func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
            func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
            func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
            func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
            func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
        }
        protocol UISearchControllerDelegate: NSObjectProtocol {
            func didDismissSearchController(_ searchController: UISearchController) {}
            func didPresentSearchController(_ searchController: UISearchController) {}
            func presentSearchController(_ searchController: UISearchController) {}
            func willDismissSearchController(_ searchController: UISearchController) {}
            func willPresentSearchController(_ searchController: UISearchController) {}
        }
        protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
            func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
                _ sheetPresentationController: UISheetPresentationController
            ) {}
        }
        protocol UISplitViewControllerDelegate: NSObjectProtocol {
            func splitViewController(
                _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
                onto primaryViewController: UIViewController
            ) -> Bool { false }
            func splitViewController(
                _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
            ) -> UIViewController? { nil }
            func splitViewController(
                _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
            ) -> Bool { false }
            func splitViewController(
                _ svc: UISplitViewController,
                displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
            ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
            func splitViewController(
                _ svc: UISplitViewController,
                topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
            ) -> UISplitViewController.Column { proposedTopColumn }
            func splitViewController(
                _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
            ) {}
            func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
            func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
            func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
            func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
        }
        protocol UITabBarControllerDelegate: NSObjectProtocol {
            func tabBarController(
                _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
            ) -> Bool { true }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
            func tabBarControllerSupportedInterfaceOrientations(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientationMask { tabBarController.supportedInterfaceOrientations }
        }
        protocol UITabBarDelegate: NSObjectProtocol {
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
        }
        protocol UITableViewDataSource: NSObjectProtocol {
            func numberOfSections(in tableView: UITableView) -> Int { 1 }
            func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
            func tableView(
                _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
            ) {}
            func tableView(
                _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
            ) {}
            func tableView(
                _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
            ) -> Int { index }
            func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }
            func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { tableView.isEditing }
            func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
        }
        protocol UITableViewDelegate: UIScrollViewDelegate {
            func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
            func tableView(
                _ tableView: UITableView,
                previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? { nil }
            func tableView(
                _ tableView: UITableView,
                previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
            ) -> UITargetedPreview? { nil }
            func tableView(
                _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
                withSender sender: Any?
            ) -> Bool { false }
            func tableView(
                _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
            ) -> UIContextMenuConfiguration? { nil }
            func tableView(
                _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) {}
            func tableView(
                _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
            ) {}
            func tableView(
                _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
            ) {}
            func tableView(
                _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
            ) -> [UITableViewRowAction]? { nil }
            func tableView(
                _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle { .delete }
            func tableView(
                _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? { nil }
            func tableView(
                _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
            ) {}
            func tableView(
                _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
            ) -> Bool { false }
            func tableView(
                _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
                toProposedIndexPath proposedDestinationIndexPath: IndexPath
            ) -> IndexPath { proposedDestinationIndexPath }
            func tableView(
                _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
            ) -> String? { nil }
            func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? { nil }
            func tableView(
                _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
            ) {}
            func tableView(
                _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {}
            func tableView(
                _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {}
            func tableView(
                _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
                animator: any UIContextMenuInteractionCommitAnimating
            ) {}
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
                tableView.allowsFocus
            }
            func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
                !tableView.isEditing
            }
            func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
            func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
                UITableView.automaticDimension
            }
            func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
                UITableView.automaticDimension
            }
            func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
                UITableView.automaticDimension
            }
            func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
                UITableView.automaticDimension
            }
            func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
                UITableView.automaticDimension
            }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                UITableView.automaticDimension
            }
            func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
            func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
                tableView.selectionFollowsFocus
            }
            func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
            func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { false }
            func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
            func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
            func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
            func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
            func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
            func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
        }
        protocol UITableViewDragDelegate: NSObjectProtocol {
            func tableView(
                _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
            ) -> UIDragPreviewParameters? { nil }
            func tableView(
                _ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession
            ) -> Bool { true }
            func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
            func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
        }
        protocol UITableViewDropDelegate: NSObjectProtocol {
            func tableView(
                _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
            ) -> UIDragPreviewParameters? { nil }
            func tableView(
                _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
                withDestinationIndexPath destinationIndexPath: IndexPath?
            ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
            func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
            func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
            func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
            func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
        }
        protocol UITextDragDelegate: NSObjectProtocol {
            func textDraggableView(
                _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
                session: any UIDragSession
            ) -> UITargetedDragPreview? { nil }
            func textDraggableView(
                _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
                with operation: UIDropOperation
            ) {}
            func textDraggableView(
                _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
            ) {}
            func textDraggableView(
                _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
            ) -> [UIDragItem] { dragRequest.suggestedItems }
            func textDraggableView(
                _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
                session: any UIDragSession
            ) {}
        }
        protocol UITextDropDelegate: NSObjectProtocol {
            func textDroppableView(
                _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
            ) {}
            func textDroppableView(
                _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
            ) {}
            func textDroppableView(
                _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
            ) {}
            func textDroppableView(
                _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
            ) {}
            func textDroppableView(
                _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
            ) -> UITextDropProposal { drop.suggestedProposal }
            func textDroppableView(
                _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
            ) -> UITextDropEditability { .no }
            func textDroppableView(
                _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
            ) {}
        }
        protocol UITextFieldDelegate: AnyObject {
            func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? { nil }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { true }
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
        protocol UITextInteractionDelegate: NSObjectProtocol {
            func interactionDidEnd(_ interaction: UITextInteraction) {}
            func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
            func interactionWillBegin(_ interaction: UITextInteraction) {}
        }
        protocol UITextViewDelegate: UIScrollViewDelegate {
            func textView(
                _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? { nil }
            func textView(
                _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
            ) -> UITextItem.MenuConfiguration? {
                defaultMenu.children.isEmpty ? nil : UITextItem.MenuConfiguration(menu: defaultMenu)
            }
            func textView(
                _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
            ) -> UIAction? { defaultAction }
            func textView(
                _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool { true }
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
            ) -> Bool { true }
            func textView(
                _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool {
                self.textView(textView, shouldInteractWith: URL, in: characterRange)
            }
            func textView(
                _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
                interaction: UITextItemInteraction
            ) -> Bool { true }
            func textView(
                _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
                animator: any UIContextMenuInteractionAnimating
            ) {}
            func textView(
                _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
                animator: any UIContextMenuInteractionAnimating
            ) {}
            func textViewDidBeginEditing(_ textView: UITextView) {}
            func textViewDidChange(_ textView: UITextView) {}
            func textViewDidChangeSelection(_ textView: UITextView) {}
            func textViewDidEndEditing(_ textView: UITextView) {}
            func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
            func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
        }
        protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
            func animationEnded(_ transitionCompleted: Bool) {}
            func interruptibleAnimator(
                using transitionContext: any UIViewControllerContextTransitioning
            ) -> any UIViewImplicitlyAnimating { MissingAnimator.shared }
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
        protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
            ) async {}
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
                withCompletionHandler completionHandler: @escaping () -> Void
            ) {
                Task {
                await self.userNotificationCenter(center, didReceive: response)
                completionHandler()
                }
            }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification
            ) async -> UNNotificationPresentationOptions { [] }
            func userNotificationCenter(
                _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
                withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
            ) {
                Task { completionHandler(await self.userNotificationCenter(center, willPresent: notification)) }
            }
        }
        """#
}
