import Foundation

extension FilterDefinition {
    /// Creates a filter that applies a function to the color of each pixel.
    static func coloring<Kernel: ColorKernel>(
        _ name: String, _ category: String, _ inputs: [FilterInput],
        _ kernel: @escaping @Sendable (FilterValues) -> Kernel
    ) -> FilterDefinition {
        FilterDefinition(name, category, [.image] + inputs) { values in values.image()?.colored(kernel(values)) }
    }

    private static func adjustment<Kernel: ColorKernel>(
        _ name: String, _ inputs: [FilterInput], _ kernel: @escaping @Sendable (FilterValues) -> Kernel
    ) -> FilterDefinition {
        coloring(name, kCICategoryColorAdjustment, inputs, kernel)
    }

    static let colorAdjustments: [FilterDefinition] = [
        adjustment(
            "CIColorControls",
            [.number("inputSaturation", 1), .number("inputBrightness", 0), .number("inputContrast", 1)]
        ) { values in
            ControlsKernel(
                saturation: values.float("inputSaturation"), brightness: values.float("inputBrightness"),
                contrast: values.float("inputContrast"))
        },
        adjustment(
            "CIColorMatrix",
            [
                .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
                .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
                .vector("inputBiasVector", [0, 0, 0, 0]),
            ]
        ) { values in
            MatrixKernel(
                red: values.row("inputRVector"), green: values.row("inputGVector"), blue: values.row("inputBVector"),
                alpha: values.row("inputAVector"), bias: values.row("inputBiasVector"))
        },
        adjustment(
            "CIColorClamp",
            [.vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1])]
        ) { values in
            ClampKernel(lowest: values.row("inputMinComponents"), highest: values.row("inputMaxComponents"))
        },
        adjustment(
            "CIColorPolynomial",
            [
                .vector("inputRedCoefficients", [0, 1, 0, 0]), .vector("inputGreenCoefficients", [0, 1, 0, 0]),
                .vector("inputBlueCoefficients", [0, 1, 0, 0]), .vector("inputAlphaCoefficients", [0, 1, 0, 0]),
            ]
        ) { values in
            PolynomialKernel(
                red: values.row("inputRedCoefficients"), green: values.row("inputGreenCoefficients"),
                blue: values.row("inputBlueCoefficients"), alpha: values.row("inputAlphaCoefficients"))
        },
        adjustment("CIExposureAdjust", [.number("inputEV", 0)]) { values in
            let factor: Float = exp2f(values.float("inputEV"))
            return MatrixKernel.scale(PixelValue(factor, factor, factor, 1))
        },
        adjustment("CIGammaAdjust", [.number("inputPower", 1)]) { values in
            GammaKernel(power: values.float("inputPower"))
        },
        adjustment("CIHueAdjust", [.number("inputAngle", 0)]) { values in
            MatrixKernel.hueRotation(values.number("inputAngle"))
        },
        adjustment("CIVibrance", [.number("inputAmount", 0)]) { values in
            VibranceKernel(amount: values.float("inputAmount"))
        },
        adjustment(
            "CITemperatureAndTint", [.vector("inputNeutral", [6500, 0]), .vector("inputTargetNeutral", [6500, 0])]
        ) { values in
            MatrixKernel.adaptation(from: values.point("inputNeutral"), to: values.point("inputTargetNeutral"))
        },
        adjustment("CIWhitePointAdjust", [.color("inputColor", [1, 1, 1, 1])]) { values in
            MatrixKernel.scale(values.color("inputColor").linear)
        },
        adjustment("CILinearToSRGBToneCurve", []) { _ in TransferKernel(curve: .encoding) },
        adjustment("CISRGBToneCurveToLinear", []) { _ in TransferKernel(curve: .decoding) },
        adjustment(
            "CIToneCurve",
            [
                .vector("inputPoint0", [0, 0]), .vector("inputPoint1", [0.25, 0.25]),
                .vector("inputPoint2", [0.5, 0.5]),
                .vector("inputPoint3", [0.75, 0.75]), .vector("inputPoint4", [1, 1]),
            ]
        ) { values in
            ToneCurveKernel(points: (0..<5).map { values.point("inputPoint\($0)") })
        },
        adjustment("CIColorThreshold", [.number("inputThreshold", 0.5)]) { values in
            ThresholdKernel(threshold: values.float("inputThreshold"))
        },
    ]
}
