import AppDriver
import PlatformHost
import TestCases
import UIKitCore
import XCTest

/// Tests rotation: the supported orientations, the callbacks and their order.
final class OrientationTests: KitTestCase {
    /// Records its callbacks, and supports the orientations that a test sets.
    private final class Page: UIViewController {
        var supported: UIInterfaceOrientationMask = .all
        var calls: [String] = []
        var angle: CGFloat?

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.willTransition(to: newCollection, with: coordinator)
            calls.append(
                "traits \(newCollection.verticalSizeClass.rawValue), was \(traitCollection.verticalSizeClass.rawValue)")
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            calls.append("size \(Int(size.width)), was \(Int(view.bounds.width))")
            angle = atan2(coordinator.targetTransform.b, coordinator.targetTransform.a)
            coordinator.animate { _ in
                self.calls.append("alongside \(Int(self.view.bounds.width)) \(self.orientation.isLandscape)")
            } completion: { _ in
                self.calls.append("end")
            }
        }

        var orientation: UIInterfaceOrientation {
            view.window?.windowScene?.effectiveGeometry.interfaceOrientation ?? .unknown
        }
    }

    private func rotate(_ orientation: UIDeviceOrientation) {
        UIDevice.current.rotate(to: orientation)
        session.settle()
    }

    private var screen: CGSize { UIScreen.main.bounds.size }

    func testRotationReportsTraitsThenSizeAndAnimatesAlongside() {
        let page = Page()
        launch(page)
        rotate(.landscapeLeft)
        XCTAssertEqual(
            page.calls, ["traits 1, was 2", "size 844, was 390", "alongside 844 true", "end"])
        XCTAssertEqual(page.orientation, .landscapeRight)
        XCTAssertEqual(page.traitCollection.verticalSizeClass, .compact)
    }

    func testTheCoordinatorHasTheRotationOfTheInterface() throws {
        let page = Page()
        launch(page)
        rotate(.landscapeLeft)
        XCTAssertEqual(try XCTUnwrap(page.angle), .pi / 2, accuracy: 1e-9)
        rotate(.portrait)
        XCTAssertEqual(try XCTUnwrap(page.angle), -.pi / 2, accuracy: 1e-9)
        rotate(.landscapeRight)
        XCTAssertEqual(try XCTUnwrap(page.angle), -.pi / 2, accuracy: 1e-9)
    }

    /// Records calls to the deprecated rotation methods.
    private final class OlderPage: UIViewController {
        var calls: [String] = []

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("will \(toInterfaceOrientation.rawValue) \(duration), is \(interfaceOrientation.rawValue)")
        }

        override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            calls.append("animate \(toInterfaceOrientation.rawValue), is \(interfaceOrientation.rawValue)")
        }

        override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
            calls.append("did \(fromInterfaceOrientation.rawValue)")
        }
    }

    func testRotationCallsTheDeprecatedMethodsOfAChild() {
        let page = OlderPage()
        launch(UINavigationController(rootViewController: page))
        rotate(.landscapeLeft)
        XCTAssertEqual(page.calls, ["will 3 0.3, is 1", "animate 3, is 3", "did 1"])
        page.calls = []
        page.view.frame.size.height -= 20
        session.settle()
        XCTAssertEqual(page.calls, [])
    }

    func testRotationBy180DegreesReportsNoSize() {
        let page = Page()
        launch(page)
        rotate(.landscapeLeft)
        page.calls = []
        rotate(.landscapeRight)
        XCTAssertEqual(page.orientation, .landscapeLeft)
        XCTAssertEqual(page.calls, [])
        XCTAssertEqual(screen, CGSize(width: 844, height: 390))
    }

    func testUnsupportedOrientationsHaveNoEffect() {
        let page = Page()
        page.supported = .portrait
        launch(page)
        rotate(.landscapeLeft)
        XCTAssertEqual(page.orientation, .portrait)
        XCTAssertEqual(screen, CGSize(width: 390, height: 844))
        page.supported = .allButUpsideDown
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        session.settle()
        XCTAssertEqual(page.orientation, .landscapeRight)
        page.supported = .portrait
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        session.settle()
        XCTAssertEqual(page.orientation, .portrait)
    }

    func testAPhoneDoesNotSupportUpsideDownByDefault() {
        let page = UIViewController()
        launch(page)
        XCTAssertEqual(page.supportedInterfaceOrientations, .allButUpsideDown)
        rotate(.portraitUpsideDown)
        XCTAssertEqual(page.view.window?.windowScene?.effectiveGeometry.interfaceOrientation, .portrait)
    }

    func testAFlatDeviceKeepsItsInterfaceOrientation() {
        let page = Page()
        launch(page)
        rotate(.landscapeRight)
        rotate(.faceUp)
        XCTAssertEqual(page.orientation, .landscapeLeft)
    }

    func testARootThatSupportsOnlyLandscapeAppearsInLandscape() {
        let page = Page()
        page.supported = .landscape
        launch(page)
        session.settle()
        XCTAssertEqual(page.orientation, .landscapeRight)
        XCTAssertEqual(page.view.frame.size, CGSize(width: 844, height: 390))
    }

    func testAFullScreenControllerDeterminesTheOrientation() {
        let root = Page()
        launch(root)
        let presented = Page()
        presented.supported = .landscape
        presented.modalPresentationStyle = .fullScreen
        root.present(presented, animated: true)
        session.settle()
        XCTAssertEqual(presented.orientation, .landscapeRight)
        root.dismiss(animated: true)
        session.settle()
        XCTAssertEqual(root.orientation, .portrait)
    }

    func testASheetDoesNotDetermineTheOrientation() {
        let root = Page()
        launch(root)
        let sheet = Page()
        sheet.supported = .landscape
        root.present(sheet, animated: true)
        session.settle()
        XCTAssertEqual(root.orientation, .portrait)
    }

    func testTheDevicePostsOrientationChangesUntilTheyAreDisabled() {
        let page = Page()
        launch(page)
        let device: UIDevice = .current
        let observer: any NSObjectProtocol = NotificationCenter.default.addObserver(
            forName: UIDevice.orientationDidChangeNotification, object: device, queue: nil
        ) { _ in
            MainActor.assumeIsolated { page.calls.append("device \(UIDevice.current.orientation)") }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        // The kit has enabled notifications, because the interface rotates.
        XCTAssertEqual(device.orientation, .portrait)
        device.beginGeneratingDeviceOrientationNotifications()
        rotate(.faceUp)
        device.endGeneratingDeviceOrientationNotifications()
        XCTAssertTrue(device.isGeneratingDeviceOrientationNotifications)
        rotate(.landscapeLeft)
        device.endGeneratingDeviceOrientationNotifications()
        rotate(.landscapeRight)
        XCTAssertEqual(device.orientation, .unknown)
        XCTAssertEqual(page.calls.filter { $0.hasPrefix("device") }, ["device faceUp", "device landscapeLeft"])
    }

    func testRotationKeysOfTheHostRotateBy90Degrees() {
        let page = Page()
        launch(page)
        func press(_ rotation: HostRotation) {
            guard let window = session.window else { return }
            session.host.post(.rotationRequested(rotation), at: window)
            session.host.turn()
            session.settle()
        }
        press(.left)
        XCTAssertEqual(page.orientation, .landscapeRight)
        press(.left)
        XCTAssertEqual(page.orientation, .portraitUpsideDown)
        press(.right)
        press(.right)
        XCTAssertEqual(page.orientation, .portrait)
        press(.right)
        XCTAssertEqual(page.orientation, .landscapeLeft)
    }

    func testAWideWindowHasALandscapeOrientation() {
        let page = Page()
        launch(page)
        session.resize(to: CGSize(width: 900, height: 500))
        XCTAssertEqual(page.orientation, .landscapeRight)
        rotate(.portrait)
        XCTAssertEqual(screen, CGSize(width: 500, height: 900))
    }

    func testGeometryRequestsRotateOrFail() {
        let page = Page()
        page.supported = .allButUpsideDown
        launch(page)
        let scene: UIWindowScene? = page.view.window?.windowScene
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft)) { _ in
            XCTFail("The orientation is supported.")
        }
        session.settle()
        XCTAssertEqual(page.orientation, .landscapeLeft)
        var denied: (any Error)?
        scene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown)) { denied = $0 }
        XCTAssertEqual((denied as? UISceneError)?.code, .geometryRequestDenied)
        XCTAssertEqual(page.orientation, .landscapeLeft)
    }

    func testARequestedOrientationLastsUntilTheDeviceRotates() {
        let page = Page()
        launch(page)
        page.view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
        session.settle()
        for style in [UIModalPresentationStyle.formSheet, .fullScreen] {
            let presented = UIViewController()
            presented.modalPresentationStyle = style
            page.present(presented, animated: true)
            session.settle()
            page.dismiss(animated: true)
            session.settle()
            XCTAssertEqual(page.orientation, .landscapeLeft)
        }
        rotate(.landscapeLeft)
        XCTAssertEqual(page.orientation, .landscapeRight)
        rotate(.portrait)
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        session.settle()
        XCTAssertEqual(page.orientation, .portrait)
    }

    func testAControllerCanRotateARequestedOrientationToThatOfTheDevice() {
        let page = Page()
        launch(page)
        page.view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
        session.settle()
        UIViewController.attemptRotationToDeviceOrientation()
        session.settle()
        XCTAssertEqual(page.orientation, .portrait)
    }
}
