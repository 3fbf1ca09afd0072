/// The delegate protocols of the kit outside UIKitCore and UIKitLists, which a test compares with the kit's sources.
extension KitDelegates {
    static let servicesTable = #"""
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
        protocol UIActionSheetDelegate: NSObjectProtocol {
            func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
            func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
            func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
            func didPresent(_ actionSheet: UIActionSheet) {}
            func willPresent(_ actionSheet: UIActionSheet) {}
        }
        protocol UIAlertViewDelegate: NSObjectProtocol {
            func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
            func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
            func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
            func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
            func didPresent(_ alertView: UIAlertView) {}
            func willPresent(_ alertView: UIAlertView) {}
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
                _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
                withTouchAt point: CGPoint
            ) -> [UIDragItem] { [] }
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
                _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
                for addingInteraction: UIDragInteraction
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
        protocol UIPageControlProgressDelegate: NSObjectProtocol {
            func pageControlProgress(
                _ progress: UIPageControlProgress, initialProgressForPage page: Int
            ) -> Float { 0 }
            func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
        }
        protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
            func pageControlTimerProgress(
                _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
            ) -> Bool { true }
            func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
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
        protocol UIScreenshotServiceDelegate: NSObjectProtocol {
            func screenshotService(
                _ screenshotService: UIScreenshotService,
                generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
            ) { completionHandler(nil, 0, .zero) }
        }
        protocol UISearchBarDelegate: NSObjectProtocol {
            func searchBar(
                _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
            ) -> Bool { true }
            func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
            func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
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
        protocol UISearchTextFieldDelegate: UITextFieldDelegate {
            func searchTextField(
                _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
            ) {}
            func searchTextField(
                _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
            ) -> NSItemProvider { NSItemProvider() }
        }
        protocol UISplitViewControllerDelegate: NSObjectProtocol {
            func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
                nil
            }
            func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
                nil
            }
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
            func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
                .automatic
            }
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
        protocol UITextInteractionDelegate: NSObjectProtocol {
            func interactionDidEnd(_ interaction: UITextInteraction) {}
            func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
            func interactionWillBegin(_ interaction: UITextInteraction) {}
        }
        protocol UITextPasteDelegate: NSObjectProtocol {
            func textPasteConfigurationSupporting(
                _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
                combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
            ) -> NSAttributedString { itemStrings.reduce(into: NSMutableAttributedString(string: "")) { $0.append($1) } }
            func textPasteConfigurationSupporting(
                _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
                performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
            ) -> UITextRange { UITextRange() }
            func textPasteConfigurationSupporting(
                _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting, transform item: any UITextPasteItem
            ) { item.setDefaultResult() }
        }
        protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
            func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
        }
        protocol UITextViewDelegate: UIScrollViewDelegate {
            func textView(
                _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? { nil }
            func textView(
                _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue], suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                let union: NSRange = ranges.map(\.rangeValue).reduce(ranges[0].rangeValue, NSUnionRange)
                return self.textView(textView, editMenuForTextIn: union, suggestedActions: suggestedActions)
            }
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
                _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue], replacementText text: String
            ) -> Bool {
                let union: NSRange = ranges.map(\.rangeValue).reduce(ranges[0].rangeValue, NSUnionRange)
                return self.textView(textView, shouldChangeTextIn: union, replacementText: text)
            }
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
        protocol UIToolTipInteractionDelegate: NSObjectProtocol {
            func toolTipInteraction(
                _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
            ) -> UIToolTipConfiguration? {
                interaction.defaultToolTip.map { UIToolTipConfiguration(toolTip: $0) }
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
