import Foundation

/// The units of measurements that have a string in ICU.
enum MeasurementUnit {
    /// The units of each kind, with the low bytes of ICU's numbers for them. The keys are the high bytes of these
    /// numbers.
    private static let units: [Int32: [(unit: Dimension, number: Int32)]] = [
        1: [
            (UnitAngle.degrees, 0), (UnitAngle.arcMinutes, 1), (UnitAngle.arcSeconds, 2), (UnitAngle.radians, 3),
            (UnitAngle.revolutions, 4),
        ],
        2: [
            (UnitArea.squareMeters, 0), (UnitArea.squareKilometers, 1), (UnitArea.squareFeet, 2),
            (UnitArea.squareMiles, 3), (UnitArea.acres, 4), (UnitArea.hectares, 5), (UnitArea.squareCentimeters, 6),
            (UnitArea.squareInches, 7), (UnitArea.squareYards, 8),
        ],
        4: [
            (UnitDuration.hours, 4), (UnitDuration.minutes, 5), (UnitDuration.seconds, 6),
            (UnitDuration.milliseconds, 7), (UnitDuration.microseconds, 8), (UnitDuration.nanoseconds, 9),
        ],
        5: [
            (UnitLength.meters, 0), (UnitLength.centimeters, 1), (UnitLength.kilometers, 2),
            (UnitLength.millimeters, 3), (UnitLength.picometers, 4), (UnitLength.feet, 5), (UnitLength.inches, 6),
            (UnitLength.miles, 7), (UnitLength.yards, 8), (UnitLength.lightyears, 9), (UnitLength.decimeters, 10),
            (UnitLength.micrometers, 11), (UnitLength.nanometers, 12), (UnitLength.nauticalMiles, 13),
            (UnitLength.fathoms, 14), (UnitLength.furlongs, 15), (UnitLength.astronomicalUnits, 16),
            (UnitLength.parsecs, 17), (UnitLength.scandinavianMiles, 18),
        ],
        6: [
            (UnitMass.grams, 0), (UnitMass.kilograms, 1), (UnitMass.ounces, 2), (UnitMass.pounds, 3),
            (UnitMass.stones, 4), (UnitMass.micrograms, 5), (UnitMass.milligrams, 6), (UnitMass.metricTons, 7),
            (UnitMass.shortTons, 8), (UnitMass.carats, 9), (UnitMass.ouncesTroy, 10),
        ],
        7: [
            (UnitPower.watts, 0), (UnitPower.kilowatts, 1), (UnitPower.horsepower, 2), (UnitPower.milliwatts, 3),
            (UnitPower.megawatts, 4), (UnitPower.gigawatts, 5),
        ],
        8: [
            (UnitPressure.hectopascals, 0), (UnitPressure.inchesOfMercury, 1), (UnitPressure.millibars, 2),
            (UnitPressure.millimetersOfMercury, 3), (UnitPressure.poundsForcePerSquareInch, 4),
            (UnitPressure.kilopascals, 6), (UnitPressure.megapascals, 7), (UnitPressure.bars, 9),
        ],
        9: [
            (UnitSpeed.metersPerSecond, 0), (UnitSpeed.kilometersPerHour, 1), (UnitSpeed.milesPerHour, 2),
            (UnitSpeed.knots, 3),
        ],
        10: [(UnitTemperature.celsius, 0), (UnitTemperature.fahrenheit, 1), (UnitTemperature.kelvin, 2)],
        11: [
            (UnitVolume.liters, 0), (UnitVolume.cubicKilometers, 1), (UnitVolume.cubicMiles, 2),
            (UnitVolume.milliliters, 3), (UnitVolume.centiliters, 4), (UnitVolume.deciliters, 5),
            (UnitVolume.megaliters, 7), (UnitVolume.cubicCentimeters, 8), (UnitVolume.cubicMeters, 9),
            (UnitVolume.cubicInches, 10), (UnitVolume.cubicFeet, 11), (UnitVolume.cubicYards, 12),
            (UnitVolume.acreFeet, 13), (UnitVolume.bushels, 14), (UnitVolume.teaspoons, 15),
            (UnitVolume.tablespoons, 16), (UnitVolume.fluidOunces, 17), (UnitVolume.cups, 18), (UnitVolume.pints, 19),
            (UnitVolume.quarts, 20), (UnitVolume.gallons, 21), (UnitVolume.metricCups, 22),
            (UnitVolume.imperialGallons, 24), (UnitVolume.imperialFluidOunces, 25),
        ],
        12: [
            (UnitEnergy.calories, 0), (UnitEnergy.joules, 2), (UnitEnergy.kilocalories, 3), (UnitEnergy.kilojoules, 4),
            (UnitEnergy.kilowattHours, 5),
        ],
        13: [
            (UnitFuelEfficiency.milesPerGallon, 1), (UnitFuelEfficiency.litersPer100Kilometers, 2),
            (UnitFuelEfficiency.milesPerImperialGallon, 3),
        ],
        14: [
            (UnitInformationStorage.bits, 0), (UnitInformationStorage.bytes, 1), (UnitInformationStorage.gigabits, 2),
            (UnitInformationStorage.gigabytes, 3), (UnitInformationStorage.kilobits, 4),
            (UnitInformationStorage.kilobytes, 5), (UnitInformationStorage.megabits, 6),
            (UnitInformationStorage.megabytes, 7), (UnitInformationStorage.terabits, 8),
            (UnitInformationStorage.terabytes, 9), (UnitInformationStorage.petabytes, 10),
        ],
        15: [(UnitElectricCurrent.amperes, 0), (UnitElectricCurrent.milliamperes, 1)],
        16: [
            (UnitFrequency.hertz, 0), (UnitFrequency.kilohertz, 1), (UnitFrequency.megahertz, 2),
            (UnitFrequency.gigahertz, 3),
        ],
    ]

