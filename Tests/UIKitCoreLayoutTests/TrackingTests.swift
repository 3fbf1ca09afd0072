import CoreGraphics
import Expectations
import Foundation
import Observation
import TestStage
import Testing

@testable import UIKitCore

/// Functions of views and controllers that run again when observable objects or traits that they read change.
@MainActor @Suite(.onStage) struct TrackingTests {
    @Observable final class Model {
        var number = 1
        var unread = 0
    }

    /// A view that reads the model, or its traits, in one function.
    private final class Reader: UIView {
        var model: Model!
        var functions: Set<TrackedFunction> = []
        var readsTraits = false
        private(set) var calls: [TrackedFunction: [Int]] = [:]

        private func run(_ function: TrackedFunction) {
            let number: Int =
                readsTraits
                ? traitCollection.userInterfaceStyle.rawValue : functions.contains(function) ? model.number : 0
            calls[function, default: []].append(number)
        }

        override func updateProperties() {
            super.updateProperties()
            run(.properties)
        }

        override func updateConstraints() {
            run(.constraints)
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            run(.layout)
        }

        override func draw(_ rect: CGRect) { run(.drawing) }
    }

    private final class Page: UIViewController {
        let model = Model()
        private(set) var calls: [String: [Int]] = [:]
        var reads = ""

        private func run(_ name: String) { calls[name, default: []].append(reads == name ? model.number : 0) }

        override func updateProperties() {
            super.updateProperties()
            run("properties")
        }

        override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            run("will")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            run("did")
        }

        override func updateViewConstraints() {
            run("constraints")
            super.updateViewConstraints()
        }

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            super.updateContentUnavailableConfiguration(using: state)
            run("unavailable")
        }
    }

    private let stage = Stage()
    private let model = Model()

    private func makeReader() -> Reader {
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        reader.model = model
        reader.contentMode = .redraw
        return reader
    }

    /// Draws the window.
    private func frame() {
        stage.advance(by: 0.05)
        _ = stage.pixels(row: 0)
    }

    // MARK: Observable objects

    @Test func `the properties of a view are updated before its first layout in a window`() {
        let reader = Reader(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        reader.functions = [.properties]
        frame()
        expectNil(reader.calls[.properties])
        // The view needs its model only in a window.
        reader.model = model
        stage.root.addSubview(reader)
        frame()
        expect(reader.calls[.properties], equals: [1])
        model.number = 2
        frame()
        expect(reader.calls[.properties], equals: [1, 2])
        expect(reader.calls[.layout], equals: [0])
        reader.removeFromSuperview()
        stage.root.addSubview(reader)
        frame()
        expect(reader.calls[.properties], equals: [1, 2])
    }

    @Test(arguments: TrackedFunction.allCases.filter { $0 != .configuration && $0 != .contentUnavailable })
    func `a function that reads an observable object runs again when it changes`(function: TrackedFunction) {
        let reader: Reader = makeReader()
        reader.functions = [function]
        reader.widthAnchor.constraint(equalToConstant: 50).isActive = true
        stage.root.addSubview(reader)
        frame()
        expect(reader.calls[function]?.last, equals: 1)
        let others: [TrackedFunction: [Int]] = reader.calls.filter { $0.key != function && $0.key != .layout }
        model.number = 2
        frame()
        expect(reader.calls[function]?.last, equals: 2)
        let count: Int = reader.calls[function]?.count ?? 0
        model.number = 3
        frame()
        expect(reader.calls[function]?.last, equals: 3)
        expect(reader.calls[function]?.count, equals: count + 1)
        model.unread = 1
        frame()
        expect(reader.calls[function]?.count, equals: count + 1)
        expect(reader.calls.filter { $0.key != function && $0.key != .layout } == others)
    }

    @Test(arguments: ["properties", "will", "did", "constraints", "unavailable"])
    func `a function of a controller runs again when an observable object changes`(name: String) {
        let page = Page()
        page.reads = name
        page.loadViewIfNeeded()
        page.view.addSubview(UIView())
        page.view.heightAnchor.constraint(greaterThanOrEqualToConstant: 1).isActive = true
        stage.window.rootViewController = page
        frame()
        expect(page.calls[name]?.last, equals: 1)
        page.model.number = 2
        frame()
        expect(page.calls[name]?.last, equals: 2)
    }

    @Test func `the properties of a controller can be updated on request`() {
        let page = Page()
        stage.window.rootViewController = page
        frame()
        expect(page.calls["properties"]?.count, equals: 1)
        page.setNeedsUpdateProperties()
        page.setNeedsUpdateProperties()
        page.updatePropertiesIfNeeded()
        page.updatePropertiesIfNeeded()
        expect(page.calls["properties"]?.count, equals: 2)
    }

    @Test func `an immediate update includes the subviews, superviews first`() {
        let outer: Reader = makeReader()
        let inner: Reader = makeReader()
        outer.addSubview(inner)
        stage.root.addSubview(outer)
        frame()
        inner.setNeedsUpdateProperties()
        outer.updatePropertiesIfNeeded()
        expect(inner.calls[.properties]?.count == 2 && outer.calls[.properties]?.count == 1)
    }

    @Test func `a view outside windows is updated with the layout of its tree`() {
        let reader: Reader = makeReader()
        let container = UIView(frame: reader.frame)
        container.addSubview(reader)
        frame()
        expectNil(reader.calls[.properties])
        container.layoutIfNeeded()
        expect(reader.calls[.properties]?.count, equals: 1)
    }

    @Test func `the handler of a button runs again when an observable object changes`() {
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.configurationUpdateHandler = { [model] in $0.configuration?.title = "\(model.number)" }
        stage.root.addSubview(button)
        frame()
        expect(button.titleLabel?.text, equals: "1")
        model.number = 7
        frame()
        expect(button.titleLabel?.text, equals: "7")
    }

    // MARK: Traits

    @Test(arguments: TrackedFunction.allCases.filter { $0 != .configuration && $0 != .contentUnavailable })
    func `a function that reads traits runs again when they change`(function: TrackedFunction) {
        let reader: Reader = makeReader()
        reader.readsTraits = true
        reader.widthAnchor.constraint(equalToConstant: 50).isActive = true
        stage.root.addSubview(reader)
        frame()
        expect(reader.calls[function]?.last, equals: UIUserInterfaceStyle.light.rawValue)
        stage.window.overrideUserInterfaceStyle = .dark
        frame()
        expect(reader.calls[function]?.last, equals: UIUserInterfaceStyle.dark.rawValue)
    }

    @Test func `functions that read no traits do not run when traits change`() {
        let reader: Reader = makeReader()
        stage.root.addSubview(reader)
        frame()
        let count: Int = reader.calls[.layout]?.count ?? 0
        stage.window.traitOverrides.horizontalSizeClass = .regular
        frame()
        expect(reader.calls[.layout]?.count, equals: count)
        expect(reader.calls[.properties]?.count, equals: 1)
    }

    @Test func `the handler of a button runs again when its traits change`() {
        let button = UIButton(configuration: .plain())
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
        button.configurationUpdateHandler = {
            $0.configuration?.title = $0.traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
        }
        stage.root.addSubview(button)
        frame()
        expect(button.titleLabel?.text, equals: "light")
        stage.window.overrideUserInterfaceStyle = .dark
        frame()
        expect(button.titleLabel?.text, equals: "dark")
    }
}
