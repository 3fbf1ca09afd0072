#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <string.h>
#include <sys/socket.h>

// Wrappers with fixed types for functions of libmicrohttpd with variable arguments, which Swift cannot call.

/// Starts a server with a single thread, on the loopback interface only. With a key and a certificate in PEM format, it
/// uses TLS. At most `connections` clients are connected at a time; further clients wait. A connection without traffic
/// for `idle_seconds` is closed. Returns NULL and sets `errno` on failure.
static inline struct MHD_Daemon *microhttpd_start(
    uint16_t port, MHD_AccessHandlerCallback answer, MHD_RequestCompletedCallback completed, void *context,
    const char *key, const char *certificate, unsigned int connections, unsigned int idle_seconds) {
    struct sockaddr_in address;
    memset(&address, 0, sizeof address);
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    unsigned int flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
    if (!key)
        return MHD_start_daemon(
            flags, port, NULL, NULL, answer, context, MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address,
            MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_CONNECTION_LIMIT, connections,
            MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds, MHD_OPTION_END);
    return MHD_start_daemon(
        flags | MHD_USE_TLS, port, NULL, NULL, answer, context, MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&address,
        MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_HTTPS_MEM_KEY, key, MHD_OPTION_HTTPS_MEM_CERT,
        certificate, MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
        MHD_OPTION_END);
}

/// Returns the port on which `daemon` listens; 0 if it is unknown.
static inline uint16_t microhttpd_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info ? info->port : 0;
}

/// Returns the client's port of `connection`; 0 if it is unknown.
static inline uint16_t microhttpd_client_port(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (!info || !info->client_addr || info->client_addr->sa_family != AF_INET) return 0;
    return ntohs(((const struct sockaddr_in *)info->client_addr)->sin_port);
}

/// Sends the last bytes of `connection` without libmicrohttpd, and ends its output. Returns false if they were not sent.
/// The connection must not use TLS.
static inline bool microhttpd_send_last(struct MHD_Connection *connection, const void *bytes, size_t count) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    if (!info) return false;
    if (send(info->connect_fd, bytes, count, MSG_NOSIGNAL | MSG_DONTWAIT) != (ssize_t)count) return false;
    return shutdown(info->connect_fd, SHUT_WR) == 0;
}
