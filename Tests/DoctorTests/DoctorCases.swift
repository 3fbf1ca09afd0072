/// The cases of `DoctorTests`.
enum DoctorCases {
    static let text = #"""
        --- missing modules
        import WebKit
        import struct Foundation.URL
        @testable import App
        import Library
        import Engawa
        #if canImport(MapKit)
        import MapKit
        #endif
        #if os(iOS) && !targetEnvironment(macCatalyst)
        import Photos
        #else
        import AppKit
        #endif
        let a: WKWebView? = nil
        =>
        module Photos 10
        module WebKit 1
        type WKWebView 14
        --- imports of frameworks that a source does not use
        import WebKit
        import AVFoundation
        class A: UIViewController {}
        =>
        --- modules whose imports are replaced
        import Darwin
        import ObjectiveC
        import UIKit
        let a = UIUnheardOf()
        =>
        type UIUnheardOf 4
        --- missing types
        import UIKit
        let a = UITextView()
        class B: UIViewController, UITextViewDelegate {}
        func c(_ style: UITableViewCell.EditingStyle) -> [UIUnheardOf]? { nil }
        let d: Collection.SubSequence? = nil
        enum Nested { case UIGone(Int) }
        =>
        type UITableViewCell.EditingStyle 4
        type UITextView 2
        type UITextViewDelegate 3
        type UIUnheardOf 4
        --- types of a framework
        import UIKit
        import WebKit
        class B: WKThing { let c: View? = nil }
        =>
        module WebKit 2
        type WKThing 3
        --- types of AVKit
        import AVKit
        class A: AVPlayerViewController { let b: AVPlayerView? = nil }
        let c = AVPictureInPictureController()
        =>
        module AVKit 1
        type AVPictureInPictureController 3
        type AVPlayerView 2
        type AVPlayerViewController 2
        --- types that other modules may declare
        import UIKit
        import SomeLibrary
        let a = UIImageColors()
        let b = UITextView()
        let c = UIView().snp
        =>
        module SomeLibrary 2
        type UITextView 4
        --- types that the app declares
        import UIKit
        class UITextView: UIView { typealias UIAlias = Int; struct UIInner {} }
        let a: UITextView.UIAlias = UITextView.UIInner()
        func generic<UIElement>(_ value: UIElement) {}
        =>
        --- types that functions declare
        import UIKit
        func a() {
            struct UILocal { enum UIInner {} }
            typealias UIAlias = Int
            func local<UIElement>(_ value: UIElement) -> UILocal? { nil }
            let b = UILocal.UIInner.self
            let c: UIAlias = 1
        }
        =>
        --- generic operators and default values
        import UIKit
        func ==<UIElement>(left: UIElement, right: UIElement) -> Bool { UILabel().missing }
        func a(_ b: Int = UIColor.red.missing2, c: Int) {}
        =>
        member UIColor.missing2 3
        member UILabel.missing 2
        --- types of Objective-C
        import UIKit
        let a = LGChecksum()
        let b: LGKind = .a
        Headers:
        @interface LGChecksum : NSObject
        typedef NS_ENUM(NSInteger, LGKind) { LGKindA };
        =>
        type LGChecksum 2
        type LGKind 3
        --- chains of members
        import UIKit
        class A: UIViewController {
            override func viewDidLoad() {
                view.alpha = 1
                view.missing = 1
                self.view?.backgroundColor!.missing2()
                navigationController?.navigationBar.prefersLargeTitles = true
                view.subviews[0].missing3 = 1
                view.subviews.first?.missing4 = 1
                UIColor.missing5
                super.view.missing6 = 2
                title?.count.missing7
            }
        }
        =>
        member Int.missing7 12
        member UIColor.missing2 6
        member UIColor.missing5 10
        member UINavigationBar.prefersLargeTitles 7
        member UIView.missing3 8
        member UIView.missing4 9
        member UIView.missing6 11
        member UIView.missing 5
        --- parameters and local variables
        import UIKit
        func a(_ label: UILabel, text: String, _ items: [UILabel]) {
            label.missing = 1
            let other = UILabel()
            other.missing = 2
            let third = other
            third.missing = 3
            if let fourth = label.text { fourth.missing = 4 }
            for item in items { item.missing = 5 }
            let fifth = text as? UIButton
            fifth?.missing = 6
            guard let sixth = items.first else { return }
            sixth.missing = 7
            items.map { element in element.missing }
            items[1...].missing8
            for mixed in [UIView(), label] { mixed.missing10 = 1 }
            for view in [label, UIView()] { view.missing9 = 1 }
            for pair in [("a", label)] { pair.missing }
        }
        =>
        member UILabel.missing9 17
        member UIView.missing10 16
        member String.missing 8
        member UIButton.missing 11
        member UILabel.missing 3 5 7 9 13
        --- names with several meanings
        import UIKit
        func a(_ label: UILabel) {
            label.text = ""
            do { let label = b(); label.missing = 1 }
            let view = UIView()
            items.forEach { view in view.missing }
            if case .some(let text) = label.text { text.missing }
        }
        =>
        --- properties of the app
        import UIKit
        class A: UIViewController {
            let label = UILabel()
            lazy var button: UIButton = { UIButton(type: .system) }()
            var computed: UILabel { label }
            weak var other: A?
            func f() {
                label.missing = 1
                button.missing = 2
                computed.missing = 3
                other?.label.missing = 4
                other?.unknownMember = 5
            }
        }
        extension A { func g() { label.missing = 6 } }
        =>
        member UIButton.missing 9
        member UILabel.missing 8 10 11 15
        --- members that extensions add
        import UIKit
        extension UIView { var rounded: Bool { true } }
        extension Rounding where Self: UIView { func round() {} }
        let a = UILabel().rounded
        UILabel().round()
        File:
        protocol Rounding {}
        =>
        --- dynamic members
        import Foundation
        func f(_ text: AttributedString) { text.anything = 1 }
        =>
        --- inherited members of the app's types
        import UIKit
        class Base: UIViewController {}
        class A: Base {
            func f() {
                setNeedsStatusBarAppearanceUpdate()
                self.setNeedsStatusBarAppearanceUpdate()
                somethingElse()
            }
        }
        =>
        member UIViewController.setNeedsStatusBarAppearanceUpdate 5 6
        --- implicit members
        import UIKit
        class A: UIView {
            func f(_ button: UIButton) {
                contentMode = .center
                contentMode = .missing
                if button.contentMode == .missing2 {}
                let mode: UIView.ContentMode = .missing3
                button.setTitle("", for: .normal)
                button.setTitle(nil, for: .missing4)
                button.setTitle(nil, for: [.normal, .missing5])
                backgroundColor = .red
                backgroundColor = .missing6
                backgroundColor = .none
                backgroundColor = alpha == 1 ? .red : .missing7
                backgroundColor = button.backgroundColor ?? .missing8
                switch contentMode {
                case .center, .missing9: break
                default: items.map { return .other }
                }
            }
            var color: UIColor { .missing10 }
            var other: UIColor {
                if alpha == 1 { return .missing11 }
                let all = subviews.map { view in return .other }
                return alpha > 1 ? .red : .missing12
            }
        }
        =>
        member UIColor.missing10 21
        member UIColor.missing11 23
        member UIColor.missing12 25
        member UIColor.missing7 14
        member UIColor.missing8 15
        member UIView.ContentMode.missing9 17
        member UIColor.missing6 12
        member UIControl.State.missing4 9
        member UIControl.State.missing5 10
        member UIView.ContentMode.missing 5
        member UIView.ContentMode.missing2 6
        member UIView.ContentMode.missing3 7
        --- implicit members beside comparisons
        import UIKit
        class A: UIView {
            var a: Bool { return tag ?? .other > tag ?? .another }
            var b: Bool {
                let c: Bool = backgroundColor == .red || .first != tag
                return tag == .other ? alpha > .third : .missing
            }
            var d: UIColor { return backgroundColor ?? .missing2 }
        }
        =>
        member Bool.missing 6
        member UIColor.missing2 8
        --- arguments
        import UIKit
        class A: UIViewController {
            func f(_ other: UIViewController) {
                present(other, animated: true)
                present(other, animated: true) { }
                present(other, animated: true, completion: nil)
                self.present(other)
                other.present(other)
                UIView.animate(withDuration: 1) { }
                UIView.animate(withDuration: 1) { } completion: { _ in }
                UIView.animate(withDuration: 1, animations: {}, completion: nil)
                UIView.animate(withDuration: 1, delay: 0, animations: {})
                _ = UIBarButtonItem(title: "", style: .plain, target: self, action: nil)
                _ = UIBarButtonItem(title: "", menu: nil)
                _ = UIColor(white: 1, alpha: 1)
                if view.subviews.map({ $0 }).count == 1 { }
            }
        }
        extension UIColor { convenience init(hex: Int) { self.init(white: 0, alpha: 1) } }
        let a = UIColor(hex: 1)
        =>
        signature UIBarButtonItem.init(title:menu:) 14
        signature UIView.animate(withDuration:delay:animations:) 12
        signature UIViewController.present(_:) 8
        --- overrides
        import UIKit
        class Base: UITableViewController { func mine(a: Int) {} }
        class A: Base {
            override func viewDidLoad() {}
            override func mine(a: Int) {}
            override var preferredStatusBarStyle: UIStatusBarStyle { .a }
            override var unheardOf: Int { 1 }
            override func viewDidLoad(animated: Bool) {}
            override func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
            override init(nibName: String?, bundle: Bundle?) {}
        }
        =>
        override UITableViewController.preferredStatusBarStyle 6
        override UITableViewController.unheardOf 7
        override UITableViewController.viewDidLoad(animated:) 8
        type UIStatusBarStyle 6
        --- overrides of members that cannot be overridden
        import UIKit
        class A: UIView {
            override func addSubview(_ view: UIView) {}
            func addSubview(_ view: UIView, animated: Bool) {}
            override var alpha: CGFloat { get { 1 } set {} }
        }
        extension UIView { @objc func mine() {} }
        class B: UIView { override func mine() {} }
        =>
        override UIView.addSubview(_:) 3
        --- overrides of unknown superclasses
        import UIKit
        import SomeLibrary
        class A: LibraryController {
            override func unheardOf() {}
            override var preferredStatusBarStyle: Int { 1 }
        }
        =>
        module SomeLibrary 2
        --- methods that nothing calls
        import UIKit
        class A: UIView, UITableViewDataSource {
            func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 0 }
            func tableView(_ t: UITableView, commit e: Int, forRowAt p: IndexPath) {}
        }
        =>
        callback tableView(_:commit:forRowAt:) 4
        --- literals, comments and selectors
        import UIKit
        class A: UIView {
            let text = "UITextView \(UILabel().missing) /* UITextView */"
            // UITextView
            let path = \UIView.alpha
            let action = #selector(UIView.becomeFirstResponder)
            let other = #selector(UIView.missing2)
        }
        =>
        member UILabel.missing 3
        member UIView.missing2 7
        --- conditions
        #if DEBUG
        let a = UITextView()
        #elseif RELEASE
        let b = UITextView()
        #else
        let c = UITextView()
        #endif
        #if swift(>=5.9) && (os(iOS) || os(tvOS))
        let d = UITextView()
        #endif
        #if !DEBUG
        let e = UITextView()
        #endif
        =>
        type UITextView 2 9
        --- previews of Xcode
        import UIKit
        import SwiftUI
        #Preview { UITextView() }
        struct A: PreviewProvider { static var previews: some View { B().preview() } }
        class B: UIViewController { let b = UITextView() }
        File:
        import SwiftUI
        #Preview { C() }
        struct C: View { var body: some View { Text("") } }
        =>
        module SwiftUI 2:1
        type UITextView 1:5
        --- the branches after a comparison
        import UIKit
        func f(_ view: UIView) {
            view.backgroundColor = view.contentMode == .center ? .red : .missing1
            if view.contentMode == .missing2 && view.alpha == 1 {}
        }
        =>
        member UIColor.missing1 3
        member UIView.ContentMode.missing2 4
        --- the elements of an array literal that is transformed
        import UIKit
        func f(_ view: UIView) {
            view.subviews = [UILabel(), .other].map { _ in UIView() }
            view.subviews = [.missing]
        }
        =>
        member UIView.missing 4
        """#
}
