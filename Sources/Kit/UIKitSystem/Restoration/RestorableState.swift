import Foundation
import UIKitCore
import UIKitNibs

/// Saves the states of the controllers with restoration identifiers, and restores them in the next launch.
@MainActor
enum RestorableState {
    private static var file: URL? {
        SavedScenes.folder.map { URL(fileURLWithPath: $0).appendingPathComponent("controllers.plist") }
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
                collect(root, below: [], isPresented: false, into: &controllers)
            }
            let saved = SavedApplication(state: state, controllers: controllers)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try PropertyListEncoder().encode(saved).write(to: file, options: .atomic)
        } catch {
            Diagnostics.warn("The state of the app cannot be saved in \(file.path): \(error.localizedDescription)")
        }
    }

    /// Appends a controller, its children and the controllers that it presents. Omits a controller without an
    /// identifier and all of its descendants.
    private static func collect(
        _ controller: UIViewController, below parents: [String], isPresented: Bool, into list: inout [SavedController]
    ) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path: [String] = parents + [identifier]
        let children: [UIViewController] =
            (controller as? UINavigationController)?.viewControllers ?? controller.children
        var saved = SavedController(
            path: path, restorationClass: controller.restorationClass.map { String(reflecting: $0) },
            storyboard: controller.storyboard?.name, state: encode { controller.encodeRestorableState(with: $0) })
        if controller is UINavigationController { saved.stack = children.compactMap(\.restorationIdentifier) }
        saved.selectedTab = (controller as? UITabBarController)?.selectedIndex
        saved.isPresented = isPresented
        list.append(saved)
        for child in children { collect(child, below: path, isPresented: false, into: &list) }
        if let presented = controller.presentedViewController, presented.presentingViewController === controller {
            collect(presented, below: path, isPresented: true, into: &list)
        }
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
        guard let file, let delegate = application.delegate, let data = FileManager.default.contents(atPath: file.path),
            let saved = try? PropertyListDecoder().decode(SavedApplication.self, from: data),
            let coder = decoder(saved.state),
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
        else { return }
        let root: UIViewController? = (delegate.window ?? application.windows.first)?.rootViewController
        var found: [[String]: UIViewController] = [:]
        var restored: [(controller: UIViewController, coder: NSCoder)] = []
        for entry in saved.controllers {
            guard let coder = decoder(entry.state),
                let controller = controller(for: entry, below: root, found, application, coder)
            else { continue }
            controller.restorationIdentifier = entry.path.last
            found[entry.path] = controller
            restored.append((controller, coder))
        }
        for entry in saved.controllers { arrange(entry, found) }
        for (controller, coder) in restored { controller.decodeRestorableState(with: coder) }
        for (controller, _) in restored { controller.applicationFinishedRestoringState() }
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
        for entry: SavedController, below root: UIViewController?, _ found: [[String]: UIViewController],
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
        guard entry.path.count > 1 else { return root?.restorationIdentifier == entry.path.last ? root : nil }
        guard let identifier = entry.path.last, let parent = found[Array(entry.path.dropLast())] else { return nil }
        let children: [UIViewController] = (parent as? UINavigationController)?.viewControllers ?? parent.children
        if let child = children.first(where: { $0.restorationIdentifier == identifier }) { return child }
        return entry.storyboard.flatMap {
            UIStoryboard.controller(
                withRestorationIdentifier: identifier, storyboard: $0, beside: parent.storyboard ?? root?.storyboard)
        }
    }

    private static func arrange(_ entry: SavedController, _ found: [[String]: UIViewController]) {
        guard let controller = found[entry.path] else { return }
        if let navigation = controller as? UINavigationController, let stack = entry.stack {
            let pages: [UIViewController] = stack.compactMap { found[entry.path + [$0]] }
            if !pages.isEmpty { navigation.setViewControllers(pages, animated: false) }
        }
        if let tabs = controller as? UITabBarController, let index = entry.selectedTab,
            (tabs.viewControllers ?? []).indices.contains(index)
        {
            tabs.selectedIndex = index
        }
        if entry.isPresented, let presenter = found[Array(entry.path.dropLast())] {
            // The window is shown at the end of the launch.
            UIApplication.shared.afterTurn { presenter.present(controller, animated: false) }
        }
    }
}
