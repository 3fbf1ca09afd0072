//! Project version number for AtlasUI.
#import <Foundation/Foundation.h>

FOUNDATION_EXPORT double AtlasUIVersionNumber;
FOUNDATION_EXPORT const unsigned char AtlasUIVersionString[];
