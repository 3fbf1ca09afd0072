// Apple's module of this name also contains the type identifiers.
@_exported import MobileCoreServices
