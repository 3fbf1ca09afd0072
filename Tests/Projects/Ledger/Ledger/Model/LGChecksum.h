//
//  LGChecksum.h
//  Ledger
//

#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface LGChecksum : NSObject

+ (uint32_t)checksumOfData:(NSData *)data;

@end

NS_ASSUME_NONNULL_END
