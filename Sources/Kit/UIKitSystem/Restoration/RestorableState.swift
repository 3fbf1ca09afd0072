import Foundation
import UIKitCore
import UIKitNibs

/// Saves the states of the controllers with restoration identifiers, and restores them in the next launch.
@MainActor
enum RestorableState {
    private static var file: URL? {
        SavedScenes.folder.map { URL(fileURLWithPath: $0).appendingPathComponent("controllers.plist") }
    }

    /// The place of the file during a launch that restores the states. If the launch crashes, the file remains there,
    /// and the next launch removes it, because the states could make every launch crash.
    private static var fileInUse: URL? {
        SavedScenes.folder.map { URL(fileURLWithPath: $0).appendingPathComponent("controllers-in-use.plist") }
    }

    // MARK: Saving

    /// Saves the states if the delegate permits it. Otherwise, removes the states that were saved before.
    static func save(_ application: UIApplication) {
        guard let file, let delegate = application.delegate else { return }
        var isWanted = false
        let state: Data = encode { isWanted = delegate.application(application, shouldSaveSecureApplicationState: $0) }
        do {
            guard isWanted else {
                if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
                return
            }
            var controllers: [SavedController] = []
            if let root = application.connectedWindowScene?.windows.first?.rootViewController {
                collect(root, below: nil, into: &controllers)
            }
            let saved = SavedApplication(state: state, controllers: controllers)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try PropertyListEncoder().encode(saved).write(to: file, options: .atomic)
        } catch {
            Diagnostics.warn("The state of the app cannot be saved in \(file.path): \(error.localizedDescription)")
        }
    }

