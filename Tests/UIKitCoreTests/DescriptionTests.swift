import TestCases
import XCTest

@testable import UIKitCore
@testable import UIKitLists

private final class HomeController: UIViewController {}
private final class CardView: UIView {}
private final class CardLayer: CALayer {}
private final class Swipe: UIGestureRecognizer {}

/// Tests that a description contains the module name if the class is from an app, as on iOS, but not if it is from the
/// kit.
final class DescriptionTests: KitTestCase {
    func testDescriptionsOfAppClassesContainTheModule() {
        XCTAssertTrue("\(HomeController())".hasPrefix("<UIKitCoreTests.HomeController: 0x"))
        XCTAssertTrue("\(CardView())".hasPrefix("<UIKitCoreTests.CardView: 0x"))
        XCTAssertTrue("\(CardLayer())".hasPrefix("<UIKitCoreTests.CardLayer: 0x"))
        XCTAssertTrue("\(Swipe(target: nil, action: nil))".hasPrefix("<UIKitCoreTests.Swipe"))
        let card = CardView()
        let width: NSLayoutConstraint = card.widthAnchor.constraint(equalToConstant: 1)
        XCTAssertTrue("\(width)".contains("UIKitCoreTests.CardView:0x"))
    }

    func testDescriptionsOfKitClassesContainNoModule() {
        XCTAssertTrue("\(UINavigationController())".hasPrefix("<UINavigationController: 0x"))
        XCTAssertTrue("\(UILabel())".hasPrefix("<UILabel: 0x"))
        XCTAssertTrue("\(CAShapeLayer())".hasPrefix("<CAShapeLayer: 0x"))
        XCTAssertTrue("\(UICollectionViewFlowLayout())".hasPrefix("<UICollectionViewFlowLayout: 0x"))
    }

    func testDescriptionsOfViewsContainTheirPropertiesAndLayers() {
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 30.5, height: 4))
        label.text = "x"
        label.isHidden = true
        label.alpha = 0.5
        label.tag = 4
        let layer: String = "layer = <CALayer: 0x"
        XCTAssertTrue(
            "\(label)".contains(
                "; frame = (1 2; 30.5 4); text = 'x'; hidden = YES; alpha = 0.5; userInteractionEnabled = NO; tag = 4; "
            ),
            "\(label)")
        let card = CardView()
        XCTAssertTrue("\(card)".contains("; frame = (0 0; 0 0); " + layer), "\(card)")
        XCTAssertTrue("\(card)".hasSuffix(">>"))
        let field = UITextField()
        field.text = "secret"
        XCTAssertTrue("\(field)".contains("text = 'secret'"))
        field.isSecureTextEntry = true
        XCTAssertFalse("\(field)".contains("secret"))
    }

    func testDescriptionsEndWithTheAddress() {
        let controller = HomeController()
        let address = UInt(bitPattern: Unmanaged.passUnretained(controller).toOpaque())
        XCTAssertTrue("\(controller)".hasSuffix(": 0x\(String(address, radix: 16))>"))
        XCTAssertEqual(String(describing: controller), controller.debugDescription)
    }
}