    /// The degree sign without a scale.
    static let degrees: Int32 = 10 << 8 | 3

    /// Returns the number of ICU's unit, if any.
    static func code(of unit: Dimension) -> Int32? {
        for (kind, entries) in units {
            if let entry = entries.first(where: { $0.unit == unit }) { return kind << 8 | entry.number }
        }
        return nil
    }

    /// Units of the metric system, and the units that replace them in the United States.
    private static let pairs: [(metric: Dimension, customary: Dimension)] = [
        (UnitLength.kilometers, UnitLength.miles), (UnitLength.meters, UnitLength.feet),
        (UnitLength.centimeters, UnitLength.inches), (UnitLength.millimeters, UnitLength.inches),
        (UnitLength.meters, UnitLength.yards), (UnitMass.kilograms, UnitMass.pounds),
        (UnitMass.grams, UnitMass.ounces), (UnitTemperature.celsius, UnitTemperature.fahrenheit),
        (UnitSpeed.kilometersPerHour, UnitSpeed.milesPerHour), (UnitVolume.liters, UnitVolume.gallons),
        (UnitVolume.milliliters, UnitVolume.fluidOunces), (UnitArea.squareKilometers, UnitArea.squareMiles),
        (UnitArea.squareMeters, UnitArea.squareFeet), (UnitArea.hectares, UnitArea.acres),
    ]

    /// Returns the unit that replaces a unit in a system of measurement, or nil if no unit replaces it.
    static func usualUnit(for unit: Dimension, in system: Locale.MeasurementSystem) -> Dimension? {
        if system == .us { return pairs.first { $0.metric == unit }?.customary }
        // Distances and speeds are in miles in the United Kingdom.
        if system == .uk {
            if unit == UnitLength.kilometers { return UnitLength.miles }
            if unit == UnitSpeed.kilometersPerHour { return UnitSpeed.milesPerHour }
            if unit == UnitLength.miles || unit == UnitSpeed.milesPerHour { return nil }
        }
        return pairs.first { $0.customary == unit }?.metric
    }

    private static let scales: [[Dimension]] = [
        [UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers],
        [UnitLength.inches, UnitLength.feet, UnitLength.miles],
        [UnitMass.milligrams, UnitMass.grams, UnitMass.kilograms, UnitMass.metricTons],
        [UnitMass.ounces, UnitMass.pounds],
        [UnitVolume.milliliters, UnitVolume.liters],
        [UnitVolume.fluidOunces, UnitVolume.gallons],
        [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours],
        [UnitFrequency.hertz, UnitFrequency.kilohertz, UnitFrequency.megahertz, UnitFrequency.gigahertz],
        [UnitPower.milliwatts, UnitPower.watts, UnitPower.kilowatts, UnitPower.megawatts, UnitPower.gigawatts],
    ]

    /// Returns the units that the option `naturalScale` can use in place of `unit`, from small to large.
    static func scale(of unit: Dimension) -> [Dimension] {
        scales.first { $0.contains(unit) } ?? [unit]
    }
}
