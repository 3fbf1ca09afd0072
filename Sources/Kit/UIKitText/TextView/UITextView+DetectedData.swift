import DataDetection
import Foundation
import HostClock
import UIKitCore
import UIKitDrawing

/// The handling of dates and addresses that are detected in the text.
extension UITextView {
    /// Returns the date or the address that an item represents, or nil for other items.
    func data(of url: URL, in range: NSRange) -> DetectedData? {
        guard url.scheme == DetectedData.itemScheme, range.location + range.length <= editor.length else { return nil }
        let place = flow.place(containing: range.location)
        let paragraph: String = editor.substring(place.start..<place.start + place.units - place.breakUnits)
        return dataDetectorTypes.matches(in: paragraph).first { $0.range.location + place.start == range.location }
    }

    /// Returns the URL that the default action of a link opens, which is a map for an address and an event for a date.
    func target(of url: URL, in range: NSRange) -> URL {
        guard let data = data(of: url, in: range) else { return url }
        switch data.kind {
        case .address: return mapURL(of: text(of: range)) ?? url
        case .date(let date, _, let duration):
            let place = flow.place(containing: range.location)
            let title: String = editor.substring(place.start..<place.start + place.units - place.breakUnits)
            let event = CalendarEvent(title: title, start: date, duration: duration)
            return event.write(now: MainQueue.shared.date) ?? url
        case .link, .phoneNumber: return url
        }
    }

    /// The commands for a date or an address.
    func defaultMenu(of item: UITextItem, with data: DetectedData) -> UIMenu {
        let isAddress: Bool = if case .address = data.kind { true } else { false }
        let image = UIImage(systemName: isAddress ? "map" : "calendar.badge.plus")
        let open = UIAction(title: isAddress ? "Open in Maps" : "Create Event", image: image) { [weak self] _ in
            self?.performDefaultAction(of: item)
        }
        let text: String = text(of: item.range)
        let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.string = text
        }
        return UIMenu(title: text, children: [open, copy])
    }

    private func text(of range: NSRange) -> String {
        editor.substring(range.location..<range.location + range.length)
    }

    private func mapURL(of address: String) -> URL? {
        var components = URLComponents(string: "https://www.openstreetmap.org/search")
        components?.queryItems = [URLQueryItem(name: "query", value: address)]
        return components?.url
    }
}
