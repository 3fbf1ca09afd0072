import Observation
import TestCases
import UIKitCore
import XCTest

/// Tests that frames are produced only after changes, and what a frame updates and draws.
final class FrameTests: KitTestCase {
    func testNoFrameIsDrawnWithoutChanges() {
        launch(UINavigationController(rootViewController: UIViewController()))
        let before: Int = session.application.statistics.frames
        session.advance(by: 10)
        XCTAssertEqual(session.application.statistics.frames, before)
    }

    func testSettingTheSameValueCausesNoFrame() {
        let controller = UIViewController()
        launch(controller)
        controller.view.backgroundColor = .systemBackground
        session.settle()
        let before: Int = session.application.statistics.frames
        controller.view.backgroundColor = .systemBackground
        controller.view.alpha = 1
        controller.view.frame = controller.view.frame
        session.settle()
        XCTAssertEqual(session.application.statistics.frames, before)
    }

    func testManyChangesMakeOneFrame() {
        let controller = UIViewController()
        launch(controller)
        let before: Int = session.application.statistics.frames
        for index in 0..<100 { controller.view.alpha = CGFloat(index) / 200 }
        session.settle()
        XCTAssertEqual(session.application.statistics.frames, before + 1)
    }

    func testAViewOfTheAppDrawsOnceInTheFrameInWhichItAppears() {
        final class Drawing: UIView {
            var count = 0
            override func draw(_ rect: CGRect) {
                count += 1
                UIColor.red.setFill()
                UIRectFill(bounds)
            }
        }
        let view = Drawing(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(view)
        session.settle()
        XCTAssertEqual(view.count, 1)
        XCTAssertEqual(session.screenshot()?.pixel(x: 4, y: 4).red, 255)
        XCTAssertEqual(view.count, 1)
        _ = session.screenshot()
        XCTAssertEqual(view.count, 1)
    }

    func testAnOpaqueViewDrawsOverItsBackgroundColor() {
        final class Gutter: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        let view = Gutter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.isOpaque = true
        view.backgroundColor = .green
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(view)
        session.settle()
        XCTAssertEqual(session.screenshot()?.pixel(x: 1, y: 1).red, 255)
        XCTAssertEqual(session.screenshot()?.pixel(x: 6, y: 6).green, 255)
    }

    func testAnOpaqueViewDrawsOverItsStoredBackgroundColorIfItOverridesTheGetter() {
        final class Gutter: UIView {
            override var backgroundColor: UIColor? {
                get { .red }
                set { super.backgroundColor = newValue }
            }
            override func draw(_ rect: CGRect) {}
        }
        let view = Gutter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.isOpaque = true
        view.backgroundColor = .green
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(view)
        session.settle()
        XCTAssertEqual(session.screenshot()?.pixel(x: 4, y: 4).red, 0)
        XCTAssertEqual(session.screenshot()?.pixel(x: 4, y: 4).green, 255)
    }

    func testAViewIsOpaqueByDefaultButItsDrawingHidesNothing() {
        final class Dot: UIView {
            override func draw(_ rect: CGRect) {
                UIColor.red.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }
        }
        let view = Dot(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        XCTAssert(view.isOpaque && view.layer.isOpaque && !CALayer().isOpaque)
        let controller = UIViewController()
        launch(controller)
        controller.view.backgroundColor = .green
        controller.view.addSubview(view)
        session.settle()
        XCTAssertEqual(session.screenshot()?.pixel(x: 1, y: 1).red, 255)
        XCTAssertEqual(session.screenshot()?.pixel(x: 6, y: 6).green, 255)
        // The app promises that the view fills its bounds, which it does not.
        view.isOpaque = true
        session.settle()
        XCTAssertEqual(session.screenshot()?.pixel(x: 6, y: 6).green, 0)
        view.isOpaque = false
        XCTAssert(!view.isOpaque && !view.layer.isOpaque)
        session.settle()
        XCTAssertEqual(session.screenshot()?.pixel(x: 6, y: 6).green, 255)
    }

    func testAViewCanProvideTheContentsOfItsLayer() {
        final class Player: UIImageView {
            var color: UIColor?
            var count = 0

            override func display(_ layer: CALayer) {
                count += 1
                super.display(layer)
                if let color { layer.contents = FrameTests.picture(color).cgImage }
            }
        }
        final class Plain: UIView {
            override func display(_ layer: CALayer) { layer.contents = FrameTests.picture(.blue).cgImage }
        }
        let view = Player(image: Self.picture(.red))
        let plain = Plain(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(view)
        controller.view.addSubview(plain)
        plain.setNeedsDisplay()
        session.settle()
        XCTAssertEqual(session.screenshot()?.pixel(x: 4, y: 4).red, 255)
        XCTAssertEqual(session.screenshot()?.pixel(x: 44, y: 4).blue, 255)
        let before: Int = view.count
        view.color = .blue
        view.layer.setNeedsDisplay()
        session.settle()
        XCTAssertEqual(view.count, before + 1)
        XCTAssertEqual(session.screenshot()?.pixel(x: 4, y: 4).blue, 255)
        // A new image does not replace the contents that the class provides.
        view.image = Self.picture(.green)
        session.settle()
        XCTAssertEqual(session.screenshot()?.pixel(x: 4, y: 4).blue, 255)
        view.color = nil
        view.layer.setNeedsDisplay()
        session.settle()
        XCTAssertEqual(session.screenshot()?.pixel(x: 4, y: 4).green, 255)
    }

    private static func picture(_ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
    }

    func testAViewThatMarksItselfWhileItDrawsIsDrawnOnceInEachFrame() {
        final class Wave: UIView {
            var draws = 0
            override func draw(_ rect: CGRect) {
                draws += 1
                setNeedsDisplay()
            }
        }
        let wave = Wave(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let controller = UIViewController()
        controller.view.addSubview(wave)
        launch(controller)
        let start: Int = wave.draws
        session.advance(by: 1)
        XCTAssertEqual(Double(wave.draws - start), 60, accuracy: 3)
        // Other changes still apply at once.
        let label = UILabel()
        controller.view.addSubview(label)
        let before: Int = wave.draws
        session.settle()
        XCTAssertFalse(label.layer.needsLayout())
        XCTAssertLessThan(wave.draws - before, 5)
    }

    func testAChangeThatAViewMakesWhileItDrawsAppearsInTheNextFrame() {
        final class Meter: UIView {
            let label = UILabel()
            override func draw(_ rect: CGRect) { label.frame.size.width = 30 }
            override func layoutSubviews() { if label.frame.width < 30 { setNeedsDisplay() } }
        }
        let meter = Meter(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        meter.addSubview(meter.label)
        let controller = UIViewController()
        controller.view.addSubview(meter)
        launch(controller)
        XCTAssertEqual(meter.label.layer.presentation()?.bounds.width, 30)
        let before: Int = session.application.statistics.frames
        session.settle()
        XCTAssertEqual(session.application.statistics.frames, before)
    }

    func testOnlyTheChangedAreaIsPainted() {
        let controller = UIViewController()
        launch(controller)
        let small = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        controller.view.addSubview(small)
        _ = session.screenshot()
        session.window?.forgetPresentations()
        small.backgroundColor = .red
        _ = session.screenshot()
        let areas: [Int] = (session.window?.presentations ?? []).flatMap { $0 }.map { $0.width * $0.height }
        XCTAssertEqual(areas, [60 * 80])
    }

    func testChangesOfObservedValuesRequestLayout() {
        let model = ObservedModel()
        let view = ObservingView(model: model)
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(view)
        session.settle()
        model.value = 7
        session.settle()
        XCTAssertEqual(view.values, [0, 7])
    }

    func testObservedValuesMayChangeOnAnotherThread() {
        let model = ObservedModel()
        let view = ObservingView(model: model)
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(view)
        session.settle()
        let isChanged = DispatchSemaphore(value: 0)
        Thread {
            model.value = 7
            isChanged.signal()
        }
        .start()
        isChanged.wait()
        session.settle()
        XCTAssertEqual(view.values, [0, 7])
    }

    func testAChangeOfAnObservedValueRequestsLayoutOnceAfterManyPasses() {
        let model = ObservedModel()
        let outer = ObservingView(model: model)
        let view = ObservingView(model: model)
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(outer)
        outer.addSubview(view)
        for _ in 0..<200 {
            view.setNeedsLayout()
            outer.setNeedsLayout()
            session.settle()
        }
        let before: Int = view.requests
        model.value = 7
        XCTAssertEqual(view.requests, before + 1)
        session.settle()
        XCTAssertEqual(view.values.count, 201)
        XCTAssertEqual(view.values.last, 7)
        XCTAssertEqual(outer.values.last, 7)
        model.value = 8
        session.settle()
        XCTAssertEqual(view.values.last, 8)
    }

    func testLayoutInsideLayoutKeepsObserving() {
        let model = ObservedModel()
        let outer = ObservingView(model: model)
        let view = ObservingView(model: model)
        outer.body = { [unowned view] in
            view.setNeedsLayout()
            view.layoutIfNeeded()
        }
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(outer)
        outer.addSubview(view)
        for value in 1...5 {
            model.value = value
            session.settle()
            XCTAssertEqual(view.values.last, value)
            XCTAssertEqual(outer.values.last, value)
        }
        let count: Int = outer.values.count
        view.setNeedsLayout()
        session.settle()
        XCTAssertEqual(outer.values.count, count)
    }

    func testAValueThatTheLastPassDidNotReadRequestsNoLayout() {
        let model = ObservedModel()
        let view = ObservingView(model: model)
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(view)
        for _ in 0..<2 {
            view.setNeedsLayout()
            session.settle()
        }
        view.isObserving = false
        view.setNeedsLayout()
        session.settle()
        let requests: Int = view.requests
        model.value = 7
        XCTAssertEqual(view.requests, requests)
        view.isObserving = true
        view.setNeedsLayout()
        session.settle()
        model.value = 8
        session.settle()
        XCTAssertEqual(view.values.last, 8)
    }

    func testPropertiesAreUpdatedBeforeLayout() {
        final class Updating: UIView {
            var calls: [String] = []
            override func updateProperties() {
                super.updateProperties()
                calls.append("properties")
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                calls.append("layout")
            }
        }
        let view = Updating()
        let controller = UIViewController()
        launch(controller)
        controller.view.addSubview(view)
        view.setNeedsUpdateProperties()
        session.settle()
        XCTAssertEqual(view.calls, ["properties", "layout"])
    }
}

@Observable
final class ObservedModel {
    var value = 0
}

/// Records the value of a model at each layout.
private final class ObservingView: UIView {
    let model: ObservedModel
    var values: [Int] = []
    var isObserving = true
    var requests = 0
    var body: () -> Void = {}

    init(model: ObservedModel) {
        self.model = model
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isObserving { values.append(model.value) }
        body()
    }

    override func setNeedsLayout() {
        super.setNeedsLayout()
        requests += 1
    }
}
