import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

@MainActor @Suite(.onStage) struct AnchorTests {
    @Test func `anchors of the same attribute of the same item are equal`() {
        let view = UIView()
        let other = UIView()
        expect(view.leadingAnchor, equals: view.leadingAnchor)
        expect(view.leadingAnchor.hash, equals: view.leadingAnchor.hash)
        expect(view.leadingAnchor != view.trailingAnchor && view.leadingAnchor != other.leadingAnchor)
        expect(!view.leadingAnchor.isEqual(view) && !view.leadingAnchor.isEqual(nil))
        let distance: NSLayoutDimension = view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
        expect(distance, equals: view.leadingAnchor.anchorWithOffset(to: view.trailingAnchor))
        expect(distance != view.leadingAnchor.anchorWithOffset(to: other.leadingAnchor))
    }

    @Test func `the anchors of a constraint equal those of its items`() {
        let view = UIView()
        let guide = UILayoutGuide()
        view.addLayoutGuide(guide)
        let constraint: NSLayoutConstraint = view.topAnchor.constraint(equalTo: guide.bottomAnchor)
        expect(constraint.firstAnchor.isEqual(view.topAnchor))
        expect(constraint.secondAnchor?.isEqual(guide.bottomAnchor) == true)
        expect(constraint.firstAnchor.item === view && constraint.secondAnchor?.item === guide)
    }

    @Test func `the name of an anchor contains the item and the attribute`() {
        let view = UIView()
        view.accessibilityIdentifier = "card"
        expect(view.leadingAnchor.name, equals: "card.leading")
    }
}
