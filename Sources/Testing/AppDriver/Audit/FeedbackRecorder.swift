import CoreGraphics
import FeedbackPromises
import Foundation
import HostClock
import HostHeadless
import PlatformHost
import UIKitCore

/// Records the actions of a person and the contents of the screen, for a feedback audit.
///
/// It observes the host's turns, the frames of the application, and the transfers of the stack. It does not affect the
/// application.
@MainActor
package final class FeedbackRecorder {
    private let log = FeedbackLog()
    private let reader = ScreenReader()
    private var observer: UInt64?
    private var lastFrame: FeedbackFrame?
    /// The number of the application's frames when the screen was last read.
    private var frameCount: Int?

    /// A finger on the screen.
    private struct Finger {
        var identifier: Int
        var start: CGPoint
        var time: TimeInterval
        var target: FeedbackEvent.Target?
        var isStill = true
    }

    private var finger: Finger?

    /// The distance that a finger may move during a press, in points.
    private static let slop: CGFloat = 10

    package init() {}

    /// The events that were recorded so far.
    package var recording: FeedbackRecording { log.current }

    /// Starts recording. The recording includes later launches.
    package func begin() {
        AppSession.recorder = self
        observer = TransferJournal.shared.addObserver { [log] in log.add($0) }
        guard let session = AppSession.current else { return }
        session.follow(with: self)
        look(again: true)
    }

    /// Stops recording.
    package func end() {
        if let observer { TransferJournal.shared.removeObserver(observer) }
        observer = nil
        AppSession.recorder = nil
        AppSession.current?.follow(with: nil)
    }

    /// Waits until the transfers in progress have ended, for at most `patience` seconds, and then for `rest` seconds.
    package func finish(_ session: AppSession, patience: TimeInterval, rest: TimeInterval) {
        _ = session.host.wait(for: patience) { !log.isTransferring }
        session.advance(by: rest)
        look(again: true)
        // Adds a frame, so that the recording continues to the end of the steps instead of ending with the last change.
        if let lastFrame { add(.frame(lastFrame)) }
    }

    // MARK: Sessions

    func sessionBegins() {
        (lastFrame, frameCount, finger) = (nil, nil, nil)
        add(.launched)
    }

    func sessionEnds() {
        add(.killed)
    }

    private func add(_ event: FeedbackEvent) {
        log.add(event, at: MainQueue.shared.now)
    }

    // MARK: Turns

    func turnBegins(_ events: [HostEvent]) {
        for event in events { record(event.kind) }
    }

    func turnEnds() {
        look(again: false)
    }

    /// Records the contents of the screen if they changed. Reads the screen only if the application drew a frame, or if
    /// `again` is true.
    private func look(again: Bool) {
        let count: Int = UIApplication.shared.statistics.frames
        guard again || count != frameCount else { return }
        frameCount = count
        let frame: FeedbackFrame = reader.read()
        guard frame != lastFrame else { return }
        lastFrame = frame
        add(.frame(frame))
    }

    private func record(_ kind: HostEvent.Kind) {
        switch kind {
        case .touch(let touch): record(touch)
        case .scroll:
            add(.touchBegan(nil))
            add(.touchEnded)
        case .key(let key) where key.isDown: add(key.usage == 0x28 ? .returned : .typed)
        case .text, .composition: add(.typed)
        case .resized: add(.resized)
        default: break
        }
    }

    private func record(_ touch: HostTouch) {
        switch touch.phase {
        case .began:
            guard finger == nil else { return }
            // A control may have become disabled without a frame.
            look(again: true)
            let target: FeedbackEvent.Target? = reader.target(at: touch.location)
            finger = Finger(
                identifier: touch.identifier, start: touch.location, time: MainQueue.shared.now, target: target)
            add(.touchBegan(target))
        case .moved:
            guard let finger, finger.identifier == touch.identifier else { return }
            let distance = CGPoint(x: touch.location.x - finger.start.x, y: touch.location.y - finger.start.y)
            if hypot(distance.x, distance.y) > Self.slop { self.finger?.isStill = false }
            add(.touchMoved(distance))
        case .ended, .cancelled:
            guard let finger, finger.identifier == touch.identifier else { return }
            self.finger = nil
            if touch.phase == .ended, finger.isStill, let target = finger.target, target.isPressable {
                add(.pressed(target))
            }
            add(.touchEnded)
        }
    }
}

/// The client of a host during an audit: the application, whose turns a recorder observes.
@MainActor
final class RecordedApplication: HostClient {
    private let application: UIApplication
    private unowned let recorder: FeedbackRecorder

    init(_ application: UIApplication, _ recorder: FeedbackRecorder) {
        self.application = application
        self.recorder = recorder
    }

    func turn(_ events: [HostEvent]) -> TurnOutcome {
        recorder.turnBegins(events)
        let outcome: TurnOutcome = application.turn(events)
        recorder.turnEnds()
        return outcome
    }

    func paint(_ window: any HostWindow) { application.paint(window) }
}
