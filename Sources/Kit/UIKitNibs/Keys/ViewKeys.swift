import FoundationAdditions
import UIKitCore
import UIKitLists
import UIKitSearching
import UIKitText

/// The keys of views, in addition to those that UIKitCore lists.
nonisolated private enum ViewKeys {
    @section("engawa_members") @used static let classes: @convention(c) () -> Void = {
        ClassMembers.add(UIView.self) { members in
            members.property("transform") { \.transform }
            members.property("safeAreaInsets") { \.safeAreaInsets }
            members.unobservedProperty("clipsToBounds") { \.clipsToBounds }
            members.unobservedProperty("tintColor") { \.tintColor }
            members.unobservedProperty("isUserInteractionEnabled") { \.isUserInteractionEnabled }
            members.unobservedProperty("contentMode") { \.contentMode }
            members.unobservedProperty("isOpaque") { \.isOpaque }
            members.unobservedProperty("superview") { \.superview }
            members.unobservedProperty("subviews") { \.subviews }
            members.unobservedProperty("window") { \.window }
            members.unobservedProperty("accessibilityIdentifier") { \.accessibilityIdentifier }
            members.unobservedProperty("accessibilityLabel") { \.accessibilityLabel }
        }
        ClassMembers.add(UIScrollView.self) { members in
            members.property("panGestureRecognizer") { \.panGestureRecognizer }
            members.property("pinchGestureRecognizer") { \.pinchGestureRecognizer }
            members.unobservedProperty("isScrollEnabled") { \.isScrollEnabled }
            members.unobservedProperty("isPagingEnabled") { \.isPagingEnabled }
            members.unobservedProperty("bounces") { \.bounces }
            members.unobservedProperty("zoomScale") { \.zoomScale }
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
        }
        ClassMembers.add(UITableViewCell.self) { members in
            members.property("textLabel") { \.textLabel }
            members.property("detailTextLabel") { \.detailTextLabel }
            members.property("imageView") { \.imageView }
            members.property("contentView") { \.contentView }
            members.unobservedProperty("isSelected") { \.isSelected }
            members.unobservedProperty("isHighlighted") { \.isHighlighted }
        }
        ClassMembers.add(UICollectionViewCell.self) { members in
            members.property("contentView") { \.contentView }
            members.unobservedProperty("isSelected") { \.isSelected }
            members.unobservedProperty("isHighlighted") { \.isHighlighted }
        }
        ClassMembers.add(UISearchBar.self) { members in
            members.property("searchTextField") { \.searchTextField }
            members.property("searchField") { \.searchTextField }
            members.unobservedProperty("text") { \.text }
            members.unobservedProperty("placeholder") { \.placeholder }
        }
        ClassMembers.add(UIWindow.self) { members in
            members.property("rootViewController") { \.rootViewController }
            members.creator { UIWindow() }
        }
        ClassMembers.add(UIRefreshControl.self) { members in
            members.creator { UIRefreshControl() }
        }
    }
}
