import Expectations
import Foundation
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitSystem

@MainActor
@Suite(.onStage)
struct TouchTests {
    private final class Canvas: UIView {
        var touches: [UITouch] = []
        var ends = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { ends += 1 }
        override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
    }

    private func canvas(_ stage: Stage) -> Canvas {
        let canvas = Canvas(frame: stage.root.bounds)
        stage.root.addSubview(canvas)
        stage.host.turn()
        return canvas
    }

    @Test
    func `touches are upright, and no properties are estimated`() throws {
        let stage = Stage()
        let canvas: Canvas = canvas(stage)
        stage.tap(50, 50)
        let touch = try #require(canvas.touches.first)
        expect(touch.altitudeAngle == .pi / 2 && touch.azimuthAngle(in: canvas) == 0)
        expect(touch.azimuthUnitVector(in: canvas), equals: CGVector(dx: 1, dy: 0))
        expect(touch.estimatedProperties.isEmpty && touch.estimatedPropertiesExpectingUpdates.isEmpty)
        expectNil(touch.estimationUpdateIndex)
    }

    @Test
    func `touches do not begin while interaction is ignored`() {
        let stage = Stage()
        let canvas: Canvas = canvas(stage)
        let application: UIApplication = .shared
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        stage.tap(50, 50)
        application.endIgnoringInteractionEvents()
        expect(application.isIgnoringInteractionEvents)
        stage.tap(50, 50)
        expect(canvas.touches.isEmpty && canvas.ends == 0)
        application.endIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        expect(!application.isIgnoringInteractionEvents)
        stage.tap(50, 50)
        expect(canvas.touches.count == 1 && canvas.ends == 1)
    }
}
