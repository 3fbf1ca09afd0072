import Expectations
import CoreGraphics
import Foundation
import HostHeadless
import ItemProviders
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitDrawing

@testable import UIKitDragDrop

/// A view from which an item can be dragged and onto which items can be dropped, with a log of the delegate calls.
@MainActor
private final class Place: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate,
    UIContextMenuInteractionDelegate
{
    let view = UIView()
    let name: String
    let log: Log
    var text: String?
    /// The items that are dragged instead of the text.
    var items: [UIDragItem]?
    var menu: UIMenu?
    var operation = UIDropOperation.copy
    var allowsMove = true
    var dropped: [String] = []
    /// The center to which the preview of a dropped item moves, or nil for the default.
    var preview: CGPoint?
    var isForeign = false
    var onWillEnd: (UIDropOperation) -> Void = { _ in }

    final class Log {
        var calls: [String] = []
        var notesLifts = false
        /// Retains the places, because their interactions do not.
        var places: [Place] = []
    }

    init(_ name: String, _ frame: CGRect, in superview: UIView, log: Log) {
        self.name = name
        self.log = log
        super.init()
        view.frame = frame
        view.backgroundColor = .systemBlue
        superview.addSubview(view)
        view.addInteraction(UIDragInteraction(delegate: self))
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    private func note(_ call: String) { log.calls.append("\(name) \(call)") }

    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    {
        items ?? text.map { [UIDragItem(itemProvider: NSItemProvider(object: $0 as NSString))] } ?? []
    }
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        note("begins")
    }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { allowsMove }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { onWillEnd(operation) }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { note("ended \(operation)") }
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        session.canLoadObjects(ofClass: String.self)
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { note("enter") }
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: operation) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { note("exit") }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        note("drop at \(Int(session.location(in: view).x))")
        isForeign = session.localDragSession == nil && !session.isRestrictedToDraggingApplication
        session.loadObjects(ofClass: String.self) { [weak self] in self?.dropped += $0 }
    }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { note("end") }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { if preview != nil || log.notesLifts { note("lifts") } }
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        guard let preview else { return nil }
        return defaultPreview.retargetedPreview(with: UIDragPreviewTarget(container: view, center: preview))
    }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { if preview != nil { animator.addCompletion { [weak self] _ in self?.note("landed") } } }
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        note("menu")
        guard let menu else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
}

/// Dragging items from one view to another.
@MainActor
@Suite(.onStage) struct DragDropTests {
    private func make() -> (Stage, Place, Place, Place.Log) {
        let stage = Stage()
        let log = Place.Log()
        let from = Place("A", CGRect(x: 20, y: 100, width: 100, height: 100), in: stage.root, log: log)
        let to = Place("B", CGRect(x: 200, y: 100, width: 100, height: 100), in: stage.root, log: log)
        from.text = "hello"
        log.places = [from, to]
        stage.host.turn()
        return (stage, from, to, log)
    }

