import Foundation
import FoundationAdditions
import UIKitCore
import UIKitLists

/// Distinguishes the initializers below from all other initializers.
struct CreationMarker {}

// A convenience initializer calls the designated initializer through the method table of the class being initialized.
// Its allocating entry point has a symbol that is declared as a class method, which can be called on a class that is
// known only at run time. The methods `create` return an instance of the class on which they are called.

extension UIView {
    convenience init(_ marker: CreationMarker, frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("$s9UIKitCore6UIViewC0A4NibsE_5frameAcD14CreationMarkerV_10Foundation6CGRectVtcfC")
    class func create(_ marker: CreationMarker, frame: CGRect) -> UIView
}

extension UIButton {
    convenience init(_ marker: CreationMarker, type: ButtonType) {
        self.init(type: type)
    }

    @_silgen_name("$s9UIKitCore8UIButtonC0A4NibsE_4typeAcD14CreationMarkerV_AC10ButtonTypeOtcfC")
    class func create(_ marker: CreationMarker, type: ButtonType) -> UIButton
}

extension UIGestureRecognizer {
    convenience init(_ marker: CreationMarker, target: Any?, action: Selector?) {
        self.init(target: target, action: action)
    }

    @_silgen_name(
        "$s9UIKitCore19UIGestureRecognizerC0A4NibsE_6target6actionAcD14CreationMarkerV_ypSg19FoundationAdditions8SelectorVSgtcfC"
    )
    class func create(
        _ marker: CreationMarker, target: consuming Any?, action: consuming Selector?
    ) -> UIGestureRecognizer
}

extension UIViewController {
    convenience init(_ marker: CreationMarker, nibName: String?, bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name(
        "$s9UIKitCore16UIViewControllerC0A4NibsE_7nibName6bundleAcD14CreationMarkerV_SSSg10Foundation6BundleCSgtcfC")
    class func create(
        _ marker: CreationMarker, nibName: consuming String?, bundle: consuming Bundle?
    ) -> UIViewController
}

extension UINavigationController {
    convenience init(_ marker: CreationMarker, rootViewController: UIViewController) {
        self.init(rootViewController: rootViewController)
    }

    @_silgen_name(
        "$s9UIKitCore22UINavigationControllerC0A4NibsE_08rootViewD0AcD14CreationMarkerV_AA06UIViewD0CtcfC")
    class func create(
        _ marker: CreationMarker, rootViewController: consuming UIViewController
    ) -> UINavigationController
}

extension UIPresentationController {
    convenience init(_ marker: CreationMarker, presented: UIViewController, presenting: UIViewController?) {
        self.init(presentedViewController: presented, presenting: presenting)
    }

    @_silgen_name(
        "$s9UIKitCore24UIPresentationControllerC0A4NibsE_9presented10presentingAcD14CreationMarkerV_AA06UIViewD0CAJSgtcfC"
    )
    class func create(
        _ marker: CreationMarker, presented: consuming UIViewController, presenting: consuming UIViewController?
    ) -> UIPresentationController
}

extension UITableView {
    convenience init(_ marker: CreationMarker, frame: CGRect, style: Style) {
        self.init(frame: frame, style: style)
    }

    @_silgen_name(
        "$s10UIKitLists11UITableViewC0A4NibsE_5frame5styleAcD14CreationMarkerV_10Foundation6CGRectVAC5StyleOtcfC")
    class func create(_ marker: CreationMarker, frame: CGRect, style: Style) -> UITableView
}

extension UITableViewController {
    convenience init(_ marker: CreationMarker, style: UITableView.Style) {
        self.init(style: style)
    }

    @_silgen_name("$s10UIKitLists21UITableViewControllerC0A4NibsE_5styleAcD14CreationMarkerV_AA0cD0C5StyleOtcfC")
    class func create(_ marker: CreationMarker, style: UITableView.Style) -> UITableViewController
}

extension UICollectionView {
    convenience init(_ marker: CreationMarker, frame: CGRect, layout: UICollectionViewLayout) {
        self.init(frame: frame, collectionViewLayout: layout)
    }

    @_silgen_name(
        "$s10UIKitLists16UICollectionViewC0A4NibsE_5frame6layoutAcD14CreationMarkerV_10Foundation6CGRectVAA0cD6LayoutCtcfC"
    )
    class func create(
        _ marker: CreationMarker, frame: CGRect, layout: consuming UICollectionViewLayout
    ) -> UICollectionView
}

extension UICollectionViewController {
    convenience init(_ marker: CreationMarker, layout: UICollectionViewLayout) {
        self.init(collectionViewLayout: layout)
    }

    @_silgen_name(
        "$s10UIKitLists26UICollectionViewControllerC0A4NibsE_6layoutAcD14CreationMarkerV_AA0cD6LayoutCtcfC")
    class func create(
        _ marker: CreationMarker, layout: consuming UICollectionViewLayout
    ) -> UICollectionViewController
}
