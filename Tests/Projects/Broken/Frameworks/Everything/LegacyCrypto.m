#import <Foundation/Foundation.h>

NSString *LegacyDigest(NSString *text) {
    return text;
}
