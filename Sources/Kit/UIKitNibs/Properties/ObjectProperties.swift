import Foundation
import InterfaceFiles
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitPickers
import UIKitSearching
import UIKitStackViews
import UIKitText

/// Sets the properties of an object from its element.
@MainActor
enum ObjectProperties {
    static func set(_ object: NSObject, _ reader: PropertyReader) {
        switch object {
        case let object as UIView:
            setClassProperties(of: object, reader)
            object.setViewProperties(reader)
            object.addInterfaceSubviews(reader)
        case let object as UIViewController: object.setControllerProperties(reader)
        case let object as UIBarItem: object.setBarItemProperties(reader)
        case let object as UINavigationItem: object.setNavigationItemProperties(reader)
        case let object as UIGestureRecognizer: object.setRecognizerProperties(reader)
        case let object as UICollectionViewFlowLayout: object.setFlowLayoutProperties(reader)
        default: break
        }
    }

    /// Sets the properties that the view's class adds to those of `UIView`.
    private static func setClassProperties(of view: UIView, _ reader: PropertyReader) {
        switch view {
        case let view as UILabel: view.setLabelProperties(reader)
        case let view as UIImageView: view.setImageViewProperties(reader)
        case let view as UIStackView: view.setStackViewProperties(reader)
        case let view as UIControl: setControlProperties(of: view, reader)
        case let view as UIScrollView: setScrollingProperties(of: view, reader)
        case let view as UITableViewCell: view.setTableCellProperties(reader)
        case let view as UICollectionReusableView: view.setReusableViewProperties(reader)
        case let view as UIProgressView: view.setProgressViewProperties(reader)
        case let view as UIActivityIndicatorView: view.setIndicatorProperties(reader)
        case let view as UIPickerView: view.setPickerProperties(reader)
        case let view as UISearchBar: view.setSearchBarProperties(reader)
        case let view as UINavigationBar: view.setNavigationBarProperties(reader)
        case let view as UIToolbar: view.setToolbarProperties(reader)
        case let view as UITabBar: view.setTabBarProperties(reader)
        case let view as UIVisualEffectView: view.setEffectProperties(reader)
        default: break
        }
    }

    private static func setControlProperties(of control: UIControl, _ reader: PropertyReader) {
        control.setControlProperties(reader)
        switch control {
        case let control as UIButton: control.setButtonProperties(reader)
        case let control as UITextField: control.setFieldProperties(reader)
        case let control as UISwitch: control.setSwitchProperties(reader)
        case let control as UISlider: control.setSliderProperties(reader)
        case let control as UIStepper: control.setStepperProperties(reader)
        case let control as UISegmentedControl: control.setSegmentedControlProperties(reader)
        case let control as UIPageControl: control.setPageControlProperties(reader)
        case let control as UIDatePicker: control.setDatePickerProperties(reader)
        default: break
        }
    }

    private static func setScrollingProperties(of view: UIScrollView, _ reader: PropertyReader) {
        view.setScrollViewProperties(reader)
        switch view {
        case let view as UITableView: view.setTableViewProperties(reader)
        case let view as UICollectionView: view.setCollectionViewProperties(reader)
        case let view as UITextView: view.setTextViewProperties(reader)
        default: break
        }
    }
}
