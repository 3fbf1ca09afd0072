import Expectations
import Foundation
import TestStage
import Testing
import UIKitSearching

@testable import UIKitCore

@MainActor @Suite(.onStage) struct SearchClearImageTests {
    @Test func `a search bar shows the image that the app sets for the clear button`() throws {
        let stage = Stage()
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 400, height: 56))
        stage.root.addSubview(bar)
        bar.searchTextField.clearButtonMode = .always
        bar.text = "a"
        stage.host.turn()
        let button = try #require(bar.searchTextField.subviews.first { $0 is FieldClearButton } as? FieldClearButton)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
        bar.setImage(image, for: .clear, state: .normal)
        expect(button.image, isIdenticalTo: image)
        expect(bar.image(for: .clear, state: .normal), isIdenticalTo: image)
        let frame: CGRect = button.frame
        bar.setPositionAdjustment(UIOffset(horizontal: -5, vertical: 1), for: .clear)
        stage.host.turn()
        expect(button.frame, equals: frame.offsetBy(dx: -5, dy: 1))
        bar.setImage(nil, for: .clear, state: .normal)
        expectNil(button.image)
    }
}
