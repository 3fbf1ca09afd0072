import Expectations
import Foundation
import Testing

@testable import AppProjects

struct InfoPlistTests {
    private func plist(_ settings: String, file: String? = nil) throws -> [String: Any] {
        var files = [
            "App.xcodeproj/project.pbxproj": projectText(
                "G = { isa = PBXGroup; };"
                    + targetText(settings: settings + (file == nil ? "" : "INFOPLIST_FILE = Info.plist;")),
                project: "developmentRegion = de;")
        ]
        files["Info.plist"] = file
        let data = try #require(try readProject(files).targets[0].settings.infoPlist)
        return try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    /// Build settings, a key of the resulting Info.plist, and the value of the key as JSON.
    @Test(arguments: [
        ("PRODUCT_NAME = \"My App\";", "CFBundleName", "\"My App\""),
        ("", "CFBundleExecutable", "\"App\""), ("", "CFBundlePackageType", "\"APPL\""),
        ("", "CFBundleDevelopmentRegion", "\"de\""),
        ("PRODUCT_BUNDLE_IDENTIFIER = \"org.$(TARGET_NAME:lower)\";", "CFBundleIdentifier", "\"org.app\""),
        ("MARKETING_VERSION = 1.2;", "CFBundleShortVersionString", "\"1.2\""),
        ("CURRENT_PROJECT_VERSION = 7;", "CFBundleVersion", "\"7\""),
        ("", "LSRequiresIPhoneOS", "true"),
        ("INFOPLIST_KEY_CFBundleDisplayName = \"Größe\";", "CFBundleDisplayName", "\"Größe\""),
        ("INFOPLIST_KEY_UILaunchScreen_Generation = YES;", "UILaunchScreen", "{\"UILaunchScreen\":{}}"),
        ("INFOPLIST_KEY_UILaunchScreen_Generation = NO;", "UILaunchScreen", "null"),
        (
            "INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;", "UIApplicationSceneManifest",
            "{\"UIApplicationSupportsMultipleScenes\":true,\"UISceneConfigurations\":{}}"
        ),
        ("INFOPLIST_KEY_UIMainStoryboardFile = Main;", "UIMainStoryboardFile", "\"Main\""),
        (
            "INFOPLIST_KEY_UISupportedInterfaceOrientations = \"A B\";", "UISupportedInterfaceOrientations",
            "[\"A\",\"B\"]"
        ),
        (
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = \"A B\";", "UISupportedInterfaceOrientations~ipad",
            "[\"A\",\"B\"]"
        ),
        (
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = A;", "UISupportedInterfaceOrientations~iphone",
            "[\"A\"]"
        ),
        ("INFOPLIST_KEY_UIRequiresFullScreen = NO;", "UIRequiresFullScreen", "false"),
        (
            "INFOPLIST_KEY_UIStatusBarStyle = UIStatusBarStyleLightContent;", "UIStatusBarStyle",
            "\"UIStatusBarStyleLightContent\""
        ),
        ("INFOPLIST_KEY_NSCameraUsageDescription = \"To scan\";", "NSCameraUsageDescription", "\"To scan\""),
        ("TARGETED_DEVICE_FAMILY = \"1,2\";", "UIDeviceFamily", "[1,2]"),
        ("IPHONEOS_DEPLOYMENT_TARGET = 16.0;", "MinimumOSVersion", "\"16.0\""),
        (
            "ASSETCATALOG_COMPILER_APPICON_NAME = Icon;", "CFBundleIcons",
            "{\"CFBundlePrimaryIcon\":{\"CFBundleIconFiles\":[\"Icon60x60\"],\"CFBundleIconName\":\"Icon\"}}"
        ),
        ("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Tint;", "NSAccentColorName", "\"Tint\""),
    ])
    func `build settings generate keys`(settings: String, key: String, expected: String) throws {
        try expect(json(plist("GENERATE_INFOPLIST_FILE = YES; \(settings)")[key]), equals: expected)
    }

    private func json(_ value: Any?) throws -> String {
        guard let value else { return "null" }
        let data = try JSONSerialization.data(withJSONObject: [value], options: [.sortedKeys, .withoutEscapingSlashes])
        return String(String(decoding: data, as: UTF8.self).dropFirst().dropLast())
    }

    private static let file = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
            <key>CFBundleName</key><string>From file</string>
            <key>CFBundleVersion</key><string></string>
            <key>Address</key><string>https://${HOST}/$(CFBundleIdentifier)</string>
            <key>List</key><array><string>$(HOST)</string><integer>3</integer><true/></array>
            <key>UIApplicationSceneManifest</key><dict>
                <key>UISceneConfigurations</key><dict>
                    <key>Role</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string></dict></dict>
            <key>UISupportedInterfaceOrientations</key><array><string>A</string></array>
        </dict></plist>
        """

    @Test func `references in the file are replaced`() throws {
        let values = try plist("HOST = example.org; PRODUCT_BUNDLE_IDENTIFIER = org.app;", file: Self.file)
        try expect(json(values["Address"]), equals: "\"https://example.org/\"")
        try expect(json(values["List"]), equals: "[\"example.org\",3,true]")
        try expect(json(values["CFBundleName"]), equals: "\"From file\"")
        expectNil(values["CFBundleVersion"])
        try expect(
            json(values["UIApplicationSceneManifest"]),
            equals: "{\"UISceneConfigurations\":{\"Role\":\"App.SceneDelegate\"}}")
    }

    @Test func `generated keys are merged with those of the file`() throws {
        let values = try plist(
            "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES;"
                + "INFOPLIST_KEY_UISupportedInterfaceOrientations = \"A B\"; CURRENT_PROJECT_VERSION = 4;",
            file: Self.file)
        try expect(json(values["CFBundleName"]), equals: "\"App\"")
        try expect(json(values["CFBundleVersion"]), equals: "\"4\"")
        try expect(json(values["UISupportedInterfaceOrientations"]), equals: "[\"A\",\"B\"]")
        try expect(
            json(values["UIApplicationSceneManifest"]),
            equals: "{\"UIApplicationSupportsMultipleScenes\":true,\"UISceneConfigurations\":{}}")
    }

    @Test func `an identifier that only the file contains is found`() throws {
        let text = projectText("G = { isa = PBXGroup; };" + targetText(settings: "INFOPLIST_FILE = Info.plist;"))
        let project = try readProject([
            "App.xcodeproj/project.pbxproj": text, "Info.plist": "{ CFBundleIdentifier = \"org.$(TARGET_NAME)\"; }",
        ])
        expect(project.targets[0].settings.bundleIdentifier, equals: "org.App")
    }

    @Test func `a missing or invalid file has a notice`() throws {
        let text = projectText("G = { isa = PBXGroup; };" + targetText(settings: "INFOPLIST_FILE = Info.plist;"))
        let missing = try readProject(["App.xcodeproj/project.pbxproj": text])
        expect(
            messages(missing, .missingFile),
            equals: ["/p/Info.plist does not exist. It is the Info.plist of the target App."]
        )
        let invalid = try readProject(["App.xcodeproj/project.pbxproj": text, "Info.plist": "<plist><dict>"])
        expect(messages(invalid, .setting), equals: ["/p/Info.plist is not a valid property list."])
        expect(invalid.targets[0].settings.infoPlist != nil)
    }
}
