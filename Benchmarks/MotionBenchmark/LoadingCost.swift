import DemoServer
import EngawaUI
import Foundation
import HostClock
import PlatformHost
import Timeline
import TimelineModels
import UIKitCore
import UIKitLists

/// The main thread's cost of a frame while Timeline's list is flung, with rows and pictures loading from a server or
/// with nothing loading.
///
/// Time is real, because with virtual time all work is done on the main thread. There are 60 frames per second, and the
/// cost of each includes the results that arrived on the main thread since the previous frame.
@MainActor
final class LoadingCost {
    private final class Delegate: NSObject, UIApplicationDelegate {}

    /// The number of statuses that the server sends.
    private nonisolated static let statusCount = 3_000
    /// The number of statuses in each piece of the response. While loading, ten pieces arrive per second.
    private nonisolated static let pieceCount = 10
    private static let flings = 2

    private let application: UIApplication
    private let hostWindow: any HostWindow
    private let window: UIWindow
    private let table: UITableView
    private let server: DemoServer
    private let waiter = MainLoopWaiter()
    private var nextFrame: TimeInterval
    private var lastReading: Double
    private var times: [Double] = []

    /// Returns the main thread's processor time for each frame, in milliseconds. The frames are those of several flings
    /// and of the pauses between them.
    static func frames(whileLoading isLoading: Bool) throws -> [Double] {
        let cost = try LoadingCost(isLoading: isLoading)
        defer { _ = UIApplication.replaceShared() }
        return try cost.measure(isLoading: isLoading)
    }

    private init(isLoading: Bool) throws {
        server = DemoServer()
        let url: URL = try server.start()
        LoadingCost.prepare(server, url, isLoading: isLoading)
        TimelineService.current = TimelineService(address: url.absoluteString)
        application = UIApplication.replaceShared()
        var options = LaunchOptions()
        let host = MemoryHost()
        options.size = host.display.size
        try application.launch(on: host, delegate: Delegate(), options: options)
        guard let scene = application.connectedScenes.first as? UIWindowScene else {
            throw HostError("The application has no scene.")
        }
        hostWindow = scene.hostWindow
        NetworkActivityIndicator.follow()
        window = UIWindow(windowScene: scene)
        let controller = TimelineController(.user(screenName: "many"))
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        guard let table = LoadingCost.table(in: controller.view) else { throw HostError("Timeline has no table.") }
        self.table = table
        nextFrame = MainQueue.shared.now
        lastReading = LoadingCost.reading
    }

    private static func table(in view: UIView) -> UITableView? {
        view as? UITableView ?? view.subviews.lazy.compactMap { table(in: $0) }.first
    }

    private var rowCount: Int { table.numberOfRows(inSection: 0) }

    private func measure(isLoading: Bool) throws -> [Double] {
        let enough: Int = isLoading ? 200 : LoadingCost.statusCount
        let start: TimeInterval = MainQueue.shared.now
        while rowCount < enough {
            guard MainQueue.shared.now - start < 60 else { throw HostError("The statuses did not arrive.") }
            frame()
        }
        // The first fling loads faces and glyphs, as in every launch.
        fling()
        times = []
        let before: Int = rowCount
        for _ in 0..<LoadingCost.flings { fling() }
        guard isLoading == (rowCount > before), rowCount < LoadingCost.statusCount || !isLoading else {
            throw HostError("\(rowCount - before) rows arrived, but \(isLoading ? "some" : "none") should have.")
        }
        return times
    }

    // MARK: Frames

    /// Flings the list upward, and waits until it rests and has added the rows that arrived.
    private func fling() {
        for step in 0...10 {
            let phase: HostTouch.Phase = step == 0 ? .began : (step == 10 ? .ended : .moved)
            let location = CGPoint(x: 200, y: 700 - 40 * CGFloat(min(step, 9)))
            frame([.touch(HostTouch(identifier: 1, phase: phase, location: location))])
        }
        while table.isDecelerating { frame() }
        for _ in 0..<12 { frame() }
    }

    /// Waits for the next sixtieth of a second, and runs the frame.
    private func frame(_ events: [HostEvent.Kind] = []) {
        nextFrame = max(nextFrame + 1.0 / 60, MainQueue.shared.now)
        while MainQueue.shared.now < nextFrame { waiter.wait(until: nextFrame) }
        let now: TimeInterval = MainQueue.shared.now
        _ = application.turn(events.map { HostEvent(window: hostWindow, timestamp: now, kind: $0) })
        let reading: Double = LoadingCost.reading
        times.append(reading - lastReading)
        lastReading = reading
    }

    /// The processor time of the calling thread, in milliseconds.
    private static var reading: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
    }

    // MARK: Server

    /// Serves many statuses, each with its own picture.
    private static func prepare(_ server: DemoServer, _ url: URL, isLoading: Bool) {
        server.routes.add("/statuses/user_timeline/many.xml") { _ in
            var pieces: [ServerReply.Piece] = [.text("<statuses>")]
            for start in stride(from: 0, to: statusCount, by: pieceCount) {
                let piece: String = (start..<start + pieceCount).map { status($0, url) }.joined()
                pieces.append(.text(piece))
                if isLoading, start >= 200 { pieces.append(.wait(0.1)) }
            }
            pieces.append(.text("</statuses>"))
            return ServerReply(headers: ["Content-Type": "application/xml"], pieces: pieces)
        }
        let picture: [UInt8] = Array(photograph())
        server.routes.add("/pictures/*") { _ in
            ServerReply(headers: ["Content-Type": "image/jpeg"], pieces: [.bytes(picture)])
        }
    }

    private nonisolated static let sentences: [String] = [
        "The new hinge works. It creaks, but it works.", "縁側の掃除をしました。",
        "Съешь же ещё этих мягких французских булок.",
        "A list of what the porch needs before winter:\n• oil\n• two boards\n• somebody with time",
        "نص حكيم له سر قاطع.",
        "Read this: https://porch.example/boards?width=12 and tell me whether it can be true. 🪵",
    ]

    private nonisolated static func status(_ index: Int, _ url: URL) -> String {
        let text: String = (0...index % 4).map { sentences[(index + $0) % sentences.count] }.joined(separator: " ")
        return """
            <status><id>\(100_000 - index)</id><text>\(index) \(text)</text>\
            <created_at>Wed Aug 27 13:08:45 +0000 2008</created_at><user><name>Somebody \(index % 40)</name>\
            <screen_name>some\(index % 40)</screen_name>\
            <profile_image_url>\(url.absoluteString)/pictures/\(index)</profile_image_url></user></status>
            """
    }

    /// A picture of 400×400 pixels, like a typical profile picture.
    private static func photograph() -> Data {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 400, height: 400))
        return renderer.jpegData(withCompressionQuality: 0.85) { context in
            for index in 0..<400 {
                UIColor(hue: CGFloat(index) / 400, saturation: 0.6, brightness: 0.8, alpha: 1).setFill()
                context.fill(CGRect(x: index, y: index * 7 % 200, width: 40, height: 200))
            }
        }
    }
}
