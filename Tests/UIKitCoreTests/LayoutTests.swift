import TestCases
import UIKitCore
import UIKitLists
import XCTest

/// Tests layout with constraints and autoresizing masks.
final class LayoutTests: KitTestCase {
    private func box(in parent: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    private func root() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }

    func testEdgeConstraintsToASuperview() {
        let root: UIView = root()
        let view: UIView = box(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalToConstant: 30),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 5, width: 70, height: 30))
    }

    func testAChangedConstantHasNoEffectBeforeLayout() {
        let root: UIView = root()
        let view: UIView = box(in: root)
        let leading: NSLayoutConstraint = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
        NSLayoutConstraint.activate([leading, view.widthAnchor.constraint(equalToConstant: 20)])
        root.layoutIfNeeded()
        leading.constant = 40
        XCTAssertEqual(view.frame.minX, 10)
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.minX, 40)
    }

    func testAnInactiveConstraintHasNoEffect() {
        let root: UIView = root()
        let view: UIView = box(in: root)
        let narrow: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 20)
        let wide: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 80)
        narrow.isActive = true
        root.layoutIfNeeded()
        narrow.isActive = false
        wide.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 80)
        XCTAssertEqual(view.constraints, [wide])
    }

    func testConstraintsApplyToAlignmentRects() {
        final class Inset: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5) }
        }
        let root: UIView = root()
        let view = Inset()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame, CGRect(x: -3, y: -2, width: 108, height: 106))
    }

    func testLeadingIsOnTheRightInRightToLeftLayout() {
        let root: UIView = root()
        root.semanticContentAttribute = .forceRightToLeft
        let view: UIView = box(in: root)
        view.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 23),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.maxX, 77)
    }

    func testPrioritiesAreStrict() {
        let root: UIView = root()
        let view: UIView = box(in: root)
        for _ in 0..<200 {
            let weak: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 0)
            weak.priority = UILayoutPriority(749)
            weak.isActive = true
        }
        let strong: NSLayoutConstraint = view.widthAnchor.constraint(equalToConstant: 90)
        strong.priority = UILayoutPriority(750)
        strong.isActive = true
        root.layoutIfNeeded()
        XCTAssertEqual(view.frame.width, 90)
    }

    func testWrappedTextIncreasesTheHeight() {
        let root: UIView = root()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "A sentence that needs more than one line in so narrow a place."
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let below: UIView = box(in: root)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            below.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        XCTAssertEqual(label.frame.width, 100)
        XCTAssertGreaterThan(label.frame.height, 60)
        XCTAssertEqual(below.frame.minY, label.frame.maxY + 8, accuracy: 0.5)
    }

    func testTheSafeAreaExcludesTheBars() {
        let controller = UIViewController()
        launch(UINavigationController(rootViewController: controller))
        let view: UIView = box(in: controller.view)
        view.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor).isActive = true
        session.settle()
        XCTAssertEqual(controller.view.safeAreaInsets.top, 44)
        XCTAssertEqual(view.convert(CGPoint.zero, to: nil).y, 44)
    }

    func testATableBelowANavigationBarHasNoContentInset() {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        launch(navigation)
        let table = UITableView(frame: .zero, style: .plain)
        let header: UIView = box(in: controller.view)
        table.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(table)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
            header.heightAnchor.constraint(equalToConstant: 100),
            table.topAnchor.constraint(equalTo: header.bottomAnchor),
            table.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            table.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
        ])
        navigation.pushViewController(controller, animated: true)
        session.settle()
        XCTAssertEqual(table.frame.minY, 144)
        XCTAssertEqual(table.contentOffset, .zero)
    }

    func testFittingUsesOnlyConstraints() {
        let outer = UIView()
        let inner: UIView = box(in: outer)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 8),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -8),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 4),
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -4),
            inner.widthAnchor.constraint(equalToConstant: 50),
            inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        XCTAssertEqual(
            outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(width: 58, height: 36))
    }

    func testRemovingAViewRemovesItsConstraints() {
        let root: UIView = root()
        let view: UIView = box(in: root)
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        XCTAssertEqual(root.constraints.count, 1)
        view.removeFromSuperview()
        XCTAssertEqual(root.constraints.count, 0)
        root.layoutIfNeeded()
    }

    func testAutoresizingMasksFollowTheSuperview() {
        let root: UIView = root()
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(view)
        root.frame.size = CGSize(width: 200, height: 150)
        XCTAssertEqual(view.frame, CGRect(x: 10, y: 60, width: 120, height: 20))
    }
}
