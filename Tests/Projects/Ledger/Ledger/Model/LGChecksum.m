//
//  LGChecksum.m
//  Ledger
//

#import "LGChecksum.h"

@implementation LGChecksum

+ (uint32_t)checksumOfData:(NSData *)data {
    const uint8_t *bytes = data.bytes;
    uint32_t sum = 0;
    for (NSUInteger i = 0; i < data.length; i++) {
        sum = sum * 31 + bytes[i];
    }
    return sum;
}

@end
