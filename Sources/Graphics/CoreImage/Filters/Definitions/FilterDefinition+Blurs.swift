extension FilterDefinition {
    static let blurs: [FilterDefinition] = [
        FilterDefinition("CIGaussianBlur", kCICategoryBlur, [.image, .number("inputRadius", 10)]) { values in
            values.image()?.applyingGaussianBlur(sigma: values.number("inputRadius"))
        },
        FilterDefinition("CIBoxBlur", kCICategoryBlur, [.image, .number("inputRadius", 10)]) { values in
            let radius = Int(min(max(values.number("inputRadius"), 0), 1000).rounded())
            guard let blur = SeparableBlur.box(radius: radius) else { return values.image() }
            return values.image().map { $0.with($0.node.blurred(blur)) }
        },
        FilterDefinition(
            "CIMotionBlur", kCICategoryBlur, [.image, .number("inputRadius", 20), .number("inputAngle", 0)]
        ) { values in
            let radius: Double = min(values.number("inputRadius"), 1000)
            let angle: Double = values.number("inputAngle")
            guard let image = values.image(), radius >= 1, angle.isFinite else { return values.image() }
            let blur = MotionBlurOperation(input: image.node, radius: radius, angle: angle)
            return image.with(ImageNode(blur, extent: blur.extent))
        },
    ]

    static let sharpening: [FilterDefinition] = [
        FilterDefinition(
            "CISharpenLuminance", kCICategorySharpen,
            [.image, .number("inputSharpness", 0.4), .number("inputRadius", 1.69)]
        ) { values in
            let (radius, amount): (Double, Float) = (values.number("inputRadius"), values.float("inputSharpness"))
            return values.image().map {
                $0.with($0.node.sharpened(deviation: radius, amount: amount, isLuminance: true))
            }
        },
        FilterDefinition(
            "CIUnsharpMask", kCICategorySharpen, [.image, .number("inputRadius", 2.5), .number("inputIntensity", 0.5)]
        ) { values in
            let (radius, amount): (Double, Float) = (values.number("inputRadius"), values.float("inputIntensity"))
            return values.image().map {
                $0.with($0.node.sharpened(deviation: radius, amount: amount, isLuminance: false))
            }
        },
    ]
}
