import CoreGraphics
import Foundation
import UIKitCore

/// A tour of any application: its first screen in light and dark, every tab, and the screens that the first rows open.
@MainActor
package final class AppTour: ApplicationTour {
    /// The number of rows that the tour opens.
    private static let rowCount = 3
    /// The virtual time that the tour waits for each screen, in seconds, regardless of requests and animations.
    private static let patience: TimeInterval = 2

    private let session: AppSession
    private let folder: URL
    private var stops = 0

    private init(_ session: AppSession, folder: URL) {
        self.session = session
        self.folder = folder
    }

    package static func run(_ delegateClass: any UIApplicationDelegate.Type, folder: URL) throws {
        guard let delegate = AppSession.makeDelegate(of: delegateClass) else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let options = AppSession.Options(launchArguments: Array(CommandLine.arguments.dropFirst()))
        let tour = AppTour(try AppSession(delegate: delegate, options: options), folder: folder)
        try tour.visitAll()
        tour.session.end()
        print("The tour made \(tour.stops) stops. Their pictures and view trees are in \(folder.path).")
    }

    /// Visits the screens.
    private func visitAll() throws {
        session.advance(by: AppTour.patience)
        try stop("launch")
        session.setAppearance(isDark: true)
        try stop("dark")
        session.setAppearance(isDark: false)

        let tabs: [Element] = elements(of: .tabBar).flatMap { ElementTree.descendants(of: $0) }
            .filter { $0.elementType == .button }
        for index in tabs.indices.dropFirst() {
            tap(tabs[index])
            try stop(tabs[index].label.isEmpty ? "tab \(index + 1)" : tabs[index].label)
        }
        if let first = tabs.first { tap(first) }

        for index in 0..<AppTour.rowCount {
            let rows = elements(of: .cell)
            guard rows.indices.contains(index) else { return }
            let before = ViewTree.dump()
            let depth = navigationDepth
            tap(rows[index])
            guard ViewTree.dump() != before else { continue }
            try stop("row \(index + 1)")
            guard navigationDepth > depth else { return }
            goBack()
            guard navigationDepth == depth else { return }
        }
    }

    private func elements(of type: ElementType) -> [Element] {
        ElementTree.all.filter { $0.elementType == type && $0.isHittable }
    }

    private func tap(_ element: Element) {
        session.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
        session.advance(by: AppTour.patience)
    }

    /// The number of presented screens, plus the number of screens on the stack of the visible navigation controller.
    private var navigationDepth: Int {
        var controller = UIApplication.shared.keyWindow?.rootViewController
        var depth = 0
        while let current = controller {
            if let presented = current.presentedViewController {
                depth += 1
                controller = presented
            } else if let tabs = current as? UITabBarController {
                controller = tabs.selectedViewController
            } else if let navigation = current as? UINavigationController {
                depth += navigation.viewControllers.count
                controller = nil
            } else {
                controller = current.children.first { $0 is UINavigationController || $0 is UITabBarController }
            }
        }
        return depth
    }

    private func goBack() {
        guard let bar = elements(of: .navigationBar).last else { return }
        session.tap(at: CGPoint(x: bar.frame.minX + 30, y: bar.frame.midY))
        session.advance(by: AppTour.patience)
    }

    /// Saves the picture and the view tree of the screen.
    private func stop(_ name: String) throws {
        stops += 1
        let plain = String(name.map { $0.isLetter || $0.isNumber ? $0 : "-" }.prefix(40))
        let stem = "\(stops < 10 ? "0" : "")\(stops)-\(plain)"
        if let png = session.screenshotFile() { try png.write(to: folder.appendingPathComponent("\(stem).png")) }
        try Data(ViewTree.dump().utf8).write(to: folder.appendingPathComponent("\(stem).txt"))
        print(stem)
    }
}
