import Foundation
import HostClock
import PlatformHost
import QuartzCore

extension UIApplication: HostClient {
    /// Runs one turn of the application.
    ///
    /// 1. The host's events become touches, keys and text, and go to windows.
    /// 2. The main actor's jobs run.
    /// 3. What moves goes to the frame's time.
    /// 4. What is dirty is brought up to date: properties, constraints, layout.
    /// 5. What changed is painted, where somebody looks.
    ///
    /// When nothing is dirty and nothing moves, no frame is made.
    public func turn(_ events: [HostEvent]) -> TurnOutcome {
        isTurning = true
        defer { isTurning = false }
        for event in events { input.take(event, for: self) }
        MainQueue.shared.drain()
        let now: TimeInterval = MainQueue.shared.now
        let moves: Bool = advance(to: now)
        if hasChanges { makeFrame(at: now) }
        return TurnOutcome(
            nextFrame: nextFrame(after: now, moves: moves), isSettling: isSettling, wantsQuit: wantsQuit)
    }

    public func paint(_ window: any HostWindow) {
        updateLayout()
        for case let scene as UIWindowScene in connectedScenes where scene.hostWindow === window { scene.present() }
    }

    /// Moves animations and everything else that moves, and returns whether something still does.
    private func advance(to time: TimeInterval) -> Bool {
        var moves = false
        for client in frameClients {
            if client.advance(to: time) {
                moves = true
            } else {
                frameClients.removeAll { $0 === client }
            }
        }
        if LayerTree.advanceAnimations(to: time) { moves = true }
        if moves { hasChanges = true }
        return moves
    }

    private func makeFrame(at time: TimeInterval) {
        var rounds = 0
        repeat {
            hasChanges = false
            updateLayout()
            runCallsAfterTurn()
            rounds += 1
        } while hasChanges && rounds < UIApplication.mostRounds
        var presented = false
        for case let scene as UIWindowScene in connectedScenes where scene.present() { presented = true }
        lastFrameTime = time
        countFrame(presented: presented)
    }

    /// How often a frame starts over because what it did asked for more.
    private static let mostRounds = 8

    /// Brings properties, constraints and layout of every visible window up to date.
    func updateLayout() {
        for window in visibleWindows { LayoutPass.run(from: window) }
        // The root above the windows must be clean too, or it would not tell of the next change.
        for case let scene as UIWindowScene in connectedScenes { scene.rootLayer.layoutIfNeeded() }
        CATransaction.flush()
    }

    private func nextFrame(after now: TimeInterval, moves: Bool) -> TimeInterval? {
        if hasChanges || hasCallsAfterTurn { return now }
        let interval: TimeInterval = 1 / TimeInterval(UIScreen.main.maximumFramesPerSecond)
        if moves || !frameClients.isEmpty { return max(now, lastFrameTime + interval) }
        return LayerTree.nextAnimationTime.map { max(now, $0) }
    }

    /// Whether something is on its way to an end. What turns for ever, such as an activity indicator, is not.
    private var isSettling: Bool {
        if hasChanges || hasCallsAfterTurn || frameClients.contains(where: \.isSettling) { return true }
        return LayerTree.hasEndingAnimations
    }

    /// Moves `client` with the frames from now on, until it says that it is done.
    func addFrameClient(_ client: any FrameClient) {
        guard !frameClients.contains(where: { $0 === client }) else { return }
        frameClients.append(client)
        UIApplication.noteChange()
    }

    func removeFrameClient(_ client: any FrameClient) {
        frameClients.removeAll { $0 === client }
    }
}
