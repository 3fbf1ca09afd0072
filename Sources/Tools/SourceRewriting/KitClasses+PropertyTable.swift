/// The properties of the kit's classes that can be overridden, which a test compares with the kit's sources.
extension KitClasses {
    static let propertyTable = """
        BGProcessingTaskRequest requiresExternalPower requiresNetworkConnectivity
        BGTask expirationHandler
        BGTaskRequest earliestBeginDate
        BGTaskScheduler class.shared
        CAAnimation autoreverses beginTime delegate duration fillMode isRemovedOnCompletion preferredFrameRateRange
        CAAnimation repeatCount repeatDuration speed timeOffset timingFunction
        CAAnimationGroup animations
        CABasicAnimation byValue fromValue toValue
        CAEmitterCell alphaRange alphaSpeed birthRate blueRange blueSpeed color contents contentsScale emissionLongitude
        CAEmitterCell emissionRange greenRange greenSpeed isEnabled lifetime lifetimeRange name redRange redSpeed scale
        CAEmitterCell scaleRange scaleSpeed spin spinRange velocity velocityRange xAcceleration yAcceleration
        CAEmitterLayer birthRate emitterCells emitterMode emitterPosition emitterShape emitterSize lifetime renderMode
        CAEmitterLayer scale seed spin velocity
        CAGradientLayer colors endPoint locations startPoint type
        CAKeyframeAnimation calculationMode keyTimes path rotationMode timingFunctions values
        CALayer actions allowsEdgeAntialiasing allowsGroupOpacity anchorPoint anchorPointZ autoreverses backgroundColor
        CALayer beginTime borderColor borderWidth bounds compositingFilter contents contentsCenter contentsGravity
        CALayer contentsRect contentsScale cornerCurve cornerRadius delegate drawsAsynchronously duration fillMode frame
        CALayer isDoubleSided isHidden isOpaque magnificationFilter mask maskedCorners masksToBounds minificationFilter
        CALayer minificationFilterBias name needsDisplayOnBoundsChange opacity position rasterizationScale repeatCount
        CALayer repeatDuration shadowColor shadowOffset shadowOpacity shadowPath shadowRadius shouldRasterize speed
        CALayer sublayerTransform sublayers superlayer timeOffset transform zPosition
        CAPropertyAnimation isAdditive isCumulative keyPath valueFunction
        CAReplicatorLayer instanceAlphaOffset instanceBlueOffset instanceColor instanceCount instanceDelay
        CAReplicatorLayer instanceGreenOffset instanceRedOffset instanceTransform preservesDepth
        CAScrollLayer scrollMode
        CAShapeLayer fillColor fillRule lineCap lineDashPattern lineDashPhase lineJoin lineWidth miterLimit path
        CAShapeLayer strokeColor strokeEnd strokeStart
        CASpringAnimation allowsOverdamping bounce damping initialVelocity mass perceptualDuration settlingDuration
        CASpringAnimation stiffness
        CATextLayer alignmentMode font fontSize foregroundColor isWrapped string truncationMode
        CATiledLayer levelsOfDetail levelsOfDetailBias tileSize
        CATransition endProgress startProgress subtype type
        LPLinkMetadata iconProvider imageProvider originalURL remoteVideoURL title url videoProvider
        MFMailComposeViewController mailComposeDelegate
        MFMessageComposeViewController body messageComposeDelegate recipients
        NSExtensionContext inputItems
        NSLayoutAnchor item name
        NSLayoutConstraint constant firstAnchor firstAttribute firstItem identifier isActive multiplier priority
        NSLayoutConstraint relation secondAnchor secondAttribute secondItem
        NSLayoutManager allowsNonContiguousLayout delegate textContainers textStorage
        NSParagraphStyle alignment allowsDefaultTighteningForTruncation baseWritingDirection class.default
        NSParagraphStyle defaultTabInterval firstLineHeadIndent headIndent hyphenationFactor lineBreakMode
        NSParagraphStyle lineBreakStrategy lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight
        NSParagraphStyle paragraphSpacing paragraphSpacingBefore tabStops tailIndent textLists usesDefaultHyphenation
        NSShadow shadowBlurRadius shadowColor shadowOffset
        NSStringDrawingContext actualScaleFactor minimumScaleFactor totalBounds
        NSTextAttachment allowsTextAttachmentView bounds contents fileType image
        NSTextAttachmentViewProvider tracksTextAttachmentViewBounds view
        NSTextContainer exclusionPaths isSimpleRectangularTextContainer lineBreakMode lineFragmentPadding
        NSTextContainer maximumNumberOfLines size widthTracksTextView
        NSTextContentManager documentRange hasEditingTransaction primaryTextLayoutManager textLayoutManagers
        NSTextContentStorage attributedString delegate textStorage
        NSTextElement elementRange textContentManager
        NSTextLayoutFragment bottomMargin layoutFragmentFrame leadingPadding renderingSurfaceBounds state
        NSTextLayoutFragment textLineFragments topMargin trailingPadding
        NSTextLayoutManager delegate documentRange textContainer textContentManager textSelectionNavigation
        NSTextLayoutManager textSelections textViewportLayoutController usageBoundsForTextContainer
        NSTextList class.includesTextListMarkers isOrdered startingItemNumber
        NSTextParagraph paragraphContentRange paragraphSeparatorRange
        NSTextRange isEmpty
        NSTextSelection anchorPositionOffset typingAttributes
        NSTextSelectionNavigation textSelectionDataSource
        NSTextStorage changeInLength delegate editedMask editedRange layoutManagers
        NSTextViewportLayoutController delegate textLayoutManager viewportBounds viewportRange
        NSUserActivity delegate expirationDate isEligibleForHandoff isEligibleForPrediction isEligibleForPublicIndexing
        NSUserActivity isEligibleForSearch keywords needsSave persistentIdentifier referrerURL requiredUserInfoKeys
        NSUserActivity suggestedInvocationPhrase targetContentIdentifier title userInfo webpageURL
        PHPickerViewController delegate
        QLPreviewController currentPreviewItem currentPreviewItemIndex dataSource delegate
        SFSafariViewController delegate dismissButtonStyle preferredBarTintColor preferredControlTintColor
        SFSafariViewController.Configuration barCollapsingEnabled entersReaderIfAvailable
        UIAccessibilityCustomAction actionHandler image name selector target
        UIAccessibilityCustomRotor attributedName itemSearchBlock name
        UIAccessibilityCustomRotorItemResult targetElement targetRange
        UIAccessibilityCustomRotorSearchPredicate currentItem searchDirection
        UIAccessibilityElement accessibilityContainer accessibilityFrame accessibilityFrameInContainerSpace
        UIAccessibilityElement accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits
        UIAccessibilityElement accessibilityValue isAccessibilityElement
        UIAction attributes discoverabilityTitle selectedImage sender state
        UIActionSheet cancelButtonIndex delegate destructiveButtonIndex firstOtherButtonIndex isVisible numberOfButtons
        UIActionSheet title
        UIActivity activityImage activityTitle activityType activityViewController class.activityCategory
        UIActivityIndicatorView color hidesWhenStopped isAnimating style
        UIActivityItemProvider activityType item
        UIActivityItemsConfiguration applicationActivitiesForActivityItemsConfiguration applicationActivitiesProvider
        UIActivityItemsConfiguration itemProvidersForActivityItemsConfiguration metadataProvider perItemMetadataProvider
        UIActivityItemsConfiguration previewProvider supportedInteractions
        UIActivityViewController completionHandler completionWithItemsHandler excludedActivityTypes
        UIAlertAction accessibilityIdentifier isEnabled style title
        UIAlertController actions message preferredAction textFields
        UIAlertView alertViewStyle cancelButtonIndex delegate firstOtherButtonIndex isVisible message numberOfButtons
        UIAlertView title
        UIApplication applicationState applicationSupportsShakeToEdit connectedScenes delegate isIdleTimerDisabled
        UIApplication isNetworkActivityIndicatorVisible keyWindow openSessions preferredContentSizeCategory
        UIApplication shortcutItems userInterfaceLayoutDirection windows
        UIApplicationShortcutItem icon localizedSubtitle localizedTitle targetContentIdentifier type userInfo
        UIAttachmentBehavior anchorPoint attachmentRange damping frequency frictionTorque length
        UIBarAppearance backgroundColor backgroundEffect backgroundImage shadowColor shadowImage
        UIBarButtonItem action buttonGroup changesSelectionAsPrimaryAction customView isHidden isSelected menu
        UIBarButtonItem menuRepresentation possibleTitles preferredMenuElementOrder primaryAction style target tintColor
        UIBarButtonItem width
        UIBarButtonItemGroup barButtonItems menuRepresentation representativeItem
        UIBarButtonItemStateAppearance backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment
        UIBarButtonItemStateAppearance titleTextAttributes
        UIBarItem accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits accessibilityValue
        UIBarItem image imageInsets isEnabled landscapeImagePhone landscapeImagePhoneInsets tag title
        UIBezierPath bounds cgPath currentPoint flatness isEmpty lineCapStyle lineJoinStyle lineWidth miterLimit
        UIBezierPath usesEvenOddFillRule
        UIButton adjustsImageWhenDisabled adjustsImageWhenHighlighted automaticallyUpdatesConfiguration buttonType
        UIButton changesSelectionAsPrimaryAction configuration configurationUpdateHandler contentEdgeInsets
        UIButton currentAttributedTitle currentBackgroundImage currentImage currentPreferredSymbolConfiguration
        UIButton currentTitle currentTitleColor currentTitleShadowColor imageEdgeInsets imageView menu
        UIButton preferredMenuElementOrder role subtitleLabel titleEdgeInsets titleLabel
        UICalendarSelectionMultiDate delegate selectedDates
        UICalendarSelectionSingleDate delegate selectedDate
        UICalendarSelectionWeekOfYear delegate selectedWeekOfYear
        UICalendarView availableDateRange calendar delegate fontDesign locale selectionBehavior timeZone
        UICalendarView visibleDateComponents wantsDateDecorations
        UICollectionReusableView reuseIdentifier
        UICollectionView allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
        UICollectionView allowsSelectionDuringEditing backgroundView collectionViewLayout contextMenuInteraction
        UICollectionView dataSource delegate indexPathsForSelectedItems indexPathsForVisibleItems isEditing
        UICollectionView isPrefetchingEnabled numberOfSections prefetchDataSource remembersLastFocusedIndexPath
        UICollectionView reorderingCadence selectionFollowsFocus selfSizingInvalidation visibleCells
        UICollectionViewCell automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
        UICollectionViewCell backgroundConfiguration backgroundView configurationState configurationUpdateHandler
        UICollectionViewCell contentConfiguration contentView isHighlighted isSelected selectedBackgroundView
        UICollectionViewCompositionalLayout configuration
        UICollectionViewCompositionalLayoutConfiguration boundarySupplementaryItems contentInsetsReference
        UICollectionViewCompositionalLayoutConfiguration interSectionSpacing scrollDirection
        UICollectionViewController clearsSelectionOnViewWillAppear collectionView collectionViewLayout
        UICollectionViewController installsStandardGestureForInteractiveMovement
        UICollectionViewDiffableDataSource reorderingHandlers sectionSnapshotHandlers supplementaryViewProvider
        UICollectionViewDropPlaceholder previewParametersProvider
        UICollectionViewFlowLayout estimatedItemSize footerReferenceSize headerReferenceSize itemSize
        UICollectionViewFlowLayout minimumInteritemSpacing minimumLineSpacing scrollDirection
        UICollectionViewFlowLayout sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset
        UICollectionViewFlowLayout sectionInsetReference
        UICollectionViewFlowLayoutInvalidationContext invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
        UICollectionViewFocusUpdateContext nextFocusedIndexPath previouslyFocusedIndexPath
        UICollectionViewLayout class.invalidationContextClass class.layoutAttributesClass collectionView
        UICollectionViewLayout collectionViewContentSize developmentLayoutDirection
        UICollectionViewLayout flipsHorizontallyInOppositeLayoutDirection
        UICollectionViewLayoutAttributes alpha bounds center frame indexPath isHidden representedElementCategory
        UICollectionViewLayoutAttributes representedElementKind size transform transform3D zIndex
        UICollectionViewLayoutInvalidationContext contentOffsetAdjustment contentSizeAdjustment
        UICollectionViewLayoutInvalidationContext interactiveMovementTarget invalidateDataSourceCounts
        UICollectionViewLayoutInvalidationContext invalidateEverything invalidatedDecorationIndexPaths
        UICollectionViewLayoutInvalidationContext invalidatedItemIndexPaths invalidatedSupplementaryIndexPaths
        UICollectionViewLayoutInvalidationContext previousIndexPathsForInteractivelyMovingItems
        UICollectionViewLayoutInvalidationContext targetIndexPathsForInteractivelyMovingItems
        UICollectionViewListCell accessories indentationLevel indentationWidth indentsAccessories separatorLayoutGuide
        UICollectionViewPlaceholder cellUpdateHandler
        UICollectionViewTransitionLayout currentLayout nextLayout transitionProgress
        UICollectionViewUpdateItem indexPathAfterUpdate indexPathBeforeUpdate updateAction
        UICollisionBehavior boundaryIdentifiers collisionDelegate collisionMode translatesReferenceBoundsIntoBoundary
        UIColor cgColor
        UIColorPickerViewController delegate selectedColor supportsAlpha
        UIColorWell selectedColor supportsAlpha title
        UICommand attributes discoverabilityTitle sender state
        UIContentUnavailableView configuration isScrollEnabled
        UIContextMenuConfiguration preferredMenuElementOrder
        UIContextMenuInteraction delegate menuAppearance view
        UIContextualAction backgroundColor image title
        UIControl contentHorizontalAlignment contentVerticalAlignment contextMenuInteraction
        UIControl effectiveContentHorizontalAlignment isContextMenuInteractionEnabled isEnabled isHighlighted isSelected
        UIControl isTouchInside isTracking showsMenuAsPrimaryAction state
        UICubicTimingParameters cubicTimingParameters springTimingParameters timingCurveType
        UIDatePicker calendar countDownDuration date datePickerMode datePickerStyle locale maximumDate minimumDate
        UIDatePicker minuteInterval preferredDatePickerStyle roundsToMinuteInterval timeZone
        UIDevice isGeneratingDeviceOrientationNotifications orientation userInterfaceIdiom
        UIDocument documentState fileModificationDate fileType hasUnsavedChanges localizedName undoManager
        UIDocumentBrowserAction image supportedContentTypes supportsMultipleItems
        UIDocumentBrowserViewController additionalLeadingNavigationBarButtonItems
        UIDocumentBrowserViewController additionalTrailingNavigationBarButtonItems allowsDocumentCreation
        UIDocumentBrowserViewController allowsPickingMultipleItems browserUserInterfaceStyle customActions delegate
        UIDocumentBrowserViewController localizedCreateDocumentActionTitle shouldShowFileExtensions
        UIDocumentInteractionController delegate name url uti
        UIDocumentPickerViewController allowsMultipleSelection delegate directoryURL shouldShowFileExtensions
        UIDragInteraction class.isEnabledByDefault delegate isEnabled view
        UIDragItem localObject previewProvider
        UIDropInteraction delegate view
        UIDynamicAnimator delegate
        UIDynamicBehavior action
        UIDynamicItemBehavior allowsRotation angularResistance charge density elasticity friction isAnchored resistance
        UIDynamicItemGroup bounds center transform
        UIEditMenuConfiguration preferredArrowDirection
        UIEditMenuInteraction delegate view
        UIEvent allTouches buttonMask modifierFlags subtype timestamp type
        UIFieldBehavior animationSpeed direction falloff minimumRadius position region smoothness strength
        UIFindInteraction activeFindSession delegate isFindNavigatorVisible optionsMenuProvider replacementText
        UIFindInteraction searchText view
        UIFindSession allowsReplacementForCurrentlyHighlightedResult highlightedResultIndex resultCount
        UIFindSession searchResultDisplayStyle supportsReplacement
        UIFocusGuide isEnabled preferredFocusEnvironments
        UIFocusHaloEffect position
        UIFocusSystem focusedItem
        UIFocusUpdateContext nextFocusedItem previouslyFocusedItem
        UIFont ascender capHeight class.buttonFontSize class.familyNames class.labelFontSize class.smallSystemFontSize
        UIFont class.systemFontSize descender familyName fontDescriptor fontName leading lineHeight pointSize xHeight
        UIFontDescriptor fontAttributes pointSize postscriptName symbolicTraits
        UIFontMetrics class.default
        UIFontPickerViewController delegate selectedFontDescriptor
        UIFontPickerViewController.Configuration displayUsingSystemFont filteredTraits includeFaces
        UIGestureRecognizer allowedTouchTypes buttonMask cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded
        UIGestureRecognizer delegate isEnabled modifierFlags name numberOfTouches state view
        UIGlassContainerEffect spacing
        UIGlassEffect isInteractive tintColor
        UIGraphicsImageRendererContext currentImage
        UIGraphicsImageRendererFormat opaque preferredRange prefersExtendedRange scale
        UIGraphicsPDFRendererContext pdfContextBounds
        UIGraphicsPDFRendererFormat documentInfo
        UIGraphicsRenderer allowsImageOutput
        UIGraphicsRendererFormat bounds
        UIGravityBehavior angle gravityDirection magnitude
        UIImage accessibilityIdentifier alignmentRectInsets capInsets cgImage duration
        UIImage flipsForRightToLeftLayoutDirection imageOrientation images isHighDynamicRange renderingMode resizingMode
        UIImage scale size traitCollection
        UIImagePickerController allowsEditing mediaTypes sourceType videoQuality
        UIImageView adjustsImageSizeForAccessibilityContentSizeCategory animationDuration animationImages
        UIImageView animationRepeatCount highlightedAnimationImages highlightedImage image isAnimating isHighlighted
        UIImageView preferredSymbolConfiguration
        UIInputView allowsSelfSizing
        UIInputViewController primaryLanguage textDocumentProxy
        UIInterpolatingMotionEffect maximumRelativeValue minimumRelativeValue
        UIKey characters charactersIgnoringModifiers keyCode modifierFlags
        UIKeyCommand wantsPriorityOverSystemBehavior
        UIKeyboardLayoutGuide keyboardDismissPadding usesBottomSafeArea
        UILabel adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation
        UILabel attributedText baselineAdjustment font highlightedTextColor isEnabled isHighlighted lineBreakMode
        UILabel lineBreakStrategy minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor shadowOffset text
        UILabel textAlignment textColor
        UILargeContentViewerInteraction class.isEnabled gestureRecognizerForExclusionRelationship view
        UILayoutGuide identifier layoutFrame owningView
        UIListContentView configuration imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide
        UILocalizedIndexedCollation sectionIndexTitles sectionTitles
        UILongPressGestureRecognizer allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
        UIMarkupTextPrintFormatter markupText
        UIMenu displayPreferences preferredElementSize selectedElements
        UIMenuController arrowDirection isMenuVisible menuFrame menuItems
        UIMenuDisplayPreferences maximumNumberOfTitleLines
        UIMenuElement accessibilityIdentifier image subtitle title
        UIMenuItem action title
        UIMotionEffectGroup motionEffects
        UINavigationBar backIndicatorImage backIndicatorTransitionMaskImage backItem barPosition barStyle barTintColor
        UINavigationBar compactAppearance compactScrollEdgeAppearance delegate isTranslucent items
        UINavigationBar largeTitleTextAttributes prefersLargeTitles scrollEdgeAppearance shadowImage standardAppearance
        UINavigationBar titleTextAttributes topItem
        UINavigationBarAppearance backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage
        UINavigationBarAppearance buttonAppearance doneButtonAppearance largeSubtitleTextAttributes
        UINavigationBarAppearance largeTitleTextAttributes subtitleTextAttributes titlePositionAdjustment
        UINavigationBarAppearance titleTextAttributes
        UINavigationController barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer delegate hidesBarsOnSwipe
        UINavigationController hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
        UINavigationController interactiveContentPopGestureRecognizer interactivePopGestureRecognizer
        UINavigationController isNavigationBarHidden isToolbarHidden topViewController viewControllers
        UINavigationController visibleViewController
        UINavigationItem additionalOverflowItems backAction backBarButtonItem backButtonDisplayMode backButtonTitle
        UINavigationItem centerItemGroups hidesBackButton hidesSearchBarWhenScrolling largeTitleDisplayMode
        UINavigationItem leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton pinnedTrailingGroup
        UINavigationItem preferredSearchBarPlacement prompt renameDelegate rightBarButtonItem rightBarButtonItems
        UINavigationItem searchBarPlacement style title titleMenuProvider titleView
        UIPageControl allowsContinuousInteraction backgroundStyle currentPage currentPageIndicatorTintColor direction
        UIPageControl hidesForSinglePage interactionState numberOfPages pageIndicatorTintColor
        UIPageControl preferredCurrentPageIndicatorImage preferredIndicatorImage progress
        UIPageControlProgress currentProgress delegate isProgressVisible
        UIPageControlTimerProgress delegate isRunning preferredDuration resetsToInitialPageAfterEnd
        UIPageViewController dataSource delegate gestureRecognizers viewControllers
        UIPanGestureRecognizer allowedScrollTypesMask maximumNumberOfTouches minimumNumberOfTouches
        UIPasteConfiguration acceptableTypeIdentifiers
        UIPasteControl configuration target
        UIPasteControl.Configuration baseBackgroundColor baseForegroundColor cornerRadius cornerStyle displayMode
        UIPasteControl.Configuration imagePlacement
        UIPasteboard changeCount class.general hasImages hasStrings hasURLs image images numberOfItems string strings
        UIPasteboard types url urls
        UIPercentDrivenInteractiveTransition completionCurve completionSpeed duration percentComplete timingCurve
        UIPercentDrivenInteractiveTransition wantsInteractiveStart
        UIPickerView dataSource delegate numberOfComponents showsSelectionIndicator
        UIPinchGestureRecognizer scale velocity
        UIPointerInteraction isEnabled view
        UIPointerRegion latchingAxes
        UIPopoverBackgroundView arrowDirection arrowOffset
        UIPopoverPresentationController arrowDirection backgroundColor barButtonItem delegate passthroughViews
        UIPopoverPresentationController permittedArrowDirections popoverBackgroundViewClass popoverLayoutMargins
        UIPopoverPresentationController sourceItem sourceRect sourceView
        UIPresentationController adaptivePresentationStyle containerView frameOfPresentedViewInContainerView
        UIPresentationController preferredContentSize presentationStyle presentedView presentingViewController
        UIPresentationController shouldPresentInFullscreen shouldRemovePresentersView traitCollection
        UIPress force gestureRecognizers key phase responder timestamp window
        UIPressesEvent allPresses
        UIPreviewParameters backgroundColor shadowPath visiblePath
        UIPrintFormatter contentInsets maximumContentHeight maximumContentWidth pageCount perPageContentInsets
        UIPrintFormatter printPageRenderer startPage
        UIPrintInfo dictionaryRepresentation duplex jobName orientation outputType printerID
        UIPrintInteractionController class.isPrintingAvailable class.printableUTIs delegate printFormatter printInfo
        UIPrintInteractionController printPageRenderer printPaper printingItem printingItems showsPaperOrientation
        UIPrintInteractionController showsPaperSelectionForLoadedPapers
        UIPrintPageRenderer footerHeight headerHeight numberOfPages paperRect printFormatters printableRect
        UIProgressView observedProgress progress progressImage progressTintColor progressViewStyle trackImage
        UIProgressView trackTintColor
        UIPushBehavior active angle magnitude pushDirection
        UIRefreshControl attributedTitle isRefreshing
        UIResponder canBecomeFirstResponder canResignFirstResponder inputAccessoryView inputAccessoryViewController
        UIResponder inputAssistantItem inputView inputViewController isFirstResponder keyCommands next
        UIResponder pasteConfiguration textInputMode undoManager userActivity
        UIRotationGestureRecognizer rotation velocity
        UIScene activationState delegate title
        UIScene.ActivationRequestOptions requestingScene
        UIScene.OpenExternalURLOptions universalLinksOnly
        UISceneConfiguration delegateClass
        UISceneSession configuration scene stateRestorationActivity userInfo
        UISceneSizeRestrictions maximumSize minimumSize
        UIScreenEdgePanGestureRecognizer edges
        UIScreenshotService delegate
        UIScrollEdgeEffect isHidden style
        UIScrollView adjustedContentInset alwaysBounceHorizontal alwaysBounceVertical
        UIScrollView automaticallyAdjustsScrollIndicatorInsets bounces bouncesHorizontally bouncesVertically bouncesZoom
        UIScrollView canCancelContentTouches contentAlignmentPoint contentInset contentInsetAdjustmentBehavior
        UIScrollView contentOffset contentSize decelerationRate delaysContentTouches delegate
        UIScrollView horizontalScrollIndicatorInsets indicatorStyle isDecelerating isDirectionalLockEnabled isDragging
        UIScrollView isPagingEnabled isScrollAnimating isScrollEnabled isTracking keyboardDismissMode maximumZoomScale
        UIScrollView minimumZoomScale refreshControl scrollIndicatorInsets scrollsToTop showsHorizontalScrollIndicator
        UIScrollView showsVerticalScrollIndicator transfersHorizontalScrollingToParent
        UIScrollView transfersVerticalScrollingToParent verticalScrollIndicatorInsets zoomScale
        UISearchBar backgroundImage barPosition barStyle barTintColor delegate isLookToDictateEnabled isTranslucent
        UISearchBar placeholder scopeBarBackgroundImage scopeButtonTitles searchBarStyle
        UISearchBar searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment selectedScopeButtonIndex
        UISearchBar showsCancelButton showsScopeBar text
        UISearchController automaticallyShowsCancelButton automaticallyShowsScopeBar
        UISearchController automaticallyShowsSearchResultsController delegate dimsBackgroundDuringPresentation
        UISearchController hidesNavigationBarDuringPresentation isActive obscuresBackgroundDuringPresentation
        UISearchController scopeBarActivation searchResultsUpdater searchSuggestions showsSearchResultsController
        UISearchSuggestionItem representedObject
        UISearchTextField allowsCopyingTokens allowsDeletingTokens searchSuggestions textualRange tokenBackgroundColor
        UISearchTextField tokens
        UISearchToken representedObject
        UISegmentedControl apportionsSegmentWidthsByContent isMomentary numberOfSegments selectedSegmentIndex
        UISegmentedControl selectedSegmentTintColor
        UISheetPresentationController delegate detents largestUndimmedDetentIdentifier preferredCornerRadius
        UISheetPresentationController prefersEdgeAttachedInCompactHeight prefersGrabberVisible
        UISheetPresentationController prefersScrollingExpandsWhenScrolledToEdge selectedDetentIdentifier
        UISheetPresentationController widthFollowsPreferredContentSizeWhenEdgeAttached
        UISimpleTextPrintFormatter attributedText color font text textAlignment
        UISlider currentMaximumTrackImage currentMinimumTrackImage currentThumbImage isContinuous maximumTrackTintColor
        UISlider maximumValue maximumValueImage minimumTrackTintColor minimumValue minimumValueImage sliderStyle
        UISlider thumbTintColor value
        UISnapBehavior damping snapPoint
        UISplitViewController delegate displayMode displayModeButtonItem displayModeButtonVisibility isCollapsed
        UISplitViewController maximumInspectorColumnWidth maximumPrimaryColumnWidth maximumSupplementaryColumnWidth
        UISplitViewController minimumInspectorColumnWidth minimumPrimaryColumnWidth minimumSupplementaryColumnWidth
        UISplitViewController preferredDisplayMode preferredInspectorColumnWidth preferredInspectorColumnWidthFraction
        UISplitViewController preferredPrimaryColumnWidth preferredPrimaryColumnWidthFraction preferredSplitBehavior
        UISplitViewController preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction
        UISplitViewController presentsWithGesture primaryColumnWidth primaryEdge supplementaryColumnWidth
        UISplitViewController viewControllers
        UISpringLoadedInteraction view
        UISpringTimingParameters cubicTimingParameters springTimingParameters timingCurveType
        UIStackView alignment arrangedSubviews axis distribution isBaselineRelativeArrangement
        UIStackView isLayoutMarginsRelativeArrangement spacing
        UIStandardTextCursorView isBlinking
        UIStatusBarManager isStatusBarHidden statusBarFrame statusBarStyle
        UIStepper autorepeat isContinuous maximumValue minimumValue stepValue value wraps
        UISwipeActionsConfiguration performsFirstActionWithFullSwipe
        UISwipeGestureRecognizer direction numberOfTouchesRequired
        UISwitch isOn onTintColor preferredStyle style thumbTintColor title
        UISymbolEffectCompletionContext sender
        UITab isHidden userInfo viewController
        UITabBar backgroundImage barPosition barStyle barTintColor delegate isTranslucent itemPositioning itemSpacing
        UITabBar itemWidth items scrollEdgeAppearance selectedItem selectionIndicatorImage shadowImage
        UITabBar standardAppearance unselectedItemTintColor
        UITabBarAppearance compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage
        UITabBarAppearance selectionIndicatorTintColor stackedLayoutAppearance
        UITabBarController delegate selectedIndex selectedViewController tabBar viewControllers
        UITabBarItem badgeColor badgeValue selectedImage titlePositionAdjustment
        UITabBarItemStateAppearance badgeBackgroundColor badgePositionAdjustment badgeTextAttributes
        UITabBarItemStateAppearance badgeTitlePositionAdjustment iconColor titlePositionAdjustment titleTextAttributes
        UITabGroup children defaultChildIdentifier displayOrder displayOrderIdentifiers managingNavigationController
        UITabGroup selectedChild
        UITableView allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsSelection
        UITableView allowsSelectionDuringEditing backgroundView cellLayoutMarginsFollowReadableWidth
        UITableView contextMenuInteraction dataSource delegate estimatedRowHeight estimatedSectionFooterHeight
        UITableView estimatedSectionHeaderHeight fillerRowHeight indexPathForSelectedRow indexPathsForSelectedRows
        UITableView indexPathsForVisibleRows insetsContentViewsToSafeArea isEditing isPrefetchingEnabled
        UITableView numberOfSections prefetchDataSource remembersLastFocusedIndexPath rowHeight sectionFooterHeight
        UITableView sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor
        UITableView sectionIndexMinimumDisplayRowCount selectionFollowsFocus selfSizingInvalidation separatorColor
        UITableView separatorEffect separatorInset separatorInsetReference separatorStyle tableFooterView
        UITableView tableHeaderView visibleCells
        UITableViewCell accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
        UITableViewCell automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView
        UITableViewCell configurationState configurationUpdateHandler contentConfiguration contentView detailTextLabel
        UITableViewCell editingAccessoryType editingAccessoryView editingStyle focusStyle imageView indentationLevel
        UITableViewCell indentationWidth isEditing isHighlighted isSelected multipleSelectionBackgroundView
        UITableViewCell reuseIdentifier selectedBackgroundView selectionStyle separatorInset shouldIndentWhileEditing
        UITableViewCell showingDeleteConfirmation showsReorderControl textLabel
        UITableViewController clearsSelectionOnViewWillAppear refreshControl tableView
        UITableViewDiffableDataSource defaultRowAnimation
        UITableViewDropPlaceholder previewParametersProvider
        UITableViewFocusUpdateContext nextFocusedIndexPath previouslyFocusedIndexPath
        UITableViewHeaderFooterView automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
        UITableViewHeaderFooterView backgroundConfiguration backgroundView configurationState configurationUpdateHandler
        UITableViewHeaderFooterView contentConfiguration contentView reuseIdentifier textLabel
        UITableViewPlaceholder cellUpdateHandler
        UITableViewRowAction backgroundColor title
        UITapGestureRecognizer buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired
        UITargetedPreview size
        UITextChecker class.availableLanguages ignoredWords
        UITextDropProposal dropAction dropPerformer
        UITextField adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedPlaceholder attributedText
        UITextField autocapitalizationType autocorrectionType background beginningOfDocument borderStyle clearButtonMode
        UITextField clearsOnBeginEditing clearsOnInsertion defaultTextAttributes delegate disabledBackground
        UITextField enablesReturnKeyAutomatically endOfDocument font hasText inputDelegate isEditing isSecureTextEntry
        UITextField keyboardAppearance keyboardType leftView leftViewMode markedTextRange markedTextStyle
        UITextField minimumFontSize pasteDelegate placeholder returnKeyType rightView rightViewMode selectedTextRange
        UITextField smartDashesType smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor
        UITextField textContentType tokenizer
        UITextInputAssistantItem leadingBarButtonGroups trailingBarButtonGroups
        UITextInputMode class.activeInputModes primaryLanguage
        UITextInteraction delegate gesturesForFailureRequirements textInput view
        UITextRange end isEmpty start
        UITextSearchOptions stringCompareOptions wordMatchMethod
        UITextSelectionDisplayInteraction cursorView delegate handleViews highlightView isActivated textInput view
        UITextSelectionRect containsEnd containsStart isVertical rect writingDirection
        UITextView adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText autocapitalizationType
        UITextView autocorrectionType beginningOfDocument clearsOnInsertion dataDetectorTypes delegate
        UITextView enablesReturnKeyAutomatically endOfDocument font hasText inputDelegate isEditable isSecureTextEntry
        UITextView isSelectable keyboardAppearance keyboardType layoutManager linkTextAttributes markedTextRange
        UITextView markedTextStyle pasteDelegate returnKeyType selectedRange selectedTextRange smartDashesType
        UITextView smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor
        UITextView textContainerInset textContentType textLayoutManager textStorage tokenizer typingAttributes
        UIToolTipInteraction defaultToolTip delegate isEnabled view
        UIToolbar barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance delegate isTranslucent
        UIToolbar items scrollEdgeAppearance standardAppearance
        UIToolbarAppearance buttonAppearance doneButtonAppearance
        UITouch force gestureRecognizers majorRadius maximumPossibleForce phase tapCount timestamp type view window
        UIView accessibilityContainerType accessibilityCustomActions accessibilityElements accessibilityElementsHidden
        UIView accessibilityFrame accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityPath
        UIView accessibilityRespondsToUserInteraction accessibilityTraits accessibilityValue accessibilityViewIsModal
        UIView alignmentRectInsets alpha anchorPoint autoresizesSubviews autoresizingMask backgroundColor bounds
        UIView canBecomeFocused center class.layerClass class.requiresConstraintBasedLayout clearsContextBeforeDrawing
        UIView clipsToBounds collisionBoundingPath collisionBoundsType contentMode contentScaleFactor
        UIView directionalLayoutMargins effectiveUserInterfaceLayoutDirection focusEffect focusGroupIdentifier
        UIView focusGroupPriority forFirstBaselineLayout forLastBaselineLayout frame gestureRecognizers
        UIView intrinsicContentSize isAccessibilityElement isExclusiveTouch isFocused isHidden isMultipleTouchEnabled
        UIView isOpaque isUserInteractionEnabled layoutMargins mask parentFocusEnvironment preferredFocusEnvironments
        UIView safeAreaInsets safeAreaLayoutGuide semanticContentAttribute subviews superview tag tintAdjustmentMode
        UIView tintColor traitCollection transform transform3D translatesAutoresizingMaskIntoConstraints window
        UIViewController additionalSafeAreaInsets automaticallyAdjustsScrollViewInsets childForHomeIndicatorAutoHidden
        UIViewController childForScreenEdgesDeferringSystemGestures childForStatusBarHidden childForStatusBarStyle
        UIViewController children contentUnavailableConfigurationState definesPresentationContext
        UIViewController disablesAutomaticKeyboardDismissal edgesForExtendedLayout editButtonItem
        UIViewController extendedLayoutIncludesOpaqueBars focusGroupIdentifier hidesBottomBarWhenPushed
        UIViewController interfaceOrientation isBeingDismissed isBeingPresented isEditing isModalInPresentation
        UIViewController isMovingFromParent isMovingToParent isViewLoaded modalPresentationCapturesStatusBarAppearance
        UIViewController modalPresentationStyle modalTransitionStyle navigationController navigationItem nibBundle
        UIViewController nibName overrideUserInterfaceStyle parent parentFocusEnvironment preferredContentSize
        UIViewController preferredFocusEnvironments preferredInterfaceOrientationForPresentation
        UIViewController preferredScreenEdgesDeferringSystemGestures preferredStatusBarStyle
        UIViewController preferredStatusBarUpdateAnimation prefersHomeIndicatorAutoHidden prefersStatusBarHidden
        UIViewController presentationController presentedViewController presentingViewController
        UIViewController providesPresentationContextTransitionStyle restorationClass restorationIdentifier
        UIViewController shouldAutomaticallyForwardAppearanceMethods shouldAutorotate supportedInterfaceOrientations
        UIViewController systemMinimumLayoutMargins tabBarController tabBarItem title toolbarItems traitCollection
        UIViewController transitionCoordinator transitioningDelegate view viewIfLoaded
        UIViewController viewRespectsSystemMinimumLayoutMargins
        UIViewController.Transition.ZoomOptions alignmentRectProvider dimmingColor dimmingVisualEffect
        UIViewController.Transition.ZoomOptions interactiveDismissShouldBegin
        UIViewPropertyAnimator delay flushUpdates fractionComplete isInterruptible isManualHitTestingEnabled isReversed
        UIViewPropertyAnimator isRunning isUserInteractionEnabled pausesOnCompletion scrubsLinearly state
        UIVisualEffectView effect
        UIWindow isKeyWindow rootViewController screen windowLevel windowScene
        UIWindowScene coordinateSpace interfaceOrientation keyWindow statusBarManager traitCollection traitOverrides
        UIWindowScene windows
        UIWindowScene.ActivationRequestOptions preferredPresentationStyle
        UIWindowSceneDestructionRequestOptions windowDismissalAnimation
        UNNotificationContent badge body categoryIdentifier interruptionLevel relevanceScore sound subtitle
        UNNotificationContent targetContentIdentifier threadIdentifier title userInfo
        UNNotificationSettings alertSetting badgeSetting notificationCenterSetting soundSetting
        UNNotificationSound class.default
        UNUserNotificationCenter delegate
        """
}
