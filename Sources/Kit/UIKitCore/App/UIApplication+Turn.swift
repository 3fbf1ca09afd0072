import Foundation
import HostClock
import PlatformHost
import QuartzCore

extension UIApplication: HostClient {
    /// Runs one turn of the application.
    ///
    /// 1. Converts the host's events to touches, presses and text, and sends them to windows.
    /// 2. Runs the main actor's jobs.
    /// 3. Advances animations to the current time.
    /// 4. Updates dirty properties, constraints and layout.
    /// 5. Paints the damage of visible windows.
    ///
    /// Steps 4 and 5, the frame, are skipped if nothing is dirty and nothing animates.
    public func turn(_ events: [HostEvent]) -> TurnOutcome {
        isInTurn = true
        defer { isInTurn = false }
        for event in events { input.handle(event, for: self) }
        MainQueue.shared.drain()
        let now = MainQueue.shared.now
        let moves = advance(to: now)
        if let minute = nextMinute, now >= minute { setNeedsStatusBarUpdate() }
        if hasChanges { makeFrame(at: now) }
        return TurnOutcome(
            nextFrame: nextFrame(after: now, moves: moves), isSettling: isSettling, wantsQuit: wantsQuit)
    }

    /// Updates the layout, and presents the scene of a window.
    public func paint(_ window: any HostWindow) {
        updateLayout()
        for scene in windowScenes where scene.hostWindow === window { scene.present() }
    }

    /// Advances animations and frame clients to `time`, and returns whether any of them continue.
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
        } while hasChanges && rounds < UIApplication.maximumRounds
        var presented = false
        for scene in windowScenes where scene.present() { presented = true }
        unsettledFrames = hasChanges ? unsettledFrames + 1 : 0
        lastFrameTime = time
        countFrame(presented: presented)
    }

    /// The maximum number of rounds in a frame. Each further round handles the changes that the previous round made.
    private static let maximumRounds = 8

    /// Updates the properties, constraints and layout of all visible windows.
    func updateLayout() {
        for scene in windowScenes { scene.updateStatusBar() }
        for window in visibleWindows { LayoutPass.run(from: window) }
        for observe in UIApplication.layoutObservers.values { observe() }
        // The root layer must also be clean, because it reports a change only if it was clean before.
        for scene in windowScenes { scene.rootLayer.layoutIfNeeded() }
        CATransaction.flush()
    }

    /// Updates the properties, constraints and layout of all visible windows before the next frame.
    func flushUpdates() {
        for window in visibleWindows { LayoutPass.run(from: window) }
    }

    private func nextFrame(after now: TimeInterval, moves: Bool) -> TimeInterval? {
        if hasCallsAfterTurn { return now }
        let interval: TimeInterval = 1 / TimeInterval(UIScreen.main.maximumFramesPerSecond)
        if moves || hasChanges || !frameClients.isEmpty { return max(now, lastFrameTime + interval) }
        let times: [TimeInterval] = [LayerTree.nextAnimationTime, nextMinute].compactMap { $0 }
        return times.min().map { max(now, $0) }
    }

    /// The time at which the status bar must show the next minute.
    private var nextMinute: TimeInterval? {
        showsStatusBar ? windowScenes.compactMap(\.statusBar.nextMinute).min() : nil
    }

    func setNeedsStatusBarUpdate() { for scene in windowScenes { scene.setNeedsStatusBarUpdate() } }

    /// Whether a change or a finite animation is in progress. An endless animation, such as the animation of an
    /// activity indicator, does not count. Neither do changes that remain after each frame of a second.
    private var isSettling: Bool {
        if hasCallsAfterTurn || frameClients.contains(where: \.isSettling) { return true }
        return hasChanges && unsettledFrames < 60 || LayerTree.hasEndingAnimations
    }

    /// Adds a client, which is retained and advanced with each frame until it has finished.
    package func addFrameClient(_ client: any FrameClient) {
        guard !frameClients.contains(where: { $0 === client }) else { return }
        frameClients.append(client)
        UIApplication.setNeedsFrame()
    }

    package func removeFrameClient(_ client: any FrameClient) {
        frameClients.removeAll { $0 === client }
    }
}
