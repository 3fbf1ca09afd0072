import ProgramDiagnostics

extension FilterDefinition {
    private static let white: [Double] = [1, 1, 1, 1]
    private static let black: [Double] = [0, 0, 0, 1]

    static let generators: [FilterDefinition] = [
        FilterDefinition(
            "CIQRCodeGenerator", kCICategoryGenerator,
            [FilterInput("inputMessage", .data), FilterInput("inputCorrectionLevel", .text("M"))]
        ) { values in
            if let reason = QRCode.unavailability { Diagnostics.warn("CIQRCodeGenerator creates no codes. \(reason)") }
            guard let message = values.data("inputMessage"),
                let level = QRCode.CorrectionLevel(rawValue: values.text("inputCorrectionLevel")),
                let code = QRCode(message: message, level: level)
            else { return nil }
            return CodeBitmap.image(code.modules, width: code.width, rows: code.width, marginX: 1, marginY: 1)
        },
        FilterDefinition(
            "CICode128BarcodeGenerator", kCICategoryGenerator,
            [FilterInput("inputMessage", .data), .number("inputQuietSpace", 7), .number("inputBarcodeHeight", 32)]
        ) { values in
            guard let code = values.data("inputMessage").flatMap({ Code128(message: $0) }) else { return nil }
            let margin: Double = min(max(values.number("inputQuietSpace"), 0), 1000)
            let height: Double = min(max(values.number("inputBarcodeHeight"), 1), 1000)
            let modules: [Bool] = code.modules
            return CodeBitmap.image(
                modules, width: modules.count, rows: Int(height), marginX: Int(margin), marginY: 0)
        },
        FilterDefinition("CIConstantColorGenerator", kCICategoryGenerator, [.color("inputColor", [1, 0, 0, 1])]) {
            values in
            CIImage(color: values.color("inputColor"))
        },
        FilterDefinition("CIRandomGenerator", kCICategoryGenerator, []) { _ in
            CIImage(ImageNode(NoiseOperation(), extent: .infinite))
        },
        pattern("CICheckerboardGenerator", isCheckerboard: true),
        pattern("CIStripesGenerator", isCheckerboard: false),
        FilterDefinition(
            "CIRoundedRectangleGenerator", kCICategoryGenerator,
            [.vector("inputExtent", [0, 0, 100, 100]), .number("inputRadius", 10), .color("inputColor", white)]
        ) { values in
            let extent: CGRect = values.rect("inputExtent")
            let shape = RoundedRectangleOperation(
                rect: extent, radius: values.number("inputRadius"), color: values.color("inputColor").linear)
            return CIImage(ImageNode(shape, extent: extent))
        },
        FilterDefinition(
            "CIAreaAverage", kCICategoryReduction, [.image, .vector("inputExtent", [0, 0, 640, 80])]
        ) { values in
            guard let image = values.image() else { return nil }
            let area: PixelArea = PixelArea(covering: values.rect("inputExtent")).intersection(image.node.area)
            // The mean of an infinite area would never be complete.
            guard area.width <= 32_767, area.height <= 32_767 else { return nil }
            return image.with(
                ImageNode(
                    AverageOperation(input: image.node, read: area), extent: CGRect(x: 0, y: 0, width: 1, height: 1)))
        },
    ]

    private static func pattern(_ name: String, isCheckerboard: Bool) -> FilterDefinition {
        FilterDefinition(
            name, kCICategoryGenerator,
            [
                .vector("inputCenter", [150, 150]), .color("inputColor0", white), .color("inputColor1", black),
                .number("inputWidth", 80), .number("inputSharpness", 1),
            ]
        ) { values in
            let pattern = PatternOperation(
                center: values.point("inputCenter"), first: values.color("inputColor0").linear,
                second: values.color("inputColor1").linear, width: max(values.number("inputWidth"), 1e-3),
                sharpness: min(1, max(0, values.number("inputSharpness"))), isCheckerboard: isCheckerboard)
            return CIImage(ImageNode(pattern, extent: .infinite))
        }
    }

    // MARK: Gradients

    static let gradients: [FilterDefinition] = [
        gradient(
            "CILinearGradient", [.vector("inputPoint0", [0, 0]), .vector("inputPoint1", [200, 200])], second: black
        ) { values in
            .linear(from: values.point("inputPoint0"), to: values.point("inputPoint1"), isSmooth: false)
        },
        gradient(
            "CISmoothLinearGradient", [.vector("inputPoint0", [0, 0]), .vector("inputPoint1", [200, 200])],
            second: black
        ) { values in
            .linear(from: values.point("inputPoint0"), to: values.point("inputPoint1"), isSmooth: true)
        },
        gradient(
            "CIRadialGradient",
            [.vector("inputCenter", [150, 150]), .number("inputRadius0", 5), .number("inputRadius1", 100)],
            second: black
        ) { values in
            .radial(
                center: values.point("inputCenter"), inner: values.number("inputRadius0"),
                outer: values.number("inputRadius1"))
        },
        gradient(
            "CIGaussianGradient", [.vector("inputCenter", [150, 150]), .number("inputRadius", 300)],
            second: [0, 0, 0, 0]
        ) { values in
            .gaussian(center: values.point("inputCenter"), radius: values.number("inputRadius"))
        },
    ]

    private static func gradient(
        _ name: String, _ inputs: [FilterInput], second: [Double],
        _ shape: @escaping @Sendable (FilterValues) -> GradientOperation.Shape
    ) -> FilterDefinition {
        FilterDefinition(
            name, kCICategoryGradient, inputs + [.color("inputColor0", white), .color("inputColor1", second)]
        ) { values in
            let gradient = GradientOperation(
                shape: shape(values), first: values.color("inputColor0").linear,
                second: values.color("inputColor1").linear)
            return CIImage(ImageNode(gradient, extent: .infinite))
        }
    }
}
