//
//  AppDelegate.swift
//  Checklist
//
//  Created by Ana Ruiz on 5/2/24.
//

import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let arguments = ProcessInfo.processInfo.arguments
        if arguments.contains("--reset") {
            TaskStore.shared.removeAll()
            UserDefaults.standard.removeObject(forKey: Settings.sortKey)
        }
        if arguments.contains("--disable-animations") {
            UIView.setAnimationsEnabled(false)
        }
        if let titles = ProcessInfo.processInfo.environment["CHECKLIST_TASKS"] {
            TaskStore.shared.tasks = titles.split(separator: ",").map { Task(title: String($0)) }
        }
        return true
    }

    // MARK: UISceneSession Lifecycle

    func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
        // Called when a new scene session is being created.
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }
}
