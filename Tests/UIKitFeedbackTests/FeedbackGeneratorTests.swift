import Expectations
import PlatformHost
import TestStage
import Testing
import UIKitCore
import UIKitFeedback

@MainActor @Suite(.onStage) struct FeedbackGeneratorTests {
    private let stage = Stage()

    @Test func `the host plays the feedback of generators`() {
        UIImpactFeedbackGenerator(style: .rigid).impactOccurred(intensity: 0.5)
        let notifications = UINotificationFeedbackGenerator()
        notifications.prepare()
        notifications.notificationOccurred(.error)
        UISelectionFeedbackGenerator(view: stage.root).selectionChanged()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 7)
        let canvas = UICanvasFeedbackGenerator(view: stage.root)
        canvas.alignmentOccurred(at: .zero)
        canvas.pathCompleted(at: .zero)
        let expected: [HostFeedback] = [
            HostFeedback(kind: .rigid, intensity: 0.5), HostFeedback(kind: .failure), HostFeedback(kind: .selection),
            HostFeedback(kind: .medium, intensity: 1), HostFeedback(kind: .selection), HostFeedback(kind: .light),
        ]
        expect(stage.host.playedFeedback, equals: expected)
    }
}
