import Expectations
import Foundation
import TestStage
import Testing
import UIKitControls

@testable import UIKitCore
@testable import UIKitLists
import UIKitSearching

/// The default sizes of Apple's controls.
@MainActor @Suite(.onStage) struct NaturalSizeTests {
    @Test func `controls are created with their natural size`() {
        expect(UISwitch().frame.size, equals: CGSize(width: 51, height: 31))
        expect(UIStepper().frame.size, equals: CGSize(width: 94, height: 32))
        expect(UIActivityIndicatorView().frame.size, equals: CGSize(width: 20, height: 20))
        expect(UIActivityIndicatorView(style: .large).frame.size, equals: CGSize(width: 37, height: 37))
        expect(UIActivityIndicatorView(style: .whiteLarge).frame.size, equals: CGSize(width: 37, height: 37))
        expect(UIActivityIndicatorView(style: .gray).frame.size, equals: CGSize(width: 20, height: 20))
        expect(UITableViewCell().frame.size, equals: CGSize(width: 320, height: 44))
        let items = UISegmentedControl(items: ["One", "Two"])
        expect(items.frame.size == items.intrinsicContentSize && items.frame.width > 60 && items.frame.height == 32)
        expect(UISegmentedControl(frame: CGRect(x: 1, y: 2, width: 90, height: 40)).frame.width, equals: 90)
        expect(UIPageControl().size(forNumberOfPages: 4), equals: CGSize(width: 92, height: 26))
    }

    @Test func `padding of a subclass enlarges a field`() {
        final class Padded: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).inset(by: UIEdgeInsets(top: 10, left: 12, bottom: 8, right: 6))
            }
        }
        let (field, padded) = (UITextField(), Padded())
        for each in [field, padded] { each.text = "Text" }
        let (plain, size) = (field.intrinsicContentSize, padded.intrinsicContentSize)
        expect(size, equals: CGSize(width: plain.width + 18, height: plain.height + 18))
        expect(padded.sizeThatFits(CGSize(width: 20, height: 0)), equals: CGSize(width: 20, height: size.height))
    }

    @Test func `older styles of activity indicators have a color unless one is set`() {
        let indicator = UIActivityIndicatorView(style: .white)
        expect(indicator.color == .white && indicator.layer.sublayers?.first?.backgroundColor == UIColor.white.cgColor)
        indicator.style = .gray
        expect(indicator.color, equals: .systemGray)
        indicator.color = .red
        indicator.style = .whiteLarge
        expect(indicator.color == .red && indicator.layer.sublayers?.first?.backgroundColor == UIColor.red.cgColor)
        indicator.color = nil
        expect(indicator.color, equals: .white)
    }

    @Test(arguments: [
        (UIButton.ButtonType.detailDisclosure, "info.circle", "More Info"), (.infoLight, "info.circle", "More Info"),
        (.infoDark, "info.circle", "More Info"), (.contactAdd, "plus.circle", "Add"), (.close, "xmark", "Close"),
    ])
    func `buttons for a purpose have a symbol and a name`(type: UIButton.ButtonType, symbol: String, name: String) {
        let button = UIButton(type: type)
        expect(button.buttonType == type && button.accessibilityLabel == name)
        expect(button.image(for: .normal)?.isSymbolImage == true && button.intrinsicContentSize.width > 10)
        expect(button.image(for: .normal)?.name, equals: symbol)
        expect(button.frame.size, equals: button.intrinsicContentSize)
    }

    @Test func `a search bar has the width of the screen by default`() {
        let bar = UISearchBar()
        expect(bar.frame, equals: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 56))
        expect(bar.intrinsicContentSize, equals: CGSize(width: UIView.noIntrinsicMetric, height: 56))
        bar.frame.size.width = 200
        bar.sizeToFit()
        expect(bar.frame.size, equals: CGSize(width: 200, height: 56))
    }

    @Test func `a window without a frame has the size of the screen`() {
        expect(UIWindow().frame, equals: UIScreen.main.bounds)
        expect(
            UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).frame.size, equals: CGSize(width: 10, height: 20)
        )
    }

    @Test func `sizeToFit sets the bounds of a transformed view`() {
        let label = UILabel(frame: CGRect(x: 10, y: 20, width: 5, height: 5))
        label.text = "Text"
        label.sizeToFit()
        let size: CGSize = label.intrinsicContentSize
        expect(label.frame, equals: CGRect(origin: CGPoint(x: 10, y: 20), size: size))
        label.text = "A longer text"
        let center: CGPoint = label.center
        for transform in [CGAffineTransform(rotationAngle: .pi / 3), CGAffineTransform(scaleX: 2, y: 3)] {
            label.transform = transform
            label.sizeToFit()
            expect(label.bounds.size == label.intrinsicContentSize && label.center == center)
        }
    }

    @Test func `lines separate segments that are not selected`() {
        let control = UISegmentedControl(items: ["One", "Two", "Three", "Four"])
        control.layoutIfNeeded()
        func lines() -> [CGFloat] {
            control.layoutIfNeeded()
            return control.subviews.filter { $0.frame.width == 1 && $0.alpha == 1 }.map(\.frame.midX).sorted()
        }
        let quarter: CGFloat = control.bounds.width / 4
        expect(lines(), equals: [quarter, 2 * quarter, 3 * quarter])
        control.selectedSegmentIndex = 0
        expect(lines(), equals: [2 * quarter, 3 * quarter])
        control.selectedSegmentIndex = 2
        expect(lines(), equals: [quarter])
        control.removeSegment(at: 3, animated: false)
        expect(lines().count, equals: 1)
    }
}