    private func drag(_ stage: Stage, to x: CGFloat, rest: TimeInterval = 0.5) {
        stage.touch(.began, 60, 150)
        stage.advance(by: rest)
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: x, y: 150), duration: 0.2)
        stage.touch(.ended, x, 150)
        stage.advance(by: 1)
    }

    @Test func `the shadow of a dragged picture has the shape that its parameters determine`() {
        let stage = Stage()
        let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 60))
        stage.root.addSubview(view)
        let parameters = UIDragPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 80, height: 60))
        func shadow() -> CGRect? {
            let platter = DragPlatter()
            platter.addPicture(
                of: UITargetedPreview(view: view, parameters: parameters),
                for: UIDragItem(itemProvider: NSItemProvider()))
            return platter.subviews.lazy.compactMap(\.layer.shadowPath).first?.boundingBox
        }
        expect(shadow(), equals: CGRect(x: 0, y: 0, width: 80, height: 60))
        parameters.shadowPath = UIBezierPath(rect: CGRect(x: 30, y: 10, width: 20, height: 20))
        expect(shadow(), equals: CGRect(x: 20, y: 10, width: 20, height: 20))
    }

    private final class SpringLog: NSObject, UISpringLoadedInteractionBehavior, UISpringLoadedInteractionEffect {
        var calls: [String] = []
        var allows = true
        func shouldAllow(
            _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
        ) -> Bool { allows && context.location(in: context.targetView).y > 0 }
        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { calls.append("finished") }
        func interaction(
            _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
        ) { calls.append("\(context.state)") }
    }

    @Test func `a drag that rests on a view with a spring-loaded interaction activates it once`() {
        let (stage, _, to, _) = make()
        let log = SpringLog()
        to.view.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: log, interactionEffect: log) { interaction, _ in
                log.calls.append("handler \(interaction.view === to.view)")
            })
        stage.touch(.began, 60, 150)
        stage.advance(by: 0.5)
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
        expect(log.calls, equals: ["possible"])
        stage.advance(by: 2)
        let activated = ["possible", "activating", "activated", "handler true", "finished"]
        expect(log.calls, equals: activated)
        stage.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 255, y: 150), duration: 0.2)
        stage.advance(by: 2)
        expect(log.calls, equals: activated)
        stage.drag(from: CGPoint(x: 255, y: 150), to: CGPoint(x: 350, y: 150), duration: 0.2)
        expect(log.calls, equals: activated + ["inactive"])
        log.calls = []
        stage.drag(from: CGPoint(x: 350, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
        log.allows = false
        stage.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 252, y: 150), duration: 0.2)
        stage.advance(by: 2)
        expect(log.calls, equals: ["possible", "inactive", "finished"])
        stage.touch(.ended, 252, 150)
        stage.advance(by: 1)
    }

    @Test func `a drag that rests on a spring-loaded button presses it`() {
        let (stage, _, _, log) = make()
        let button = UIButton(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
        stage.root.addSubview(button)
        button.isSpringLoaded = true
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        func visit() {
            stage.touch(.began, 60, 150)
            stage.advance(by: 0.5)
            stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 250, y: 350), duration: 0.2)
            stage.advance(by: 0.3)
            expect(button.alpha == 1, equals: !button.isSpringLoaded)
            stage.advance(by: 0.7)
            stage.touch(.ended, 250, 350)
            stage.advance(by: 1)
        }
        visit()
        expect(presses == 1 && button.alpha == 1)
        button.isSpringLoaded = false
        visit()
        expect(presses == 1 && log.calls.contains("A begins"))
    }

    @Test func `items are dropped on another view`() {
        let (stage, _, to, log) = make()
        drag(stage, to: 250)
        expect(to.dropped, equals: ["hello"])
        expect(
            log.calls,
            equals: ["A begins", "A enter", "A exit", "B enter", "B drop at 50", "A end", "B end", "A ended copy"])
        expect(stage.window.subviews.count, equals: 1)
    }

    @Test func `a drag is canceled without a target or an allowed operation, and does not begin without items`() {
        let (stage, from, to, log) = make()
        drag(stage, to: 350)
        let passed = ["A begins", "A enter", "A exit", "B enter", "B exit", "A end", "B end", "A ended cancel"]
        expect(log.calls == passed && to.dropped == [])
        log.calls = []
        to.operation = .move
        from.allowsMove = false
        drag(stage, to: 250)
        expect(log.calls.last == "A ended cancel" && to.dropped == [])
        log.calls = []
        drag(stage, to: 250, rest: 0.1)
        stage.tap(60, 150)
        from.text = nil
        drag(stage, to: 250)
        expect(log.calls == [] && stage.window.subviews.count == 1)
    }

    @Test func `a drag whose target disappears ends once`() {
        let (stage, from, _, log) = make()
        var ends: [UIDropOperation] = []
        from.onWillEnd = {
            ends.append($0)
            log.places.removeAll { $0.name == "B" }
        }
        drag(stage, to: 250)
        expect(ends == [.copy] && log.calls.last == "A ended cancel" && stage.window.subviews.count == 1)
    }

    @Test func `pointer drags begin without delay`() {
        let (stage, _, to, _) = make()
        for (phase, x) in [(HostTouch.Phase.began, 60), (.moved, 63), (.moved, 100), (.moved, 250), (.ended, 250)] {
            let touch = HostTouch(identifier: 9, phase: phase, location: CGPoint(x: x, y: 150), tool: .pointer)
            stage.host.post(.touch(touch), at: stage.host.windows[0])
            stage.host.turn()
        }
        stage.advance(by: 1)
        expect(to.dropped, equals: ["hello"])
    }

    @Test func `a finger that rests opens the context menu instead of dragging`() {
        let (stage, from, to, log) = make()
        from.view.addInteraction(UIContextMenuInteraction(delegate: from))
        stage.touch(.began, 60, 150)
        stage.advance(by: 0.4)
        expect(stage.window.subviews.count, equals: 1)
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
        stage.touch(.ended, 250, 150)
        stage.advance(by: 1)
        expect(to.dropped == ["hello"] && !log.calls.contains("A menu"))
        stage.touch(.began, 60, 150)
        stage.advance(by: 0.8)
        expect(log.calls.last, equals: "A menu")
    }

    @Test func `a finger that opened the context menu can drag`() {
        final class Presentation: MenuPresentation {
            let request: MenuRequest
            let menuFrame: CGRect = .zero
            var calls: [String] = []
            init(_ request: MenuRequest) { self.request = request }
            func track(to point: CGPoint) { calls.append("track") }
            func lift(at point: CGPoint) { calls.append("lift") }
            func update(_ menu: UIMenu) {}
            func move(to anchor: CGRect) {}
            func dismiss() {
                calls.append("dismiss")
                request.onEnd?(MenuAnimator())
            }
        }
        final class Presenter: MenuPresenter {
            var presentation: Presentation?
            func present(_ request: MenuRequest) -> (any MenuPresentation)? {
                presentation = Presentation(request)
                return presentation
            }
            func showEditMenu(of view: UIView, at anchor: CGRect, isPointer: Bool) {}
            func intercept(_ press: UIPress, in window: UIWindow) -> Bool { false }
            func intercept(_ text: String) -> Bool { false }
            func performMainCommand(for press: UIPress, in window: UIWindow, hasPriority: Bool) -> Bool { false }
            func handleUnused(_ press: UIPress, in window: UIWindow) -> Bool { false }
            var didTouchCloseEditMenu: Bool { false }
            func touchDidBegin(in view: UIView?) {}
            func pointerDidMove(to point: CGPoint?, in window: UIWindow) {}
        }
        let (stage, from, to, _) = make()
        let presenter = Presenter()
        UIApplication.menuPresenter = presenter
        defer { UIApplication.menuPresenter = nil }
        from.menu = UIMenu(children: [UIAction(title: "Open") { _ in }])
        from.view.addInteraction(UIContextMenuInteraction(delegate: from))
        stage.touch(.began, 60, 150)
        stage.advance(by: 0.8)
        expect(presenter.presentation?.calls, equals: [])
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
        stage.touch(.ended, 250, 150)
        stage.advance(by: 1)
        expect(to.dropped == ["hello"] && presenter.presentation?.calls == ["dismiss"])
    }

    @Test func `previews move to their places and back`() {
        let (stage, from, to, log) = make()
        log.notesLifts = true
        to.preview = CGPoint(x: 20, y: 30)
        stage.touch(.began, 60, 150)
        stage.advance(by: 0.5)
        let platter = stage.window.subviews[1]
        expect(platter.center == CGPoint(x: 70, y: 150) && log.calls == ["A lifts"])
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 250, y: 160), duration: 0.2)
        expect(platter.center, equals: CGPoint(x: 260, y: 160))
        stage.touch(.ended, 250, 160)
        stage.advance(by: 0.26)
        expect(platter.center, equals: CGPoint(x: 220, y: 130))
        stage.advance(by: 1)
        expect(from.view.superview === stage.root && platter.superview == nil && log.calls.contains("B landed"))
    }

    @Test func `a drag follows its first finger`() {
        let (stage, _, to, log) = make()
        stage.touch(.began, 60, 150)
        stage.advance(by: 0.5)
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 90, y: 150), duration: 0.2)
        let platter = stage.window.subviews[1]
        let center: CGPoint = platter.center
        stage.touch(.began, 30, 190, finger: 2)
        stage.touch(.moved, 40, 110, finger: 2)
        expect(platter.center, equals: center)
        stage.touch(.ended, 40, 110, finger: 2)
        stage.advance(by: 1)
        expect(!log.calls.contains { $0.contains("drop") || $0.contains("ended") })
        stage.drag(from: CGPoint(x: 90, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
        stage.touch(.ended, 250, 150)
        stage.advance(by: 1)
        expect(to.dropped == ["hello"] && log.calls.contains("B drop at 50"))
    }

    /// The previews of two dragged items: `nil` for an item without a provider.
    @Test(
        arguments: [
            [nil, nil], [nil, true], [true, nil], [false, nil], [nil, false], [false, false], [true, true],
        ])
    func `each dragged item has its own preview`(_ provided: [Bool?]) {
        let (stage, from, _, _) = make()
        var views: [UIView] = []
        from.items = provided.map { isShown in
            let item = UIDragItem(itemProvider: NSItemProvider(object: "x" as NSString))
            guard let isShown else { return item }
            item.previewProvider = {
                views.append(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30)))
                return isShown ? UIDragPreview(view: views[views.count - 1]) : nil
            }
            return item
        }
        stage.touch(.began, 60, 150)
        stage.advance(by: 0.5)
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
        stage.advance(by: 0.5)
        // The first picture is in front.
        let pictures: [UIView] = stage.window.subviews[1].subviews.filter { !($0 is UILabel) }.reversed()
        expect(
            pictures.map(\.bounds.width),
            equals: provided.compactMap { isShown -> CGFloat? in isShown.map { $0 ? 40 : nil } ?? 100 })
        expect(pictures.allSatisfy { $0.layer.shadowOpacity == 0.25 })
        expect(pictures.first?.transform ?? .identity, equals: .identity)
        stage.touch(.ended, 250, 150)
        stage.advance(by: 1)
    }

    // MARK: Other programs

    @Test func `files and texts of other programs are dropped`() throws {
        DragDropModule.install()
        defer { UIApplication.acceptDrop = nil }
        let (stage, _, to, log) = make()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(UUID()).txt")
        try "file".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let drop = HostDrop(files: [file], texts: ["text"], location: CGPoint(x: 230, y: 150))
        stage.host.post(.dropped(drop), at: stage.host.windows[0])
        stage.host.turn()
        stage.advance(by: 1)
        expect(to.dropped, equals: ["file", "text"])
        expect(log.calls == ["B enter", "B drop at 30", "B end"] && to.isForeign)
        // No view accepts a drop outside the two views.
        log.calls = []
        stage.host.post(.dropped(HostDrop(texts: ["x"], location: .zero)), at: stage.host.windows[0])
        stage.host.turn()
        expect(log.calls, equals: [])
    }

    // MARK: Looks

    @Test(arguments: [(UIUserInterfaceStyle.light, false), (.dark, true)])
    func `a lifted preview is drawn in both styles and layout directions`(
        _ style: UIUserInterfaceStyle, _ isRightToLeft: Bool
    ) throws {
        let (stage, from, _, _) = make()
        stage.window.overrideUserInterfaceStyle = style
        stage.root.backgroundColor = .systemBackground
        stage.window.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .unspecified
        from.view.layer.cornerRadius = 12
        let label = UILabel(frame: CGRect(x: 12, y: 12, width: 80, height: 24))
        label.text = "Item"
        from.view.addSubview(label)
        from.view.backgroundColor = .secondarySystemBackground
        stage.touch(.began, 60, 150)
        stage.advance(by: 0.5)
        stage.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 250, y: 190), duration: 0.2)
        guard let folder = ProcessInfo.processInfo.environment["ENGAWA_PICTURES"] else { return }
        let file = URL(fileURLWithPath: folder).appendingPathComponent("lifted-\(style.rawValue).png")
        try stage.pngData()?.write(to: file)
    }
}
