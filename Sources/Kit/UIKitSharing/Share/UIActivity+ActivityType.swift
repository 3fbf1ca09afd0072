extension UIActivity {
    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The identifier of the type.
        public let rawValue: String
        /// Creates a type.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
}

/// The standard types. Of the public types, share sheets offer only those for copying, emails, messages and saving
/// images. The other public types exist so that apps can exclude them.
extension UIActivity.ActivityType {
    /// Copies text and links.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends an email.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// Sends a text message.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// Prints. Share sheets do not offer this type.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// Saves images in the folder for pictures.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Share sheets do not offer this type.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// Share sheets do not offer this type.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// Share sheets do not offer this type.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// Share sheets do not offer this type.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// Share sheets do not offer this type.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
    /// Share sheets do not offer this type.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// Share sheets do not offer this type.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// Share sheets do not offer this type.
    public static let postToWeibo = Self("com.apple.UIKit.activity.PostToWeibo")
    /// Share sheets do not offer this type.
    public static let postToTencentWeibo = Self("com.apple.UIKit.activity.TencentWeibo")
    /// Share sheets do not offer this type.
    public static let postToFlickr = Self("com.apple.UIKit.activity.PostToFlickr")
    /// Share sheets do not offer this type.
    public static let postToVimeo = Self("com.apple.UIKit.activity.PostToVimeo")
    /// Share sheets do not offer this type.
    public static let sharePlay = Self("com.apple.UIKit.activity.SharePlay")
    /// Share sheets do not offer this type.
    public static let collaborationInviteWithLink = Self("com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Share sheets do not offer this type.
    public static let collaborationCopyLink = Self("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Share sheets do not offer this type.
    public static let addToHomeScreen = Self("com.apple.UIKit.activity.AddToHomeScreen")

    /// Saves files at a location that the user chooses.
    static let saveToFiles = Self("com.apple.DocumentManagerUICore.SaveToFiles")
    /// Opens a file or a link in the default application.
    static let openInDefaultApplication = Self("engawa.activity.OpenInDefaultApplication")
}
