import Expectations
import Foundation
import PlatformHost
import TestStage
import Testing
import UIKit

@testable import UIKitCore

/// Rotations and resizes of a scene, and how its delegate is notified of them.
@MainActor @Suite(.onStage) struct SceneGeometryTests {
    private final class SceneDelegate: NSObject, UIWindowSceneDelegate {
        var window: UIWindow?
        var log: [String] = []

        func windowScene(
            _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
            interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
            traitCollection previousTraitCollection: UITraitCollection
        ) {
            let size = previousCoordinateSpace.bounds.size
            let style: String = previousTraitCollection.userInterfaceStyle == .dark ? "dark" : "light"
            log.append("\(Int(size.width))x\(Int(size.height)) \(previousInterfaceOrientation.rawValue) \(style)")
        }

        func windowScene(
            _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
            log.append("geometry \(previousEffectiveGeometry.interfaceOrientation.rawValue)")
        }
    }

    private let stage = Stage()
    private let delegate = SceneDelegate()
    private let page = UIViewController()
    private let scene: UIWindowScene

    init() {
        scene = stage.window.windowScene!
        stage.window.rootViewController = page
        stage.advance(by: 0.1)
        scene.delegate = delegate
    }

    private var size: CGSize { stage.host.windows[0].size }

    @Test func `a request and an update of the supported orientations in one turn rotate once`() {
        // The call runs after the events of a turn, so that the window has its old size until the next turn.
        stage.application.afterTurn {
            page.setNeedsUpdateOfSupportedInterfaceOrientations()
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
        }
        stage.advance(by: 1)
        expect(size, equals: CGSize(width: 800, height: 400))
        expect(scene.interfaceOrientation, equals: .landscapeLeft)
        expect(delegate.log.count, equals: 2)
    }

    @Test func `the last of two requests in one turn determines the orientation`() {
        for (requests, result) in [
            ([.landscapeLeft, .landscapeRight], .landscapeRight), ([.portrait, .landscapeLeft], .landscapeLeft),
            ([.landscapeLeft, .landscape], .landscapeLeft), ([.landscapeRight, .portrait], .portrait),
        ] as [([UIInterfaceOrientationMask], UIInterfaceOrientation)] {
            for orientations in requests { scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) }
            stage.advance(by: 1)
            expect(scene.interfaceOrientation, equals: result)
            expect(size.width > size.height, equals: result.isLandscape)
        }
    }

    @Test func `the delegate receives the size and the orientation before a rotation`() {
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
        expect(scene.interfaceOrientation, equals: .portrait)
        stage.advance(by: 1)
        expect(delegate.log, equals: ["400x800 1 light", "geometry 1"])
        delegate.log = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight))
        stage.advance(by: 1)
        expect(delegate.log, equals: ["800x400 4 light", "geometry 4"])
        delegate.log = []
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeLeft))
        scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait))
        expect(scene.interfaceOrientation, equals: .landscapeLeft)
        delegate.log = []
        stage.advance(by: 1)
        expect(delegate.log, equals: ["800x400 4 light", "geometry 4"])
    }

    @Test func `the delegate is notified when only the traits change`() {
        stage.host.post(.appearance(isDark: true), at: stage.host.windows[0])
        stage.host.turn()
        expect(delegate.log, equals: ["400x800 1 light"])
        delegate.log = []
        stage.host.windows[0].resize(to: CGSize(width: 800, height: 400))
        stage.host.turn()
        expect(delegate.log, equals: ["400x800 1 dark", "geometry 1"])
    }
}
