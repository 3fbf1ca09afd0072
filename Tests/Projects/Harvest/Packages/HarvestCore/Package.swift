// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "HarvestCore",
    platforms: [.iOS(.v15)],
    products: [.library(name: "HarvestCore", targets: ["HarvestCore"])],
    targets: [
        .target(name: "HarvestCore"),
        .testTarget(name: "HarvestCoreTests", dependencies: ["HarvestCore"]),
    ]
)
