//
//  Settings.swift
//  Checklist
//

import Foundation

enum Settings {

    enum Order: Int, CaseIterable {
        case added, name

        var title: String {
            switch self {
            case .added: return "Added"
            case .name: return "Name"
            }
        }
    }

    static let didChange = Notification.Name("SettingsDidChange")
    static let sortKey = "sortOrder"

    /// The order of tasks. The argument -sortOrder 1 overrides it.
    static var order: Order {
        get { Order(rawValue: UserDefaults.standard.integer(forKey: sortKey)) ?? .added }
        set {
            UserDefaults.standard.set(newValue.rawValue, forKey: sortKey)
            NotificationCenter.default.post(name: didChange, object: nil)
        }
    }
}
