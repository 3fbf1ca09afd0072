extension CGColorSpace {
    /// Converts components of this space to sRGB components, which may be outside 0…1 if the space is wider.
    func sRGBComponents(_ value: SIMD4<Double>) -> SIMD3<Double> {
        switch kind {
        case .deviceRGB, .sRGB, .extendedSRGB, .pattern:
            return SIMD3(value.x, value.y, value.z)
        case .deviceGray, .genericGrayGamma2_2, .extendedGray:
            return SIMD3(repeating: value.x)
        case .linearGray:
            return SIMD3(repeating: Self.encoded(value.x))
        case .linearSRGB, .extendedLinearSRGB:
            return SIMD3(Self.encoded(value.x), Self.encoded(value.y), Self.encoded(value.z))
        case .displayP3:
            let red = Self.linear(value.x)
            let green = Self.linear(value.y)
            let blue = Self.linear(value.z)
            let toRed: Double = 1.2249401762805598 * red - 0.2249401762805597 * green
            let toGreen: Double = -0.0420569547096881 * red + 1.0420569547096881 * green
            let toBlue: Double = -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409661 * blue
            return SIMD3(Self.encoded(toRed), Self.encoded(toGreen), Self.encoded(toBlue))
        case .deviceCMYK:
            let light: Double = 1 - value.w
            return SIMD3((1 - value.x) * light, (1 - value.y) * light, (1 - value.z) * light)
        }
    }

    /// Converts sRGB components to components of this space.
    func components(fromSRGB value: SIMD3<Double>) -> SIMD4<Double> {
        switch kind {
        case .extendedSRGB, .pattern:
            return SIMD4(value.x, value.y, value.z, 0)
        case .deviceRGB, .sRGB:
            let clamped = value.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
            return SIMD4(clamped.x, clamped.y, clamped.z, 0)
        case .linearSRGB:
            let red = min(max(Self.linear(value.x), 0), 1)
            let green = min(max(Self.linear(value.y), 0), 1)
            let blue = min(max(Self.linear(value.z), 0), 1)
            return SIMD4(red, green, blue, 0)
        case .extendedLinearSRGB:
            return SIMD4(Self.linear(value.x), Self.linear(value.y), Self.linear(value.z), 0)
        case .deviceGray, .genericGrayGamma2_2, .extendedGray:
            return SIMD4(Self.encoded(Self.luminance(value)), 0, 0, 0)
        case .linearGray:
            return SIMD4(Self.luminance(value), 0, 0, 0)
        case .displayP3:
            let red = Self.linear(value.x)
            let green = Self.linear(value.y)
            let blue = Self.linear(value.z)
            let toRed: Double = 0.8224619687143623 * red + 0.1775380312856377 * green
            let toGreen: Double = 0.0331941988509169 * red + 0.9668058011490831 * green
            let toBlue: Double = 0.0170826307211199 * red + 0.0723974406639883 * green + 0.9105199286148917 * blue
            return SIMD4(Self.encoded(toRed), Self.encoded(toGreen), Self.encoded(toBlue), 0)
        case .deviceCMYK:
            let light = max(value.x, value.y, value.z)
            guard light > 0 else { return SIMD4(0, 0, 0, 1) }
            return SIMD4(1 - value.x / light, 1 - value.y / light, 1 - value.z / light, 1 - light)
        }
    }

    /// Returns the linear luminance of an sRGB color.
    private static func luminance(_ value: SIMD3<Double>) -> Double {
        if value.x == value.y, value.y == value.z { return linear(value.x) }
        let red: Double = 0.2126 * linear(value.x)
        let green: Double = 0.7152 * linear(value.y)
        let blue: Double = 0.0722 * linear(value.z)
        return red + green + blue
    }

    /// Applies the transfer function of sRGB to a linear component. The function is extended to negative values by
    /// symmetry about zero.
    private static func encoded(_ light: Double) -> Double {
        let magnitude = abs(light)
        let value: Double = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }

    /// Applies the inverse transfer function of sRGB, and returns a linear component. The function is extended to
    /// negative values by symmetry about zero.
    private static func linear(_ component: Double) -> Double {
        let magnitude = abs(component)
        let value: Double = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return component < 0 ? -value : value
    }
}
