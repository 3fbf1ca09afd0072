// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Trellis",
    platforms: [.iOS(.v13)],
    products: [.library(name: "Trellis", targets: ["Trellis"])],
    targets: [
        .target(name: "Trellis"),
        .testTarget(name: "TrellisTests", dependencies: ["Trellis"]),
    ]
)
