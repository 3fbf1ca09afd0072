import Expectations
import Foundation
import TestStage
import Testing
import UIKitCore
import UIKitSearching

/// Subclasses that override `delegate`, and give the object of `super.delegate` the calls.
@MainActor @Suite(.onStage) struct DelegateOverrideTests {
    private final class Inner: NSObject, UITextFieldDelegate, UISearchBarDelegate, UINavigationControllerDelegate {
        var log: [String] = []
        func tapped(_ recognizer: UIGestureRecognizer) { log.append("tap") }
        func textFieldDidBeginEditing(_ textField: UITextField) { log.append("field") }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("bar") }
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { log.append("navigation") }
    }

    private final class Field: UITextField {
        weak var outer: UITextFieldDelegate?
        override var delegate: UITextFieldDelegate? {
            get { outer }
            set { outer = newValue }
        }
        func setInner(_ inner: Inner) { super.delegate = inner }
    }

    private final class Bar: UISearchBar {
        weak var outer: UISearchBarDelegate?
        override var delegate: UISearchBarDelegate? {
            get { outer }
            set { outer = newValue }
        }
        func setInner(_ inner: Inner) { super.delegate = inner }
    }

    private final class Navigation: UINavigationController {
        weak var outer: UINavigationControllerDelegate?
        override var delegate: UINavigationControllerDelegate? {
            get { outer }
            set { outer = newValue }
        }
        func setInner(_ inner: Inner) { super.delegate = inner }
    }

    private final class Tap: UITapGestureRecognizer {
        override var delegate: UIGestureRecognizerDelegate? {
            get { nil }
            set { super.delegate = newValue }
        }
    }

    private final class Refusal: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    private let stage = Stage()
    private let inner = Inner()
    private let outer = Inner()

    @Test func `a text field calls the delegate that its subclass gave to super`() {
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        field.setInner(inner)
        field.delegate = outer
        stage.root.addSubview(field)
        field.becomeFirstResponder()
        expect(inner.log == ["field"] && outer.log.isEmpty && field.delegate === outer)
    }

    @Test func `a search bar calls the delegate that its subclass gave to super`() {
        let bar = Bar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
        bar.setInner(inner)
        bar.delegate = outer
        stage.root.addSubview(bar)
        bar.becomeFirstResponder()
        expect(inner.log == ["bar"] && outer.log.isEmpty)
    }

    @Test func `a navigation controller calls the delegate that its subclass gave to super`() {
        let navigation = Navigation(rootViewController: UIViewController())
        navigation.setInner(inner)
        navigation.delegate = outer
        stage.window.rootViewController = navigation
        stage.window.layoutIfNeeded()
        inner.log = []
        navigation.pushViewController(UIViewController(), animated: false)
        stage.window.layoutIfNeeded()
        expect(inner.log == ["navigation"] && outer.log.isEmpty)
    }

    @Test func `a recognizer asks the delegate that its subclass gave to super`() {
        let tap = Tap()
        tap.addTarget(inner, action: Selector("tapped", Inner.tapped))
        let refusal = Refusal()
        tap.delegate = refusal
        stage.root.addGestureRecognizer(tap)
        stage.touch(.began, 50, 50)
        stage.touch(.ended, 50, 50)
        expect(inner.log, equals: [])
    }

    @Test func `the delegates of text fields have the members of objects`() {
        let delegate: any UITextFieldDelegate = inner
        expect(delegate.isEqual(inner) && delegate.hash == inner.hash)
    }
}
