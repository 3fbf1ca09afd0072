extension FilterDefinition {
    private static func effect<Kernel: ColorKernel>(
        _ name: String, _ inputs: [FilterInput] = [], _ kernel: @escaping @Sendable (FilterValues) -> Kernel
    ) -> FilterDefinition {
        coloring(name, kCICategoryColorEffect, inputs, kernel)
    }

    static let colorEffects: [FilterDefinition] = [
        effect("CIColorInvert") { _ in
            MatrixKernel(
                red: PixelValue(-1, 0, 0, 0), green: PixelValue(0, -1, 0, 0), blue: PixelValue(0, 0, -1, 0),
                bias: PixelValue(1, 1, 1, 0))
        },
        effect(
            "CIColorMonochrome", [.color("inputColor", [0.6, 0.45, 0.3, 1]), .number("inputIntensity", 1)]
        ) { values in
            MonochromeKernel(color: values.color("inputColor").linear, intensity: values.float("inputIntensity"))
        },
        effect("CIColorPosterize", [.number("inputLevels", 6)]) { values in
            PosterizeKernel(levels: max(2, values.float("inputLevels").rounded()))
        },
        effect(
            "CIFalseColor", [.color("inputColor0", [0.3, 0, 0, 1]), .color("inputColor1", [1, 0.9, 0.8, 1])]
        ) { values in
            FalseColorKernel(dark: values.color("inputColor0").linear, light: values.color("inputColor1").linear)
        },
        effect("CIMaskToAlpha") { _ in MaskKernel() },
        effect("CIMaximumComponent") { _ in ComponentKernel.maximum },
        effect("CIMinimumComponent") { _ in ComponentKernel.minimum },
        effect("CISepiaTone", [.number("inputIntensity", 1)]) { values in
            MatrixKernel.sepia(values.float("inputIntensity"))
        },
        FilterDefinition(
            "CIColorCube", kCICategoryColorEffect,
            [.image, .number("inputCubeDimension", 2), FilterInput("inputCubeData", .data)]
        ) { values in
            cube(values, isEncoded: false)
        },
        FilterDefinition(
            "CIColorCubeWithColorSpace", kCICategoryColorEffect,
            [
                .image, .number("inputCubeDimension", 2), FilterInput("inputCubeData", .data),
                FilterInput("inputColorSpace", .colorSpace),
            ]
        ) { values in
            cube(values, isEncoded: values.colorSpace("inputColorSpace").map { !$0.isLinear } ?? false)
        },
        FilterDefinition(
            "CIVignette", kCICategoryColorEffect, [.image, .number("inputIntensity", 0), .number("inputRadius", 1)]
        ) { values in
            guard let image = values.image(), !image.extent.isInfinite, !image.extent.isNull else {
                return values.image()
            }
            let extent: CGRect = image.extent
            let corner = Float((extent.width * extent.width + extent.height * extent.height).squareRoot() / 2)
            let shade = ShadeOperation(
                input: image.node, center: CGPoint(x: extent.midX, y: extent.midY),
                falloff: .square(distance: corner / max(values.float("inputRadius"), 1e-6)),
                intensity: values.float("inputIntensity"))
            return image.with(ImageNode(shade, extent: extent))
        },
        FilterDefinition(
            "CIVignetteEffect", kCICategoryColorEffect,
            [
                .image, .vector("inputCenter", [150, 150]), .number("inputRadius", 150),
                .number("inputIntensity", 1), .number("inputFalloff", 0.5),
            ]
        ) { values in
            let radius: Float = values.float("inputRadius")
            let falloff: Float = min(1, max(0, values.float("inputFalloff")))
            return values.image().map { image in
                let shade = ShadeOperation(
                    input: image.node, center: values.point("inputCenter"),
                    falloff: .step(from: radius * (1 - falloff), to: radius * (1 + falloff)),
                    intensity: values.float("inputIntensity"))
                return image.with(ImageNode(shade, extent: image.extent))
            }
        },
    ]

    private static func cube(_ values: FilterValues, isEncoded: Bool) -> CIImage? {
        guard let data = values.data("inputCubeData"),
            let kernel = CubeKernel(
                dimension: Int(min(max(values.number("inputCubeDimension"), 0), 1000)), data: data,
                isEncoded: isEncoded)
        else { return nil }
        return values.image()?.colored(kernel)
    }

    // MARK: Photo effects

    /// Effects in the style of photographs. Apple's tables of colors are not public, so these are approximations.
    static let photoEffects: [FilterDefinition] = [
        photo("CIPhotoEffectMono", saturation: 0, contrast: 1, tint: PixelValue(1, 1, 1, 1)),
        photo("CIPhotoEffectNoir", saturation: 0, contrast: 1.35, tint: PixelValue(1, 1, 1, 1), lift: -0.04),
        photo("CIPhotoEffectTonal", saturation: 0, contrast: 0.85, tint: PixelValue(1, 1, 1, 1)),
        photo("CIPhotoEffectChrome", saturation: 1.25, contrast: 1.15, tint: PixelValue(1, 1, 1, 1)),
        photo("CIPhotoEffectFade", saturation: 0.7, contrast: 0.85, tint: PixelValue(1, 1, 1, 1), lift: 0.06),
        photo("CIPhotoEffectInstant", saturation: 0.75, contrast: 0.95, tint: PixelValue(1.05, 1, 0.9, 1), lift: 0.03),
        photo("CIPhotoEffectProcess", saturation: 0.9, contrast: 1.05, tint: PixelValue(0.92, 1.03, 1.04, 1)),
        photo("CIPhotoEffectTransfer", saturation: 0.9, contrast: 1.0, tint: PixelValue(1.08, 1, 0.88, 1), lift: 0.02),
    ]

    /// Creates an effect with a saturation, a contrast about the middle gray, factors of the colors, and an addend.
    private static func photo(
        _ name: String, saturation: Float, contrast: Float, tint: PixelValue, lift: Float = 0
    ) -> FilterDefinition {
        let luminance = PixelValue(0.2126, 0.7152, 0.0722, 0) * (1 - saturation)
        func row(_ own: PixelValue, _ factor: Float) -> PixelValue {
            (luminance + own * saturation) * (contrast * factor)
        }
        let offset: Float = 0.5 - 0.5 * contrast + lift
        var bias: PixelValue = tint * offset
        bias.w = 0
        let kernel = MatrixKernel(
            red: row(PixelValue(1, 0, 0, 0), tint.x), green: row(PixelValue(0, 1, 0, 0), tint.y),
            blue: row(PixelValue(0, 0, 1, 0), tint.z), bias: bias, isEncoded: true, clamps: true)
        return effect(name) { _ in kernel }
    }
}