    /// Appends a controller, its children and the controllers that it presents, and returns the index of the
    /// controller. Omits a controller without an identifier and all of its descendants.
    @discardableResult
    private static func collect(
        _ controller: UIViewController, below parent: Int?, position: Int = 0, isPresented: Bool = false,
        into list: inout [SavedController]
    ) -> Int? {
        guard let identifier = controller.restorationIdentifier else { return nil }
        let children: [UIViewController] = children(of: controller)
        var saved = SavedController(
            path: (parent.map { list[$0].path } ?? []) + [identifier], parent: parent, position: position,
            restorationClass: controller.restorationClass.map { String(reflecting: $0) },
            storyboard: controller.storyboard?.name, state: encode { controller.encodeRestorableState(with: $0) })
        saved.selectedTab = (controller as? UITabBarController)?.selectedIndex
        saved.isPresented = isPresented
        let index = list.count
        list.append(saved)
        var counts: [String: Int] = [:]
        var stack: [Int?] = []
        for child in children {
            let position: Int = counts[child.restorationIdentifier ?? "", default: 0]
            counts[child.restorationIdentifier ?? ""] = position + 1
            stack.append(collect(child, below: index, position: position, into: &list))
        }
        if controller is UINavigationController { list[index].stack = stack }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            collect(presented, below: index, isPresented: true, into: &list)
        }
        return index
    }

    private static func children(of controller: UIViewController) -> [UIViewController] {
        (controller as? UINavigationController)?.viewControllers ?? controller.children
    }

    private static func encode(_ body: (NSCoder) -> Void) -> Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        body(archiver)
        archiver.finishEncoding()
        return archiver.encodedData
    }

    // MARK: Restoring

    /// Restores any saved states if the delegate permits it.
    ///
    /// 1. Finds or creates the controllers, each after its parent.
    /// 2. Rebuilds stacks, selections and presentations.
    /// 3. Lets the controllers decode their states.
    static func restore(_ application: UIApplication) {
        guard let delegate = application.delegate, let file, let fileInUse, let data = take(file, to: fileInUse) else {
            return
        }
        // The launch ends with this turn, after the calls that are added below.
        defer { application.afterTurn { putBack(fileInUse, to: file) } }
        guard let saved = try? PropertyListDecoder().decode(SavedApplication.self, from: data),
            let coder = decoder(saved.state),
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
        else { return }
        let root: UIViewController? = (delegate.window ?? application.windows.first)?.rootViewController
        var found: [Int: UIViewController] = [:]
        var restored: [(controller: UIViewController, coder: NSCoder)] = []
        for (index, entry) in saved.controllers.enumerated() {
            guard let coder = decoder(entry.state),
                let controller = controller(for: entry, below: root, found, application, coder)
            else { continue }
            controller.restorationIdentifier = entry.path.last
            found[index] = controller
            restored.append((controller, coder))
        }
        for (index, entry) in saved.controllers.enumerated() {
            if let controller = found[index] { arrange(controller, as: entry, found) }
        }
        for (controller, coder) in restored { controller.decodeRestorableState(with: coder) }
        for (controller, _) in restored { controller.applicationFinishedRestoringState() }
    }

    /// Moves the file to its place during a launch, and returns its contents. Returns nil if there is no file.
    private static func take(_ file: URL, to fileInUse: URL) -> Data? {
        let manager = FileManager.default
        // There is no such file, unless the previous launch did not end.
        try? manager.removeItem(at: fileInUse)
        guard manager.fileExists(atPath: file.path) else { return nil }
        do {
            try manager.moveItem(at: file, to: fileInUse)
        } catch {
            Diagnostics.warn("The state of the app cannot be restored from \(file.path): \(error.localizedDescription)")
            return nil
        }
        return manager.contents(atPath: fileInUse.path)
    }

    /// Moves the file back, unless the app has saved newer states.
    private static func putBack(_ fileInUse: URL, to file: URL) {
        let manager = FileManager.default
        do {
            if manager.fileExists(atPath: file.path) {
                try manager.removeItem(at: fileInUse)
            } else {
                try manager.moveItem(at: fileInUse, to: file)
            }
        } catch {
            Diagnostics.warn("The saved state of the app is lost, because \(fileInUse.path) cannot be moved.")
        }
    }

    private static func decoder(_ data: Data) -> NSCoder? {
        let decoder = try? NSKeyedUnarchiver(forReadingFrom: data)
        decoder?.requiresSecureCoding = false
        return decoder
    }

    /// Returns the controller of an entry. If the entry has a restoration class, only that class can provide the
    /// controller. Otherwise, returns the delegate's controller, the existing one, or a new one from the storyboard, in
    /// this order of preference.
    private static func controller(
        for entry: SavedController, below root: UIViewController?, _ found: [Int: UIViewController],
        _ application: UIApplication, _ coder: NSCoder
    ) -> UIViewController? {
        if let name = entry.restorationClass {
            guard let type = NSClassFromString(name) as? any UIViewControllerRestoration.Type else {
                Diagnostics.warn("The class \(name), which creates the controller \(entry.path), does not exist.")
                return nil
            }
            return type.viewController(withRestorationIdentifierPath: entry.path, coder: coder)
        }
        if let created = application.delegate?.application(
            application, viewControllerWithRestorationIdentifierPath: entry.path, coder: coder)
        {
            return created
        }
        guard let parentIndex = entry.parent else {
            return root?.restorationIdentifier == entry.path.last ? root : nil
        }
        guard let identifier = entry.path.last, let parent = found[parentIndex] else { return nil }
        let namesakes: [UIViewController] = children(of: parent).filter { $0.restorationIdentifier == identifier }
        if namesakes.indices.contains(entry.position) { return namesakes[entry.position] }
        return entry.storyboard.flatMap {
            UIStoryboard.controller(
                withRestorationIdentifier: identifier, storyboard: $0, beside: parent.storyboard ?? root?.storyboard)
        }
    }

    /// Returns the pages of a restored stack. The existing pages remain at the places of pages that were not saved or
    /// could not be restored. The stack ends before the first place without a page.
    private static func pages(
        of stack: [Int?], on navigation: UINavigationController, _ found: [Int: UIViewController]
    ) -> [UIViewController] {
        let restored: [UIViewController?] = stack.map { index in index.flatMap { found[$0] } }
        let existing: [UIViewController] = navigation.viewControllers
        var pages: [UIViewController] = []
        for (place, page) in restored.enumerated() {
            if let page {
                pages.append(page)
            } else if existing.indices.contains(place), !restored.contains(where: { $0 === existing[place] }) {
                pages.append(existing[place])
            } else {
                break
            }
        }
        return pages
    }

    private static func arrange(
        _ controller: UIViewController, as entry: SavedController, _ found: [Int: UIViewController]
    ) {
        if let navigation = controller as? UINavigationController, let stack = entry.stack {
            let pages: [UIViewController] = pages(of: stack, on: navigation, found)
            if !pages.isEmpty { navigation.setViewControllers(pages, animated: false) }
        }
        if let tabs = controller as? UITabBarController, let index = entry.selectedTab,
            (tabs.viewControllers ?? []).indices.contains(index)
        {
            tabs.selectedIndex = index
        }
        if entry.isPresented, let presenter = entry.parent.flatMap({ found[$0] }) {
            // The window is shown at the end of the launch.
            UIApplication.shared.afterTurn { presenter.present(controller, animated: false) }
        }
    }
}
