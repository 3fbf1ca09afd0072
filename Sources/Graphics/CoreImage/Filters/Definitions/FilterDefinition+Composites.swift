extension FilterDefinition {
    /// A filter for each mode, and filters that show an image through a mask.
    static let composites: [FilterDefinition] =
        CompositeMode.allCases.map { mode in
            FilterDefinition(mode.rawValue, kCICategoryCompositeOperation, [.image, .background]) { values in
                guard let image = values.image() else { return nil }
                // Without a background, the image is in front of transparency.
                guard let background = values.image("inputBackgroundImage") else { return image }
                return image.with(image.node.composited(over: background.node, mode))
            }
        } + [
            masking("CIBlendWithMask", .luminance), masking("CIBlendWithAlphaMask", .alpha),
            masking("CIBlendWithRedMask", .red), masking("CIBlendWithBlueMask", .blue),
            FilterDefinition(
                "CIDissolveTransition", kCICategoryTransition,
                [.image, FilterInput("inputTargetImage", .image), .number("inputTime", 0)]
            ) { values in
                guard let image = values.image(), let target = values.image("inputTargetImage") else { return nil }
                let mix = MixOperation(
                    first: image.node, second: target.node, share: min(1, max(0, values.float("inputTime"))))
                return image.with(ImageNode(mix, extent: image.extent.union(target.extent)))
            },
        ]

    private static func masking(_ name: String, _ channel: MaskOperation.Channel) -> FilterDefinition {
        FilterDefinition(name, kCICategoryStylize, [.image, .background, FilterInput("inputMaskImage", .image)]) {
            values in
            guard let image = values.image() else { return nil }
            guard let mask = values.image("inputMaskImage") else { return image }
            let background: ImageNode = values.image("inputBackgroundImage")?.node ?? CIImage.nothing
            let operation = MaskOperation(image: image.node, background: background, mask: mask.node, channel: channel)
            // The image is visible only inside the mask.
            let visible: CGRect = image.extent.intersection(mask.extent)
            return image.with(ImageNode(operation, extent: visible.union(background.extent)))
        }
    }
}
