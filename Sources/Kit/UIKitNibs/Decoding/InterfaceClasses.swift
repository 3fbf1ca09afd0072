import AppBundles
import Foundation
import InterfaceFiles
import UIKitContainers
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitPickers
import UIKitSearching
import UIKitStackViews
import UIKitText

/// The classes of the objects in interface files.
@MainActor
package enum InterfaceClasses {
    /// The classes of the kit by the names of elements.
    private static let elements: [String: NSObject.Type] = [
        "view": UIView.self, "label": UILabel.self, "button": UIButton.self, "textField": UITextField.self,
        "textView": UITextView.self, "imageView": UIImageView.self, "switch": UISwitch.self, "slider": UISlider.self,
        "stepper": UIStepper.self, "segmentedControl": UISegmentedControl.self, "pageControl": UIPageControl.self,
        "progressView": UIProgressView.self, "activityIndicatorView": UIActivityIndicatorView.self,
        "stackView": UIStackView.self, "scrollView": UIScrollView.self, "tableView": UITableView.self,
        "tableViewCell": UITableViewCell.self, "collectionView": UICollectionView.self,
        "collectionViewCell": UICollectionViewCell.self, "collectionReusableView": UICollectionReusableView.self,
        "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
        "collectionViewLayout": UICollectionViewLayout.self,
        "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self, "colorWell": UIColorWell.self,
        "searchBar": UISearchBar.self, "toolbar": UIToolbar.self, "navigationBar": UINavigationBar.self,
        "tabBar": UITabBar.self, "visualEffectView": UIVisualEffectView.self, "containerView": UIView.self,
        "refreshControl": UIRefreshControl.self, "window": UIWindow.self, "control": UIControl.self,
        "navigationItem": UINavigationItem.self, "barButtonItem": UIBarButtonItem.self,
        "tabBarItem": UITabBarItem.self, "tapGestureRecognizer": UITapGestureRecognizer.self,
        "panGestureRecognizer": UIPanGestureRecognizer.self, "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
        "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
        "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
        "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
        "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
        "customObject": NSObject.self, "viewController": UIViewController.self,
        "tableViewController": UITableViewController.self,
        "collectionViewController": UICollectionViewController.self,
        "navigationController": UINavigationController.self, "tabBarController": UITabBarController.self,
        "splitViewController": UISplitViewController.self, "pageViewController": UIPageViewController.self,
    ]

    /// The classes whose `init?(coder:)` calls `configure(_:as:)`.
    private static let levels: Set<ObjectIdentifier> = Set(
        ([
            UIView.self, UILabel.self, UIButton.self, UITextField.self, UITextView.self, UIImageView.self,
            UISwitch.self, UISlider.self, UIStepper.self, UISegmentedControl.self, UIProgressView.self,
            UIActivityIndicatorView.self, UIScrollView.self, UITableView.self, UITableViewCell.self,
            UITableViewHeaderFooterView.self, UICollectionView.self, UICollectionViewCell.self,
            UICollectionViewListCell.self, UICollectionReusableView.self, UICollectionViewLayout.self,
            UICollectionViewFlowLayout.self, UIPickerView.self, UIDatePicker.self, UIColorWell.self, UISearchBar.self,
            UISearchTextField.self, UIVisualEffectView.self, UIRefreshControl.self, UIWindow.self, UIControl.self,
            UIInputView.self, UICalendarView.self, UINavigationItem.self, UIBarItem.self, UIBarButtonItem.self,
            UITabBarItem.self, UIViewController.self, UINavigationController.self,
        ] as [AnyClass]).map { ObjectIdentifier($0) })

    /// Returns `type` or its nearest superclass whose `init?(coder:)` sets the properties of the object, or nil if
    /// there is none.
    static func level(of type: AnyClass) -> AnyClass? {
        var current: AnyClass? = type
        while let type = current {
            if levels.contains(ObjectIdentifier(type)) { return type }
            current = _getSuperclass(type)
        }
        return nil
    }

    /// Returns the class of the kit for an element, if any.
    package static func kitType(of element: InterfaceElement) -> NSObject.Type? { elements[element.name] }

    /// Returns the class for an element: the custom class, or the class of the kit.
    static func type(of element: InterfaceElement, in decoder: NibDecoder) -> NSObject.Type? {
        guard let kitType = elements[element.name] else { return nil }
        guard let name = element["customClass"] else { return kitType }
        guard let type = find(name, module: element["customModule"], bundle: decoder.bundle) else {
            decoder.warn("the class \(name) does not exist; a \(kitType) is created in its place", element)
            return kitType
        }
        return type
    }

    /// Returns a class by its name.
    ///
    /// - Parameter module: The module of the class, or nil for a class of the kit or for an Objective-C name.
    package static func find(_ name: String, module: String?, bundle: Bundle) -> NSObject.Type? {
        var names: [String] = []
        if let module { names.append("\(module).\(name)") }
        names.append(name)
        if let program = bundle.object(forInfoDictionaryKey: "CFBundleExecutable") as? String {
            names.append("\(program.map { $0.isLetter || $0.isNumber ? $0 : "_" }.map { String($0) }.joined()).\(name)")
        }
        names += kitModules.map { "\($0).\(name)" }
        for name in names {
            if let type = NSClassFromString(name) as? NSObject.Type { return type }
        }
        return nil
    }

    private static let kitModules: [String] = [
        "UIKitCore", "UIKitControls", "UIKitLists", "UIKitText", "UIKitPickers", "UIKitContainers", "UIKitContent",
        "UIKitGlass",
    ]
}
