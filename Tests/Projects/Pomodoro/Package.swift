// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Pomodoro",
    platforms: [
        .iOS(.v17),
        .macOS(.v14),
    ],
    products: [
        // An xtool project should contain exactly one library product,
        // representing the main app.
        .library(
            name: "Pomodoro",
            targets: ["Pomodoro"]
        ),
    ],
    targets: [
        .target(
            name: "Pomodoro",
            resources: [.process("Resources")]
        ),
        .testTarget(
            name: "PomodoroTests",
            dependencies: ["Pomodoro"]
        ),
    ]
)
