// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "HarvestCore",
    platforms: [.iOS(.v15)],
    products: [.library(name: "HarvestCore", targets: ["HarvestCore"])],
    targets: [
        .target(
            name: "CSoil", cSettings: [.headerSearchPath("private"), .define("SOIL_STEP", to: "2")],
            linkerSettings: [.linkedFramework("Foundation")]),
        .target(name: "HarvestCore", dependencies: ["CSoil"]),
        .testTarget(name: "HarvestCoreTests", dependencies: ["HarvestCore"]),
    ]
)
