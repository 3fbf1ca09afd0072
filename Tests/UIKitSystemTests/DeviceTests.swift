import Expectations
import Foundation
import HostHeadless
import PlatformHost
import TestStage
import Testing

@testable import UIKitCore
@testable import UIKitSystem

/// A device that has no battery and no sensors, and the events that it receives from the desktop.
@MainActor
@Suite(.onStage)
struct DeviceTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var days = 0
        func applicationSignificantTimeChange(_ application: UIApplication) { days += 1 }
    }

    @Test
    func `a device without a battery has an unknown level and state, even while it is monitored`() {
        SystemModule.install()
        let device: UIDevice = .current
        expect(!device.isBatteryMonitoringEnabled)
        device.isBatteryMonitoringEnabled = true
        device.isProximityMonitoringEnabled = true
        let facts = [
            "\(device.isBatteryMonitoringEnabled)", "\(device.batteryLevel)", "\(device.batteryState)",
            "\(device.isProximityMonitoringEnabled)", "\(device.proximityState)",
        ]
        expect(facts, equals: ["true", "-1.0", "unknown", "false", "false"])
        SystemModule.install()
        expect(!device.isBatteryMonitoringEnabled)
    }

    @Test
    func `the model and the system follow the size of the window`() {
        let stage = Stage()
        let device: UIDevice = .current
        expect([device.model, device.systemName, device.name], equals: ["iPhone", "iOS", "iPhone"])
        stage.host.windows[0].resize(to: CGSize(width: 1_000, height: 800))
        stage.host.turn()
        expect([device.model, device.systemName, device.localizedModel], equals: ["iPad", "iPadOS", "iPad"])
    }

    @Test
    func `the identifier for the vendor is kept, and shared by apps whose identifiers differ in the last part`() throws
    {
        expect(
            VendorIdentifier.vendor(of: "org.example.first"), equals: VendorIdentifier.vendor(of: "org.example.second"))
        expect(VendorIdentifier.vendor(of: "org.example"), equals: "org.example")
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let saved = UUID()
        try saved.uuidString.write(
            to: folder.appendingPathComponent("identifier"), atomically: true, encoding: .utf8)
        expect(VendorIdentifier.stored(in: folder), equals: saved)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("identifier"))
        let created: UUID = VendorIdentifier.stored(in: folder)
        expect(VendorIdentifier.stored(in: folder), equals: created)
        expect(UIDevice.current.identifierForVendor, equals: UIDevice.current.identifierForVendor)
    }

    @Test
    func `the brightness is limited to 0 through 1, and observers are notified of changes`() {
        SystemModule.install()
        var values: [CGFloat] = []
        // The screen posts notifications on the main thread.
        let observer = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil
        ) { _ in MainActor.assumeIsolated { values.append(UIScreen.main.brightness) } }
        for value: CGFloat in [0.5, 0.5, 3, -1, .nan] { UIScreen.main.brightness = value }
        NotificationCenter.default.removeObserver(observer)
        expect(values, equals: [0.5, 1, 0, 1])
    }

    @Test
    func `a new day and the Print Screen key are reported`() {
        let stage = Stage()
        let delegate = Delegate()
        stage.application.delegate = delegate
        var posted: [String] = []
        let names = [
            UIApplication.significantTimeChangeNotification, UIApplication.userDidTakeScreenshotNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: stage.application, queue: nil) { _ in
                // The application posts notifications on the main thread.
                MainActor.assumeIsolated { posted.append(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        stage.host.post(.dayChanged, at: stage.host.windows[0])
        stage.host.turn()
        expect(delegate.days, equals: 1)
        let key = HostKey(usage: UIKeyboardHIDUsage.keyboardPrintScreen.rawValue, isDown: true)
        stage.host.post(.key(key), at: stage.host.windows[0])
        stage.host.turn()
        expect(posted, equals: names.map(\.rawValue))
        expect(stage.application.isProtectedDataAvailable)
        expectNil(stage.application.connectedWindowScene?.screenshotService)
    }
}
