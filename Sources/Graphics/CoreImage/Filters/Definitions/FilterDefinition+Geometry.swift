extension FilterDefinition {
    private static let corners: [FilterInput] = [
        .vector("inputTopLeft", [118, 484]), .vector("inputTopRight", [646, 507]),
        .vector("inputBottomRight", [548, 140]), .vector("inputBottomLeft", [155, 153]),
    ]

    static let geometry: [FilterDefinition] = [
        FilterDefinition("CIPerspectiveTransform", kCICategoryGeometryAdjustment, [.image] + corners) { values in
            values.image().flatMap { image in
                image.node.transformed(to: Perspective.Corners(values)).map { image.with($0) }
            }
        },
        FilterDefinition(
            "CIPerspectiveCorrection", kCICategoryGeometryAdjustment,
            [.image] + corners + [FilterInput("inputCrop", .flag(true))]
        ) { values in
            values.image().flatMap { image in
                image.node.corrected(from: Perspective.Corners(values), crops: values.flag("inputCrop"))
                    .map { image.with($0) }
            }
        },
        FilterDefinition(
            "CICrop", kCICategoryGeometryAdjustment, [.image, .vector("inputRectangle", [0, 0, 300, 300])]
        ) {
            values in
            values.image()?.cropped(to: values.rect("inputRectangle"))
        },
        FilterDefinition(
            "CIAffineTransform", kCICategoryGeometryAdjustment, [.image, FilterInput("inputTransform", .transform)]
        ) { values in
            values.image()?.transformed(by: values.transform("inputTransform"))
        },
        FilterDefinition(
            "CIAffineClamp", kCICategoryGeometryAdjustment, [.image, FilterInput("inputTransform", .transform)]
        ) { values in
            values.image()?.clampedToExtent().transformed(by: values.transform("inputTransform"))
        },
        FilterDefinition(
            "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
            [.image, .number("inputScale", 1), .number("inputAspectRatio", 1)]
        ) { values in
            let scale: Double = values.number("inputScale")
            let across: Double = scale * values.number("inputAspectRatio")
            let scales: ClosedRange<Double> = 1e-4...1e6
            guard let image = values.image(), scales.contains(scale), scales.contains(across) else { return nil }
            guard !image.node.area.isEmpty else { return image }
            return image.with(image.node.resampled(scaleX: CGFloat(across), scaleY: CGFloat(scale)))
        },
    ]
}
