import Foundation
import UIKitContainers
import UIKitCore
import UIKitLists
import UIKitPickers
import UIKitSearching
import UIKitText

/// The outlets of the kit's own classes.
@MainActor
enum KitOutlets {
    /// Sets an outlet. Returns false if the object does not have it.
    static func set(_ property: String, of object: NSObject, to value: NSObject) -> Bool {
        switch property {
        case "delegate": setDelegate(of: object, to: value)
        case "dataSource": setDataSource(of: object, to: value)
        case "prefetchDataSource": setPrefetching(of: object, to: value)
        case "dragDelegate", "dropDelegate": setDragDrop(property, of: object, to: value)
        default: setView(property, of: object, to: value)
        }
    }

    private static func setDelegate(of object: NSObject, to value: NSObject) -> Bool {
        switch object {
        case let object as UITableView: object.delegate = value as? any UITableViewDelegate
        case let object as UICollectionView: object.delegate = value as? any UICollectionViewDelegate
        case let object as UITextView: object.delegate = value as? any UITextViewDelegate
        case let object as UIScrollView: object.delegate = value as? any UIScrollViewDelegate
        case let object as UITextField: object.delegate = value as? any UITextFieldDelegate
        case let object as UISearchBar: object.delegate = value as? any UISearchBarDelegate
        case let object as UIPickerView: object.delegate = value as? any UIPickerViewDelegate
        case let object as UIToolbar: object.delegate = value as? any UIToolbarDelegate
        case let object as UITabBar: object.delegate = value as? any UITabBarDelegate
        case let object as UINavigationBar: object.delegate = value as? any UINavigationBarDelegate
        case let object as UIGestureRecognizer: object.delegate = value as? any UIGestureRecognizerDelegate
        case let object as UINavigationController: object.delegate = value as? any UINavigationControllerDelegate
        case let object as UITabBarController: object.delegate = value as? any UITabBarControllerDelegate
        case let object as UISplitViewController: object.delegate = value as? any UISplitViewControllerDelegate
        case let object as UIPageViewController: object.delegate = value as? any UIPageViewControllerDelegate
        default: return false
        }
        return true
    }

    private static func setDataSource(of object: NSObject, to value: NSObject) -> Bool {
        switch object {
        case let object as UITableView: object.dataSource = value as? any UITableViewDataSource
        case let object as UICollectionView: object.dataSource = value as? any UICollectionViewDataSource
        case let object as UIPickerView: object.dataSource = value as? any UIPickerViewDataSource
        case let object as UIPageViewController: object.dataSource = value as? any UIPageViewControllerDataSource
        default: return false
        }
        return true
    }

    private static func setPrefetching(of object: NSObject, to value: NSObject) -> Bool {
        switch object {
        case let object as UITableView: object.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
        case let object as UICollectionView:
            object.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
        default: return false
        }
        return true
    }

    private static func setDragDrop(_ property: String, of object: NSObject, to value: NSObject) -> Bool {
        switch (object, property) {
        case (let object as UITableView, "dragDelegate"): object.dragDelegate = value as? any UITableViewDragDelegate
        case (let object as UITableView, _): object.dropDelegate = value as? any UITableViewDropDelegate
        case (let object as UICollectionView, "dragDelegate"):
            object.dragDelegate = value as? any UICollectionViewDragDelegate
        case (let object as UICollectionView, _): object.dropDelegate = value as? any UICollectionViewDropDelegate
        default: return false
        }
        return true
    }

    private static func setView(_ property: String, of object: NSObject, to value: NSObject) -> Bool {
        let view: UIView? = value as? UIView
        switch (object, property) {
        case (let object as UIViewController, "view"): object.view = view
        case (let object as UITableViewController, "tableView"): object.tableView = value as? UITableView
        case (let object as UITableViewController, "refreshControl"): object.refreshControl = value as? UIRefreshControl
        case (let object as UICollectionViewController, "collectionView"):
            if object.isViewLoaded { object.collectionView = value as? UICollectionView } else { object.view = view }
        case (let object as UIScrollView, "refreshControl"): object.refreshControl = value as? UIRefreshControl
        case (let object as UITableView, "tableHeaderView"): object.tableHeaderView = view
        case (let object as UITableView, "tableFooterView"): object.tableFooterView = view
        case (let object as UITableView, "backgroundView"): object.backgroundView = view
        case (let object as UICollectionView, "backgroundView"): object.backgroundView = view
        case (let object as UITableViewCell, "accessoryView"): object.accessoryView = view
        case (let object as UITableViewCell, "editingAccessoryView"): object.editingAccessoryView = view
        case (let object as UITableViewCell, "backgroundView"): object.backgroundView = view
        case (let object as UITableViewCell, "selectedBackgroundView"): object.selectedBackgroundView = view
        case (let object as UITableViewCell, "multipleSelectionBackgroundView"):
            object.multipleSelectionBackgroundView = view
        case (let object as UICollectionViewCell, "backgroundView"): object.backgroundView = view
        case (let object as UICollectionViewCell, "selectedBackgroundView"): object.selectedBackgroundView = view
        case (let object as UITextField, "inputView"): object.inputView = view
        case (let object as UITextField, "inputAccessoryView"): object.inputAccessoryView = view
        case (let object as UITextField, "leftView"): object.leftView = view
        case (let object as UITextField, "rightView"): object.rightView = view
        case (let object as UITextView, "inputView"): object.inputView = view
        case (let object as UITextView, "inputAccessoryView"): object.inputAccessoryView = view
        case (let object as UINavigationItem, "titleView"): object.titleView = view
        case (let object as UIView, "maskView"), (let object as UIView, "mask"): object.mask = view
        case (let object as UIBarButtonItem, "customView"): object.customView = view
        case (let object as UIWindow, "rootViewController"): object.rootViewController = value as? UIViewController
        default: return false
        }
        return true
    }
}
