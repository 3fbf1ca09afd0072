// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Compass",
    platforms: [.iOS(.v15)],
    products: [
        .executable(name: "Compass", targets: ["Compass"]),
        .library(name: "CompassKit", targets: ["CompassKit"]),
    ],
    targets: [
        .executableTarget(
            name: "Compass",
            dependencies: ["CompassKit"],
            exclude: ["NOTES.md"],
            resources: [.process("Resources")],
            swiftSettings: [.define("SHOWS_DEGREES"), .define("RELEASE_LOGGING", .when(configuration: .release))]
        ),
        .target(name: "CompassKit"),
        .testTarget(name: "CompassKitTests", dependencies: ["CompassKit"]),
    ]
)
