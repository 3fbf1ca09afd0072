extension FilterDefinition {
    static let stylizing: [FilterDefinition] = [
        FilterDefinition(
            "CIPixellate", kCICategoryStylize, [.image, .vector("inputCenter", [150, 150]), .number("inputScale", 8)]
        ) { values in
            values.image().map { image in
                let side: Double = min(max(values.number("inputScale"), 1), 2000)
                // Only the position of the center in a square has an effect.
                func phase(_ coordinate: CGFloat) -> CGFloat {
                    coordinate.isFinite ? coordinate.truncatingRemainder(dividingBy: CGFloat(side)) : 0
                }
                let center: CGPoint = values.point("inputCenter")
                let squares = PixellateOperation(
                    input: image.node, center: CGPoint(x: phase(center.x), y: phase(center.y)), side: side)
                return image.with(ImageNode(squares, extent: squares.extent(of: image.extent)))
            }
        },
        FilterDefinition(
            "CIBloom", kCICategoryStylize, [.image, .number("inputRadius", 10), .number("inputIntensity", 0.5)]
        ) { values in
            let intensity: Float = values.float("inputIntensity")
            return values.image().map { image in
                let blurred: ImageNode = image.node.blurred(deviation: values.number("inputRadius"))
                let light: ImageNode = blurred.colored(
                    MatrixKernel.scale(PixelValue(1, 1, 1, min(1, max(0, intensity)))))
                return image.with(light.composited(over: image.node, .screen))
            }
        },
        FilterDefinition(
            "CIGloom", kCICategoryStylize, [.image, .number("inputRadius", 10), .number("inputIntensity", 0.5)]
        ) { values in
            let intensity: Float = values.float("inputIntensity")
            return values.image().map { image in
                let blurred: ImageNode = image.node.blurred(deviation: values.number("inputRadius"))
                let dark: ImageNode = blurred.composited(over: image.node, .minimum)
                let mix = MixOperation(first: image.node, second: dark, share: min(1, max(0, intensity)))
                return image.with(ImageNode(mix, extent: dark.extent))
            }
        },
    ]
}
