// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "AtlasData",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "AtlasData", targets: ["AtlasData"])
    ],
    targets: [
        .target(name: "AtlasData", resources: [.process("Resources")]),
        .testTarget(name: "AtlasDataTests", dependencies: ["AtlasData"]),
    ]
)
