import Foundation
import FoundationAdditions
import UIKitCore
import UIKitLists

// Initializers that can be called on a metatype and on a generic parameter. `DynamicallyCreatable` explains them, and
// why each consists of two declarations. Each function that a static method calls returns an instance of the class on
// which it is called, so the casts succeed.

extension DynamicallyCreatable where Self: UIView {
    /// Creates a view of a class that is known only at run time.
    @_silgen_name("engawa_create_view") @_disfavoredOverload @preconcurrency @MainActor
    public init(frame: CGRect, _ creation: DynamicCreation = DynamicCreation())

    @_silgen_name("engawa_create_view") @usableFromInline @MainActor
    static func createView(frame: CGRect, _ creation: DynamicCreation) -> Self {
        unsafeDowncast(create(CreationMarker(), frame: frame), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UIButton {
    /// Creates a button of a class that is known only at run time.
    @_silgen_name("engawa_create_button") @_disfavoredOverload @preconcurrency @MainActor
    public init(type buttonType: UIButton.ButtonType, _ creation: DynamicCreation = DynamicCreation())

    @_silgen_name("engawa_create_button") @usableFromInline @MainActor
    static func createButton(type buttonType: UIButton.ButtonType, _ creation: DynamicCreation) -> Self {
        unsafeDowncast(create(CreationMarker(), type: buttonType), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UIGestureRecognizer {
    /// Creates a recognizer of a class that is known only at run time.
    @_silgen_name("engawa_create_recognizer") @_disfavoredOverload @preconcurrency @MainActor
    public init(target: Any?, action: Selector?, _ creation: DynamicCreation = DynamicCreation())

    @_silgen_name("engawa_create_recognizer") @usableFromInline @MainActor
    static func createRecognizer(
        target: consuming Any?, action: consuming Selector?, _ creation: DynamicCreation
    ) -> Self {
        unsafeDowncast(create(CreationMarker(), target: target, action: action), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UIViewController {
    /// Creates a controller of a class that is known only at run time.
    @_silgen_name("engawa_create_controller") @_disfavoredOverload @preconcurrency @MainActor
    public init(
        nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?,
        _ creation: DynamicCreation = DynamicCreation()
    )

    @_silgen_name("engawa_create_controller") @usableFromInline @MainActor
    static func createController(
        nibName nibNameOrNil: consuming String?, bundle nibBundleOrNil: consuming Bundle?, _ creation: DynamicCreation
    ) -> Self {
        unsafeDowncast(create(CreationMarker(), nibName: nibNameOrNil, bundle: nibBundleOrNil), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UINavigationController {
    /// Creates a navigation controller of a class that is known only at run time.
    @_silgen_name("engawa_create_navigation") @_disfavoredOverload @preconcurrency @MainActor
    public init(rootViewController: UIViewController, _ creation: DynamicCreation = DynamicCreation())

    @_silgen_name("engawa_create_navigation") @usableFromInline @MainActor
    static func createNavigation(rootViewController: consuming UIViewController, _ creation: DynamicCreation) -> Self {
        unsafeDowncast(create(CreationMarker(), rootViewController: rootViewController), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UIPresentationController {
    /// Creates a presentation controller of a class that is known only at run time.
    @_silgen_name("engawa_create_presentation") @_disfavoredOverload @preconcurrency @MainActor
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?,
        _ creation: DynamicCreation = DynamicCreation()
    )

    @_silgen_name("engawa_create_presentation") @usableFromInline @MainActor
    static func createPresentation(
        presentedViewController: consuming UIViewController,
        presenting presentingViewController: consuming UIViewController?, _ creation: DynamicCreation
    ) -> Self {
        unsafeDowncast(
            create(CreationMarker(), presented: presentedViewController, presenting: presentingViewController),
            to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UIStoryboardSegue {
    /// Creates a segue of a class that is known only at run time.
    @_silgen_name("engawa_create_segue") @_disfavoredOverload @preconcurrency @MainActor
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        _ creation: DynamicCreation = DynamicCreation()
    )

    @_silgen_name("engawa_create_segue") @usableFromInline @MainActor
    static func createSegue(
        identifier: consuming String?, source: consuming UIViewController, destination: consuming UIViewController,
        _ creation: DynamicCreation
    ) -> Self {
        unsafeDowncast(make(identifier: identifier, source: source, destination: destination), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UITableView {
    /// Creates a table view of a class that is known only at run time.
    @_silgen_name("engawa_create_table") @_disfavoredOverload @preconcurrency @MainActor
    public init(frame: CGRect, style: UITableView.Style, _ creation: DynamicCreation = DynamicCreation())

    @_silgen_name("engawa_create_table") @usableFromInline @MainActor
    static func createTable(frame: CGRect, style: UITableView.Style, _ creation: DynamicCreation) -> Self {
        unsafeDowncast(create(CreationMarker(), frame: frame, style: style), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UITableViewCell {
    /// Creates a cell of a class that is known only at run time.
    @_silgen_name("engawa_create_cell") @_disfavoredOverload @preconcurrency @MainActor
    public init(
        style: UITableViewCell.CellStyle, reuseIdentifier: String?,
        _ creation: DynamicCreation = DynamicCreation()
    )

    @_silgen_name("engawa_create_cell") @usableFromInline @MainActor
    static func createCell(
        style: UITableViewCell.CellStyle, reuseIdentifier: consuming String?, _ creation: DynamicCreation
    ) -> Self {
        unsafeDowncast(make(style: style, reuseIdentifier: reuseIdentifier), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UITableViewHeaderFooterView {
    /// Creates a header or footer of a class that is known only at run time.
    @_silgen_name("engawa_create_header") @_disfavoredOverload @preconcurrency @MainActor
    public init(reuseIdentifier: String?, _ creation: DynamicCreation = DynamicCreation())

    @_silgen_name("engawa_create_header") @usableFromInline @MainActor
    static func createHeader(reuseIdentifier: consuming String?, _ creation: DynamicCreation) -> Self {
        unsafeDowncast(make(reuseIdentifier: reuseIdentifier), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UITableViewController {
    /// Creates a table view controller of a class that is known only at run time.
    @_silgen_name("engawa_create_table_controller") @_disfavoredOverload @preconcurrency @MainActor
    public init(style: UITableView.Style, _ creation: DynamicCreation = DynamicCreation())

    @_silgen_name("engawa_create_table_controller") @usableFromInline @MainActor
    static func createTableController(style: UITableView.Style, _ creation: DynamicCreation) -> Self {
        unsafeDowncast(create(CreationMarker(), style: style), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UICollectionView {
    /// Creates a collection view of a class that is known only at run time.
    @_silgen_name("engawa_create_collection") @_disfavoredOverload @preconcurrency @MainActor
    public init(
        frame: CGRect, collectionViewLayout layout: UICollectionViewLayout,
        _ creation: DynamicCreation = DynamicCreation()
    )

    @_silgen_name("engawa_create_collection") @usableFromInline @MainActor
    static func createCollection(
        frame: CGRect, collectionViewLayout layout: consuming UICollectionViewLayout, _ creation: DynamicCreation
    ) -> Self {
        unsafeDowncast(create(CreationMarker(), frame: frame, layout: layout), to: Self.self)
    }
}

extension DynamicallyCreatable where Self: UICollectionViewController {
    /// Creates a collection view controller of a class that is known only at run time.
    @_silgen_name("engawa_create_collection_controller") @_disfavoredOverload @preconcurrency @MainActor
    public init(collectionViewLayout layout: UICollectionViewLayout, _ creation: DynamicCreation = DynamicCreation())

    @_silgen_name("engawa_create_collection_controller") @usableFromInline @MainActor
    static func createCollectionController(
        collectionViewLayout layout: consuming UICollectionViewLayout, _ creation: DynamicCreation
    ) -> Self {
        unsafeDowncast(create(CreationMarker(), layout: layout), to: Self.self)
    }
}
