import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore

/// Navigation bars in sheets.
@MainActor @Suite(.onStage) final class SheetBarTests {
    private let stage = Stage()
    private let root = UIViewController()
    private let page = UIViewController()
    private lazy var navigation = UINavigationController(rootViewController: page)

    init() {
        stage.root.removeFromSuperview()
        stage.window.rootViewController = root
        page.title = "Note"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
        stage.advance(by: 0.1)
    }

    private func present(_ style: UIModalPresentationStyle) {
        navigation.modalPresentationStyle = style
        root.present(navigation, animated: false)
        stage.advance(by: 0.5)
    }

    @Test(
        arguments: [
            (UIModalPresentationStyle.pageSheet, 56), (.formSheet, 56), (.fullScreen, 44), (.overFullScreen, 44),
        ] as [(UIModalPresentationStyle, CGFloat)])
    func `a navigation bar is higher in a sheet`(style: UIModalPresentationStyle, height: CGFloat) throws {
        present(style)
        let bar: UINavigationBar = navigation.navigationBar
        expect(bar.frame.height, equals: height)
        expect(page.view.safeAreaInsets.top, equals: bar.frame.maxY)
        let button: BarButton = try #require(page.navigationItem.rightBarButtonItem?.button)
        expect(button.convert(button.bounds, to: bar).midY, equals: height / 2)
    }

    @Test func `a large title is below the higher row of a sheet`() {
        navigation.navigationBar.prefersLargeTitles = true
        present(.pageSheet)
        expect(navigation.navigationBar.frame.height, equals: 56 + 52)
    }

    @Test func `a bar has the usual height after its sheet is dismissed`() {
        present(.pageSheet)
        root.dismiss(animated: false)
        stage.advance(by: 0.5)
        stage.window.rootViewController = navigation
        stage.advance(by: 0.1)
        expect(navigation.navigationBar.frame.height, equals: 44)
    }
}
