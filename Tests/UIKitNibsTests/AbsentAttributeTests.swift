import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls
import UIKitCore
import UIKitLists
import UIKitNibs
import UIKitSearching
import UIKitText

/// Interface Builder does not write attributes with its default values, which can differ from those of new views.
@MainActor @Suite(.onStage) struct AbsentAttributeTests {
    private func make<View: UIView>(_ xml: String, as type: View.Type = View.self) throws -> View {
        try #require(NibFixture.make(xml))
    }

    @Test func `labels and image views receive touches`() throws {
        for name in ["label", "imageView"] {
            let enabled: UIView = try make("<\(name) id=\"a\"/>")
            let disabled: UIView = try make("<\(name) userInteractionEnabled=\"NO\" id=\"a\"/>")
            expect(enabled.isUserInteractionEnabled && !disabled.isUserInteractionEnabled, "\(name)")
        }
    }

    @Test func `text shrinks to fit and is left-aligned`() throws {
        let label: UILabel = try make("<label text=\"Text\" minimumFontSize=\"10\" id=\"a\"/>")
        expect(label.adjustsFontSizeToFitWidth && label.textAlignment == .left)
        let fixed: UILabel = try make("<label textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\" id=\"a\"/>")
        expect(!fixed.adjustsFontSizeToFitWidth && fixed.textAlignment == .natural)
        let field: UITextField = try make("<textField minimumFontSize=\"17\" id=\"a\"/>")
        expect(field.adjustsFontSizeToFitWidth && field.textAlignment == .left)
        let view: UITextView = try make("<textView text=\"Text\" id=\"a\"/>")
        expect(view.textAlignment, equals: .left)
    }

    @Test func `scroll views neither clip nor bounce without overflowing content`() throws {
        for name in ["scrollView", "tableView", "collectionView", "textView"] {
            let view: UIScrollView = try make("<\(name) id=\"a\"/>")
            expect(!view.clipsToBounds && !view.alwaysBounceVertical, "\(name)")
            let clipping: UIScrollView = try make(
                "<\(name) clipsSubviews=\"YES\" alwaysBounceVertical=\"YES\" id=\"a\"/>")
            expect(clipping.clipsToBounds && clipping.alwaysBounceVertical, "\(name)")
        }
    }

    @Test func `an activity indicator is visible when it stops`() throws {
        let indicator: UIActivityIndicatorView = try make("<activityIndicatorView style=\"medium\" id=\"a\"/>")
        expect(!indicator.hidesWhenStopped && !indicator.isHidden)
        let hiding: UIActivityIndicatorView = try make("<activityIndicatorView hidesWhenStopped=\"YES\" id=\"a\"/>")
        expect(hiding.hidesWhenStopped && hiding.isHidden)
    }

    @Test func `typed text is not capitalized`() throws {
        let traits = "<textInputTraits key=\"textInputTraits\"/>"
        let field: UITextField = try make("<textField id=\"a\">\(traits)</textField>")
        let view: UITextView = try make("<textView id=\"a\">\(traits)</textView>")
        let bar: UISearchBar = try make("<searchBar id=\"a\">\(traits)</searchBar>")
        let types: [UITextAutocapitalizationType] = [
            field.autocapitalizationType, view.autocapitalizationType, bar.searchTextField.autocapitalizationType,
        ]
        expect(types, equals: [.none, .none, .none])
    }
}
