//
//  AppDelegate.swift
//  Ledger
//
//  Created by Mira Holt on 14/03/2017.
//

import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    @objc private(set) dynamic var savedCount = 0

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(storeDidSave(_:)), name: LedgerStore.didSaveNotification, object: nil)
        center.addObserver(self, selector: #selector(AppDelegate.willTerminate), name: UIApplication.willTerminateNotification, object: application)

        #if targetEnvironment(simulator)
        if LedgerStore.shared.accounts.isEmpty {
            LedgerStore.shared.addSampleAccounts()
        }
        #endif

        let accounts = AccountsViewController(style: .plain)
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: accounts)
        window?.tintColor = UIColor(red: 0.13, green: 0.45, blue: 0.34, alpha: 1)
        window?.makeKeyAndVisible()
        return true
    }

    @objc fileprivate func storeDidSave(_ notification: NSNotification) {
        guard let count = notification.userInfo?[LedgerStore.savedCountKey] as? Int else { return }
        savedCount = count
    }

    @objc func willTerminate() {
        LedgerStore.shared.save()
    }
}
