import FoundationAdditions
import UIKitCore
import UIKitLists
import UIKitSearching
import UIKitStackViews
import UIKitText

/// The keys of views, in addition to those that UIKitCore lists.
nonisolated private enum ViewKeys {
    @section("engawa_members") @used static let classes: @convention(c) () -> Void = {
        ClassMembers.add(UIView.self) { members in
            members.property("transform") { \.transform }
            members.property("safeAreaInsets") { \.safeAreaInsets }
            members.unobservedProperty("clipsToBounds") { \.clipsToBounds }
            members.property("tintColor") { \.tintColor }
            members.property("isUserInteractionEnabled") { \.isUserInteractionEnabled }
            members.unobservedProperty("contentMode") { \.contentMode }
            members.unobservedProperty("isOpaque") { \.isOpaque }
            members.unobservedProperty("superview") { \.superview }
            members.unobservedProperty("subviews") { \.subviews }
            members.unobservedProperty("window") { \.window }
            members.unobservedProperty("accessibilityIdentifier") { \.accessibilityIdentifier }
            members.unobservedProperty("accessibilityLabel") { \.accessibilityLabel }
            members.unobservedProperty("accessibilityHint") { \.accessibilityHint }
            members.unobservedProperty("accessibilityValue") { \.accessibilityValue }
            members.unobservedProperty("accessibilityTraits") { \.accessibilityTraits }
            members.unobservedProperty("isAccessibilityElement") { \.isAccessibilityElement }
            members.unobservedProperty("autoresizesSubviews") { \.autoresizesSubviews }
            members.unobservedProperty("autoresizingMask") { \.autoresizingMask }
            members.unobservedProperty("isMultipleTouchEnabled") { \.isMultipleTouchEnabled }
            members.unobservedProperty("isExclusiveTouch") { \.isExclusiveTouch }
            members.unobservedProperty("layoutMargins") { \.layoutMargins }
            members.unobservedProperty("semanticContentAttribute") { \.semanticContentAttribute }
            members.unobservedProperty("tintAdjustmentMode") { \.tintAdjustmentMode }
            members.unobservedProperty("translatesAutoresizingMaskIntoConstraints") {
                \.translatesAutoresizingMaskIntoConstraints
            }
            members.unobservedProperty("mask") { \.mask }
            members.unobservedProperty("intrinsicContentSize") { \.intrinsicContentSize }
            members.unobservedProperty("traitCollection") { \.traitCollection }
        }
        ClassMembers.add(UIScrollView.self) { members in
            members.property("panGestureRecognizer") { \.panGestureRecognizer }
            members.property("pinchGestureRecognizer") { \.pinchGestureRecognizer }
            members.unobservedProperty("isScrollEnabled") { \.isScrollEnabled }
            members.unobservedProperty("isPagingEnabled") { \.isPagingEnabled }
            members.unobservedProperty("bounces") { \.bounces }
            members.unobservedProperty("zoomScale") { \.zoomScale }
            members.unobservedProperty("alwaysBounceVertical") { \.alwaysBounceVertical }
            members.unobservedProperty("alwaysBounceHorizontal") { \.alwaysBounceHorizontal }
            members.unobservedProperty("showsVerticalScrollIndicator") { \.showsVerticalScrollIndicator }
            members.unobservedProperty("showsHorizontalScrollIndicator") { \.showsHorizontalScrollIndicator }
            members.unobservedProperty("indicatorStyle") { \.indicatorStyle }
            members.unobservedProperty("keyboardDismissMode") { \.keyboardDismissMode }
            members.unobservedProperty("minimumZoomScale") { \.minimumZoomScale }
            members.unobservedProperty("maximumZoomScale") { \.maximumZoomScale }
            members.unobservedProperty("isDirectionalLockEnabled") { \.isDirectionalLockEnabled }
            members.unobservedProperty("delaysContentTouches") { \.delaysContentTouches }
            members.unobservedProperty("canCancelContentTouches") { \.canCancelContentTouches }
            members.unobservedProperty("contentInsetAdjustmentBehavior") { \.contentInsetAdjustmentBehavior }
            members.unobservedProperty("isDragging") { \.isDragging }
            members.unobservedProperty("isTracking") { \.isTracking }
            members.unobservedProperty("isDecelerating") { \.isDecelerating }
            members.unobservedProperty("refreshControl") { \.refreshControl }
        }
        ClassMembers.add(UIImageView.self) { members in
            members.property("image") { \.image }
            members.unobservedProperty("highlightedImage") { \.highlightedImage }
            members.unobservedProperty("isHighlighted") { \.isHighlighted }
        }
        ClassMembers.add(UILabel.self) { members in
            members.property("attributedText") { \.attributedText }
            members.property("font") { \.font }
            members.unobservedProperty("textAlignment") { \.textAlignment }
            members.unobservedProperty("numberOfLines") { \.numberOfLines }
            members.unobservedProperty("lineBreakMode") { \.lineBreakMode }
            members.unobservedProperty("isEnabled") { \.isEnabled }
            members.unobservedProperty("isHighlighted") { \.isHighlighted }
            members.unobservedProperty("adjustsFontSizeToFitWidth") { \.adjustsFontSizeToFitWidth }
            members.unobservedProperty("highlightedTextColor") { \.highlightedTextColor }
            members.unobservedProperty("minimumScaleFactor") { \.minimumScaleFactor }
            members.unobservedProperty("baselineAdjustment") { \.baselineAdjustment }
            members.unobservedProperty("shadowColor") { \.shadowColor }
            members.unobservedProperty("shadowOffset") { \.shadowOffset }
            members.unobservedProperty("preferredMaxLayoutWidth") { \.preferredMaxLayoutWidth }
            members.unobservedProperty("adjustsFontForContentSizeCategory") { \.adjustsFontForContentSizeCategory }
            members.unobservedProperty("allowsDefaultTighteningForTruncation") {
                \.allowsDefaultTighteningForTruncation
            }
        }
        ClassMembers.add(UITextView.self) { members in
            members.property("text") { \.text }
            members.property("attributedText") { \.attributedText }
            members.property("font") { \.font }
            members.property("textColor") { \.textColor }
            members.unobservedProperty("textAlignment") { \.textAlignment }
            members.unobservedProperty("isEditable") { \.isEditable }
            members.unobservedProperty("isSelectable") { \.isSelectable }
            members.unobservedProperty("textContainerInset") { \.textContainerInset }
            members.unobservedProperty("dataDetectorTypes") { \.dataDetectorTypes }
            members.property("selectedTextRange") { \.selectedTextRange }
            members.unobservedProperty("selectedRange") { \.selectedRange }
            members.unobservedProperty("keyboardType") { \.keyboardType }
            members.unobservedProperty("returnKeyType") { \.returnKeyType }
            members.unobservedProperty("autocapitalizationType") { \.autocapitalizationType }
            members.unobservedProperty("autocorrectionType") { \.autocorrectionType }
        }
        ClassMembers.add(UITableViewCell.self) { members in
            members.property("textLabel") { \.textLabel }
            members.property("detailTextLabel") { \.detailTextLabel }
            members.property("imageView") { \.imageView }
            members.property("contentView") { \.contentView }
            members.property("isSelected") { \.isSelected }
            members.property("isHighlighted") { \.isHighlighted }
            members.unobservedProperty("accessoryType") { \.accessoryType }
            members.unobservedProperty("accessoryView") { \.accessoryView }
            members.unobservedProperty("selectionStyle") { \.selectionStyle }
            members.unobservedProperty("backgroundView") { \.backgroundView }
            members.unobservedProperty("selectedBackgroundView") { \.selectedBackgroundView }
            members.unobservedProperty("indentationLevel") { \.indentationLevel }
            members.unobservedProperty("indentationWidth") { \.indentationWidth }
            members.unobservedProperty("reuseIdentifier") { \.reuseIdentifier }
            members.unobservedProperty("separatorInset") { \.separatorInset }
        }
        ClassMembers.add(UICollectionViewCell.self) { members in
            members.property("contentView") { \.contentView }
            members.property("isSelected") { \.isSelected }
            members.property("isHighlighted") { \.isHighlighted }
        }
        ClassMembers.add(UISearchBar.self) { members in
            members.property("searchTextField") { \.searchTextField }
            members.property("searchField") { \.searchTextField }
            members.unobservedProperty("cancelButtonText") { \.cancelButtonText }
            members.property("text") { \.text }
            members.unobservedProperty("placeholder") { \.placeholder }
            members.unobservedProperty("barStyle") { \.barStyle }
            members.unobservedProperty("barTintColor") { \.barTintColor }
            members.unobservedProperty("isTranslucent") { \.isTranslucent }
            members.unobservedProperty("searchBarStyle") { \.searchBarStyle }
            members.unobservedProperty("showsCancelButton") { \.showsCancelButton }
            members.unobservedProperty("showsScopeBar") { \.showsScopeBar }
            members.unobservedProperty("scopeButtonTitles") { \.scopeButtonTitles }
            members.unobservedProperty("selectedScopeButtonIndex") { \.selectedScopeButtonIndex }
        }
        ClassMembers.add(UIWindow.self) { members in
            members.property("rootViewController") { \.rootViewController }
            members.creator { UIWindow() }
        }
        ClassMembers.add(UIRefreshControl.self) { members in
            members.property("isRefreshing") { \.isRefreshing }
            members.creator { UIRefreshControl() }
        }
        ClassMembers.add(UITableView.self) { members in
            members.unobservedProperty("rowHeight") { \.rowHeight }
            members.unobservedProperty("estimatedRowHeight") { \.estimatedRowHeight }
            members.unobservedProperty("sectionHeaderHeight") { \.sectionHeaderHeight }
            members.unobservedProperty("sectionFooterHeight") { \.sectionFooterHeight }
            members.unobservedProperty("separatorColor") { \.separatorColor }
            members.unobservedProperty("separatorStyle") { \.separatorStyle }
            members.unobservedProperty("separatorInset") { \.separatorInset }
            members.unobservedProperty("tableHeaderView") { \.tableHeaderView }
            members.unobservedProperty("tableFooterView") { \.tableFooterView }
            members.unobservedProperty("backgroundView") { \.backgroundView }
            members.unobservedProperty("allowsSelection") { \.allowsSelection }
            members.unobservedProperty("allowsMultipleSelection") { \.allowsMultipleSelection }
            members.property("isEditing") { \.isEditing }
            members.unobservedProperty("style") { \.style }
        }
        ClassMembers.add(UICollectionView.self) { members in
            members.unobservedProperty("collectionViewLayout") { \.collectionViewLayout }
            members.unobservedProperty("backgroundView") { \.backgroundView }
            members.unobservedProperty("allowsSelection") { \.allowsSelection }
            members.unobservedProperty("allowsMultipleSelection") { \.allowsMultipleSelection }
        }
        ClassMembers.add(UICollectionViewFlowLayout.self) { members in
            members.unobservedProperty("minimumLineSpacing") { \.minimumLineSpacing }
            members.unobservedProperty("minimumInteritemSpacing") { \.minimumInteritemSpacing }
            members.unobservedProperty("itemSize") { \.itemSize }
            members.unobservedProperty("estimatedItemSize") { \.estimatedItemSize }
            members.unobservedProperty("sectionInset") { \.sectionInset }
            members.unobservedProperty("scrollDirection") { \.scrollDirection }
            members.unobservedProperty("headerReferenceSize") { \.headerReferenceSize }
            members.unobservedProperty("footerReferenceSize") { \.footerReferenceSize }
        }
        ClassMembers.add(UIStackView.self) { members in
            members.unobservedProperty("axis") { \.axis }
            members.unobservedProperty("spacing") { \.spacing }
            members.unobservedProperty("distribution") { \.distribution }
            members.unobservedProperty("alignment") { \.alignment }
            members.unobservedProperty("arrangedSubviews") { \.arrangedSubviews }
            members.unobservedProperty("isLayoutMarginsRelativeArrangement") { \.isLayoutMarginsRelativeArrangement }
            members.unobservedProperty("isBaselineRelativeArrangement") { \.isBaselineRelativeArrangement }
        }
        ClassMembers.add(NSLayoutConstraint.self) { members in
            members.unobservedProperty("constant") { \.constant }
            members.unobservedProperty("priority") { \.priority }
            members.unobservedProperty("isActive") { \.isActive }
            members.unobservedProperty("identifier") { \.identifier }
        }
    }
}
