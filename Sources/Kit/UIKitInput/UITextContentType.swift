/// The meaning of the text in a field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A prefix of a name, such as "Dr.".
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix of a name, such as "Jr.".
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of an organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place.
    public static let location = UITextContentType(rawValue: "location")
    /// A whole street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// A city and a state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
    /// A district.
    public static let sublocality = UITextContentType(rawValue: "address-level3")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code, such as a verification code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A shipment tracking number.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipmentTrackingNumber")
    /// A flight number.
    public static let flightNumber = UITextContentType(rawValue: "flightNumber")
    /// A date, a time or a duration.
    public static let dateTime = UITextContentType(rawValue: "dateTime")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "birthdate")
    /// The day of a date of birth.
    public static let birthdateDay = UITextContentType(rawValue: "birthdateDay")
    /// The month of a date of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "birthdateMonth")
    /// The year of a date of birth.
    public static let birthdateYear = UITextContentType(rawValue: "birthdateYear")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "creditCardSecurityCode")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "creditCardName")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "creditCardGivenName")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "creditCardMiddleName")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "creditCardFamilyName")
    /// The expiration date of a credit card.
    public static let creditCardExpiration = UITextContentType(rawValue: "creditCardExpiration")
    /// The month of the expiration date of a credit card.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "creditCardExpirationMonth")
    /// The year of the expiration date of a credit card.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "creditCardExpirationYear")
    /// The type of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "creditCardType")
}

extension UITextContentType {
    /// Whether text of this type is never capitalized automatically.
    package var isIdentifier: Bool {
        [.emailAddress, .URL, .username, .password, .newPassword, .oneTimeCode].contains(self)
    }
}
