import Expectations
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitSearching

@MainActor @Suite(.onStage) struct BookmarkButtonTests {
    private final class Delegate: NSObject, UISearchBarDelegate {
        var clicks = 0
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { clicks += 1 }
    }

    @Test func `the bookmark button shows the image that the app sets, and calls the delegate`() throws {
        let stage = Stage()
        let delegate = Delegate()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
        bar.delegate = delegate
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        bar.setImage(image, for: .bookmark, state: .normal)
        expect(!bar.showsBookmarkButton)
        bar.showsBookmarkButton = true
        stage.root.addSubview(bar)
        stage.host.turn()
        let button = try #require(bar.searchTextField.rightView as? UIButton)
        expect(bar.showsBookmarkButton && button.image(for: .normal) === image)
        bar.setImage(nil, for: .bookmark, state: .normal)
        expect(button.image(for: .normal) != nil && button.image(for: .normal) !== image)
        let center: CGPoint = button.convert(CGPoint(x: 16, y: 16), to: nil)
        expect(center.x, isGreaterThan: 340)
        stage.tap(center.x, center.y)
        expect(delegate.clicks, equals: 1)
        // While the user edits text, the clear button replaces the bookmark button.
        bar.text = "x"
        bar.searchTextField.becomeFirstResponder()
        stage.advance(by: 0.5)
        expect(button.superview == nil || button.isHidden || button.alpha == 0)
        bar.showsBookmarkButton = false
        expectNil(bar.searchTextField.rightView)
    }

    @Test func `a bar that is not translucent has an opaque color behind its image`() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 400, height: 56))
        bar.backgroundImage = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
        expectNil(bar.styling.fill)
        bar.isTranslucent = false
        expect(bar.styling.fill?.backgroundColor == .systemBackground && bar.subviews.first === bar.styling.fill)
        bar.barTintColor = .orange
        expect(bar.styling.fill?.backgroundColor, equals: .orange)
        bar.isTranslucent = true
        expectNil(bar.styling.fill)
    }
}
