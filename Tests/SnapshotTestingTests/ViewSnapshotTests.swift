import SnapshotTesting
import UIKit
import XCTest
import XCUIAutomation

/// Snapshots of views, controllers, layers and images.
final class ViewSnapshotTests: SnapshotTestCase {
    private final class SampleController: UIViewController {
        private(set) var calls: [String] = []
        private(set) var insets: UIEdgeInsets = .zero

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let label = UILabel()
            label.text = "Hello"
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            ])
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("viewWillAppear")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            insets = view.safeAreaInsets
        }
    }

    private func sampleView(_ side: CGFloat = 220) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: side - 20, height: 30))
        label.text = "A view that was never shown"
        view.addSubview(label)
        let dot = UIView(frame: CGRect(x: side - 40, y: side - 40, width: 30, height: 30))
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 15
        view.addSubview(dot)
        return view
    }

    private func pixels(of png: Data) -> CGSize {
        UIImage(data: png)?.size ?? .zero
    }

    private func launch(_ arguments: [String]) -> XCUIApplication {
        XCUIApplication.delegateClass = EmptyDelegate.self
        let app = XCUIApplication()
        app.launchArguments = arguments
        app.launch()
        return app
    }

    func testTheScaleDoesNotDependOnApplicationsOfOtherTests() {
        let before: Data = record(sampleView(), as: .image)
        XCTAssertEqual(pixels(of: before), CGSize(width: 440, height: 440))
        let app = launch(["-UIScreenScale", "1", "-AppleInterfaceStyle", "Dark", "-AppleTextDirection", "YES"])
        XCTAssertNil(verify(sampleView(), as: .image), "while an application runs")
        app.terminate()
        XCTAssertNil(verify(sampleView(), as: .image), "after an application ran")
    }

    func testTheScaleOfARendererIsThatOfTheScreenBeforeAndAfterAnApplication() {
        let size = CGSize(width: 10, height: 10)
        func scale() -> CGFloat { UIGraphicsImageRenderer(size: size).image { _ in () }.scale }
        XCTAssertEqual(scale(), UIScreen.main.scale)
        let before: CGFloat = scale()
        let app = launch(["-UIScreenScale", "3", "-UIScreenSize", "500x700"])
        XCTAssertEqual(scale(), 3)
        app.terminate()
        XCTAssertEqual(scale(), before)
        XCTAssertEqual(UIScreen.main.scale, before)
        XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 390, height: 844))
        XCTAssertEqual(UITraitCollection.current.userInterfaceStyle, .light)
    }

    func testTraitsAndSizeAffectTheImage() {
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light: Data = record(sampleView(100), as: .image)
        let night: Data = record(sampleView(100), as: .image(traits: dark))
        XCTAssertNotEqual(light, night)
        let triple: Data = record(
            sampleView(100), as: .image(size: CGSize(width: 50, height: 60), traits: UITraitCollection(displayScale: 3))
        )
        XCTAssertEqual(pixels(of: triple), CGSize(width: 150, height: 180))
    }

    func testAnImageOfTheKeyWindowShowsAnimations() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
        animation.toValue = animation.fromValue
        animation.duration = 100
        view.layer.add(animation, forKey: nil)
        let own: UIImage? = UIImage(data: record(view, as: .image))
        XCTAssertEqual(own?.cgImage?.pixel(x: 5, y: 5), Pixel(red: 255, green: 0, blue: 0))
        let shown: UIImage? = UIImage(data: record(view, as: .image(drawHierarchyInKeyWindow: true)))
        XCTAssertEqual(shown?.cgImage?.pixel(x: 5, y: 5), Pixel(red: 0, green: 0, blue: 255))
    }

    func testTheHierarchyIsRestored() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let views: [UIView] = [UIView(), sampleView(100), UIView()]
        for view in views { parent.addSubview(view) }
        views[1].frame.origin = CGPoint(x: 20, y: 30)
        _ = record(views[1], as: .image(size: CGSize(width: 10, height: 10)))
        XCTAssertEqual(parent.subviews, views)
        XCTAssertEqual(views[1].frame, CGRect(x: 20, y: 30, width: 100, height: 100))
    }

    func testAControllerIsLaidOutForADevice() {
        let controller = SampleController()
        let portrait: Data = record(controller, as: .image(on: .iPhoneX))
        XCTAssertEqual(pixels(of: portrait), CGSize(width: 375 * 3, height: 812 * 3))
        XCTAssertEqual(controller.insets, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(controller.calls, ["viewWillAppear"])
        XCTAssertEqual(controller.additionalSafeAreaInsets, .zero)
        let landscape: Data = record(SampleController(), as: .image(on: .iPhoneX(.landscape)))
        XCTAssertEqual(pixels(of: landscape), CGSize(width: 812 * 3, height: 375 * 3))
        let half: Data = record(SampleController(), as: .image(on: .iPadPro11(.landscape(splitView: .oneHalf))))
        XCTAssertEqual(pixels(of: half), CGSize(width: 592 * 2, height: 834 * 2))
        let sized: Data = record(SampleController(), as: .image(size: CGSize(width: 100, height: 50)))
        XCTAssertEqual(pixels(of: sized), CGSize(width: 200, height: 100))
    }

    func testHierarchiesAreTextWithoutAddresses() {
        let navigation = UINavigationController(rootViewController: SampleController())
        let hierarchy: String = text(of: navigation, as: .hierarchy)
        XCTAssertEqual(
            hierarchy.components(separatedBy: "\n").map { $0.components(separatedBy: ", view:")[0] },
            [
                "<UINavigationController>, state: appeared", "   | <SampleController>, state: appeared",
            ])
        let views: String = text(of: sampleView(), as: .recursiveDescription)
        XCTAssertTrue(views.hasPrefix("<UIView; frame = (0 0; 220 220)"), views)
        XCTAssertTrue(views.contains("\n   | <UILabel; "), views)
        XCTAssertFalse(views.contains("0x"), views)
        XCTAssertTrue(
            text(of: SampleController(), as: .recursiveDescription(on: .iPhoneSe)).contains("frame = (0 0; 320 568)"))
    }

    func testImagesAndLayersAreCompared() throws {
        func image(_ color: UIColor) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
                color.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
                UIColor.black.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        _ = record(image(.red), as: .image)
        XCTAssertNil(verify(image(.red), as: .image))
        let message: String = try XCTUnwrap(verify(image(.blue), as: .image))
        XCTAssertTrue(message.contains("796 of 800 pixels differ"), message)
        XCTAssertTrue(message.contains("difference-record.kept.png"), message)
        XCTAssertNotNil(verify(image(.blue), as: .image(precision: 0.5)))
        XCTAssertNil(verify(image(.blue), as: .image(precision: 0.004)))
        let nearly = UIColor(red: 0.99, green: 0, blue: 0, alpha: 1)
        XCTAssertNotNil(verify(image(nearly), as: .image))
        XCTAssertNil(verify(image(nearly), as: .image(perceptualPrecision: 0.98)))
        XCTAssertTrue(verify(UIImage(), as: .image)?.contains("The image is empty") == true)

        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
        layer.backgroundColor = UIColor.red.cgColor
        XCTAssertEqual(pixels(of: record(layer, as: .image)), CGSize(width: 40, height: 20))
    }

    func testAnimationsContinueDuringAPause() {
        let app = launch([])
        var isComplete = false
        UIView.animate(withDuration: 1, animations: {}, completion: { _ in isComplete = true })
        _ = text(of: "x", as: .wait(for: 2, on: .lines))
        XCTAssertTrue(isComplete)
        app.terminate()
    }

    /// The references are in the repository, because the renderer draws the same pixels in every run and in every order
    /// of tests.
    func testReferenceImages() {
        assertSnapshot(of: sampleView(), as: .image)
        assertSnapshot(of: SampleController(), as: .image(on: .iPhoneSe), named: "iPhoneSe")
        assertSnapshot(
            of: SampleController(),
            as: .image(on: .iPhoneSe, traits: UITraitCollection(userInterfaceStyle: .dark)), named: "iPhoneSe-dark")
    }
}

final class EmptyDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        true
    }
}
