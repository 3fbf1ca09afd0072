import APIClient
import Foundation

// A program that ends while the thread for transfers may still run. Its test reads the exit status: 0 if the functions
// of OpenSSL, which that thread calls, still work at the end.

/// Returns whether the functions of OpenSSL work. They fail after OpenSSL has released its memory.
private func isUsable() -> Bool {
    typealias Initialize = @convention(c) (UInt64, OpaquePointer?) -> Int32
    guard let library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_NOLOAD),
        let symbol = dlsym(library, "OPENSSL_init_crypto")
    else { return false }
    // The type is the one declared in OpenSSL's header.
    return unsafeBitCast(symbol, to: Initialize.self)(0, nil) == 1
}

// Exit handlers run in reverse order, so this one runs after those that libraries register later.
atexit { _exit(isUsable() ? 0 : 1) }

// No server listens on port 9, the discard port. The request fails, but it loads the libraries.
if let url = URL(string: "http://127.0.0.1:9") {
    try? await APIClient(APIConfiguration(baseURL: url)).send(Endpoint<Void>.get("/"))
}
exit(2)
