import UIKit
import UserNotifications

/// Continues work in the background, and sends notifications.
final class BackgroundController: UITableViewController {
    private struct Row {
        let title: String
        let perform: @MainActor (BackgroundController) -> Void
    }

    private let rows: [Row] = [
        Row(title: "Ask to send notifications") { $0.ask() },
        Row(title: "Notify in five seconds") { $0.notify() },
        Row(title: "Show a badge") { $0.showBadge() },
        Row(title: "Begin a task") { $0.beginTask() },
    ]
    private var events: [String] = []
    private var task = UIBackgroundTaskIdentifier.invalid

    init() {
        super.init(style: .insetGrouped)
        title = "Background"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "background"
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: Selector("enter", BackgroundController.didEnterBackground),
            name: UIApplication.didEnterBackgroundNotification, object: nil)
        center.addObserver(
            self, selector: Selector("leave", BackgroundController.willEnterForeground),
            name: UIApplication.willEnterForegroundNotification, object: nil)
    }

    // MARK: Events

    private func show(_ event: String) {
        events.append(event)
        tableView.reloadData()
    }

    private func didEnterBackground(_ notification: Notification) {
        guard task != .invalid else { return show("In the background, without a task") }
        let seconds: Double = UIApplication.shared.backgroundTimeRemaining.rounded()
        show("In the background, for \(Int(min(seconds, 999))) seconds")
    }

    private func willEnterForeground(_ notification: Notification) { show("In the foreground") }

    // MARK: Actions

    private func ask() {
        UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { isGranted, _ in
            DispatchQueue.main.async { self.show(isGranted ? "Allowed" : "Not allowed") }
        }
    }

    private func notify() {
        let content = UNMutableNotificationContent()
        content.title = "Lab"
        content.body = "Five seconds have passed."
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
        let request = UNNotificationRequest(identifier: "lab", content: content, trigger: trigger)
        UNUserNotificationCenter.current().add(request) { error in
            DispatchQueue.main.async {
                self.show(error?.localizedDescription ?? "A notification follows in five seconds")
            }
        }
    }

    private func showBadge() {
        UNUserNotificationCenter.current().setBadgeCount(3) { error in
            DispatchQueue.main.async { self.show(error?.localizedDescription ?? "The badge is 3") }
        }
    }

    private func beginTask() {
        guard task == .invalid else { return show("The task has already begun") }
        task = UIApplication.shared.beginBackgroundTask(withName: "Lab") { [weak self] in
            guard let self else { return }
            UIApplication.shared.endBackgroundTask(self.task)
            self.task = .invalid
            self.show("The time for the task has expired")
        }
        show("A task has begun")
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        section == 0 ? rows.count : events.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 1 && !events.isEmpty ? "Events" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell: UITableViewCell = tableView.cell("row")
        let isAction: Bool = indexPath.section == 0
        cell.textLabel?.text = isAction ? rows[indexPath.row].title : events[indexPath.row]
        cell.textLabel?.textColor = isAction ? .tintColor : .label
        cell.textLabel?.numberOfLines = 0
        cell.selectionStyle = isAction ? .default : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard indexPath.section == 0 else { return }
        tableView.deselectRow(at: indexPath, animated: true)
        rows[indexPath.row].perform(self)
    }
}
