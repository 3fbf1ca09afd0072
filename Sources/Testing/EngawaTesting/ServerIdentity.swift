/// The identity of a server: a certificate and its key, in PEM format.
///
/// The static identities are for tests on the local machine. Their keys are public, so they prove nothing.
public struct ServerIdentity: Sendable {
    /// The certificate, in PEM format.
    public var certificate: String
    /// The private key, in PEM format.
    public var key: String
    /// The SHA-256 digest of the public key's `SubjectPublicKeyInfo`, in Base64.
    public var fingerprint: String

    /// The certificate of the authority that issued all static identities, in PEM format.
    public static let authority = """
        -----BEGIN CERTIFICATE-----
        MIIBezCCASGgAwIBAgIJANc4/ugt6Qx3MAoGCCqGSM49BAMCMCAxHjAcBgNVBAMM
        FUVuZ2F3YSB0ZXN0IGF1dGhvcml0eTAgFw0yMDAxMDEwMDAwMDBaGA8yMDk1MDEw
        MTAwMDAwMFowIDEeMBwGA1UEAwwVRW5nYXdhIHRlc3QgYXV0aG9yaXR5MFkwEwYH
        KoZIzj0CAQYIKoZIzj0DAQcDQgAE4joNwsapJdT5KdZkLwp5HA7FBKX/Dq2jpvv7
        artQ/ehyIEkzfi3yvphpYZjFPbmaRPH5fL6bVvxsTqny4mlTXKNCMEAwDwYDVR0T
        AQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQwHQYDVR0OBBYEFBxyftPFZQtsIEzV
        Mj6aPISnI1E7MAoGCCqGSM49BAMCA0gAMEUCIQCNRHp4acSEOpxsPtJ5StfCz0Ak
        kGw7I5t1rA5gUIhqUwIgOlwyjmdcUm2uXiRtOjJGFeB73y1c+G7az5fG4tJ0tOw=
        -----END CERTIFICATE-----
        """

    /// An identity for `127.0.0.1` and `localhost`, valid until 2094.
    public static let trusted = ServerIdentity(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBmjCCAUCgAwIBAgIIQjo/dKomZ4IwCgYIKoZIzj0EAwIwIDEeMBwGA1UEAwwV
            RW5nYXdhIHRlc3QgYXV0aG9yaXR5MCAXDTIwMDEwMTAwMDAwMFoYDzIwOTQwMTAx
            MDAwMDAwWjAPMQ0wCwYDVQQDDARnb29kMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
            QgAEDCl5G1lkeaxZLRKspA08jWaNBNg79niSnwMcTZMASdTHNveTcI2UUUThoTJN
            Aa/M2lFv26RyrcVoAmHWhplsOaNzMHEwGgYDVR0RBBMwEYcEfwAAAYIJbG9jYWxo
            b3N0MBMGA1UdJQQMMAoGCCsGAQUFBwMBMB0GA1UdDgQWBBQu8Go+pslMXwsUo2eo
            bpI1jdvOUzAfBgNVHSMEGDAWgBQccn7TxWULbCBM1TI+mjyEpyNROzAKBggqhkjO
            PQQDAgNIADBFAiEA6Ks0Z9jiIM8U1pl8tdJyLORM/paQ2eepHAR2Dq35gbgCIEYa
            Mbds48tUThfuxOe4cpy1MVrLDttIN88heYDgZncp
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqk1F2yIRwF4A9tgO
            y4iaZ4MxboHwR/TpNPwwu7h4p8ehRANCAAQMKXkbWWR5rFktEqykDTyNZo0E2Dv2
            eJKfAxxNkwBJ1Mc295NwjZRRROGhMk0Br8zaUW/bpHKtxWgCYdaGmWw5
            -----END PRIVATE KEY-----
            """, fingerprint: "ftBIzX5Z1pw0eBnxhUeweTbsachnW7f0CpOcnzRNKvU=")

    /// An identity like `trusted` with another key.
    public static let alsoTrusted = ServerIdentity(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBnTCCAUOgAwIBAgIJAPvWwJMjJRjzMAoGCCqGSM49BAMCMCAxHjAcBgNVBAMM
            FUVuZ2F3YSB0ZXN0IGF1dGhvcml0eTAgFw0yMDAxMDEwMDAwMDBaGA8yMDk0MDEw
            MTAwMDAwMFowETEPMA0GA1UEAwwGc2Vjb25kMFkwEwYHKoZIzj0CAQYIKoZIzj0D
            AQcDQgAEDkT3CzFKJHlBBvxxK3vUQGa54+Eq8Q5pdxTONUS7Wq9x2Ckrj6gNSw1x
            2tMQC8+tLdeHG05hZW6PC6mEmCFyMaNzMHEwGgYDVR0RBBMwEYcEfwAAAYIJbG9j
            YWxob3N0MBMGA1UdJQQMMAoGCCsGAQUFBwMBMB0GA1UdDgQWBBSJEOJp/2YbLvxq
            irF2HIoTbB8DYzAfBgNVHSMEGDAWgBQccn7TxWULbCBM1TI+mjyEpyNROzAKBggq
            hkjOPQQDAgNIADBFAiEAhUuZ+poH5TtbuYRXt/YeCB6swFwPrK3g5o2BHuBiL3wC
            IC1KSPH/oJjBLmj9IQC6J0Z6a/2nTd/cH6PDVUZjIg23
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgmqBgjtHkg4SJYBh6
            FluoYB9lkFr9y1o+vKfqX9D4Nn6hRANCAAQORPcLMUokeUEG/HEre9RAZrnj4Srx
            Dml3FM41RLtar3HYKSuPqA1LDXHa0xALz60t14cbTmFlbo8LqYSYIXIx
            -----END PRIVATE KEY-----
            """, fingerprint: "moX9UtLeam9huNZSNLDBM6ouIa3uTQ489+7UKD7qq7I=")

    /// An identity for `127.0.0.1` and `localhost`, which expired at the end of 2020.
    public static let expired = ServerIdentity(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBnTCCAUKgAwIBAgIJAIiZt5rfbWa5MAoGCCqGSM49BAMCMCAxHjAcBgNVBAMM
            FUVuZ2F3YSB0ZXN0IGF1dGhvcml0eTAeFw0yMDAxMDEwMDAwMDBaFw0yMTAxMDEw
            MDAwMDBaMBIxEDAOBgNVBAMMB2V4cGlyZWQwWTATBgcqhkjOPQIBBggqhkjOPQMB
            BwNCAAS4XAq1LaPYYNrtBQ81ugqmX2DKfvLnxV1SW6amdIhO1oqsKfOZPxoyce0O
            Q6A2NiklenCSsn7kbfzjrzi/W0/fo3MwcTAaBgNVHREEEzARhwR/AAABgglsb2Nh
            bGhvc3QwEwYDVR0lBAwwCgYIKwYBBQUHAwEwHQYDVR0OBBYEFLrImqa/vQbqBf2T
            20zD0CwYErZVMB8GA1UdIwQYMBaAFBxyftPFZQtsIEzVMj6aPISnI1E7MAoGCCqG
            SM49BAMCA0kAMEYCIQCOk/fEPKGm8RoMmGqGVKLm3efsdycms2nDfCzk+p6tIQIh
            AMSmh+NHCR8EDGmbqxdxHnUcIWXdFISlwsiRtgeFTZRc
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg6in33ufwItw8BR1P
            R0QwtMgjtKvw/OHb0TTR+VXYQTmhRANCAAS4XAq1LaPYYNrtBQ81ugqmX2DKfvLn
            xV1SW6amdIhO1oqsKfOZPxoyce0OQ6A2NiklenCSsn7kbfzjrzi/W0/f
            -----END PRIVATE KEY-----
            """, fingerprint: "hh/Cc9d2lQC2VJ6XqKU+J/scO1bsEgAHF1cxJjy26w8=")

    /// An identity for `other.example`, valid until 2094.
    public static let otherHost = ServerIdentity(
        certificate: """
            -----BEGIN CERTIFICATE-----
            MIIBmjCCAUCgAwIBAgIJAMyQJcEOcuoKMAoGCCqGSM49BAMCMCAxHjAcBgNVBAMM
            FUVuZ2F3YSB0ZXN0IGF1dGhvcml0eTAgFw0yMDAxMDEwMDAwMDBaGA8yMDk0MDEw
            MTAwMDAwMFowEDEOMAwGA1UEAwwFb3RoZXIwWTATBgcqhkjOPQIBBggqhkjOPQMB
            BwNCAASBwH0lHhw19u90eG4LhuP8osdCpsBkRTNkK5y+uu1HGDkSQRYWb+7dDGLm
            cVJ66DEES0UPRtzvozrn81OK8AWTo3EwbzAYBgNVHREEETAPgg1vdGhlci5leGFt
            cGxlMBMGA1UdJQQMMAoGCCsGAQUFBwMBMB0GA1UdDgQWBBRj2CCbl4EBrOdhTg1K
            J9z6NCX0oTAfBgNVHSMEGDAWgBQccn7TxWULbCBM1TI+mjyEpyNROzAKBggqhkjO
            PQQDAgNIADBFAiAL8wmP/D7I9AyG92NBHsw93LH5wp7s1X1acMowkAuY9QIhAKZh
            MJT/B5gHIOpfaxBGL/isA/+0M4h2+JhLMA/J7teN
            -----END CERTIFICATE-----
            """,
        key: """
            -----BEGIN PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgAqAPp5FkcsCRe5s/
            yV8zL2KGNkyY30U1mOodxB3mKyuhRANCAASBwH0lHhw19u90eG4LhuP8osdCpsBk
            RTNkK5y+uu1HGDkSQRYWb+7dDGLmcVJ66DEES0UPRtzvozrn81OK8AWT
            -----END PRIVATE KEY-----
            """, fingerprint: "R5MQv8/jm6RCjEsrBwwqwONLCFZzNO+tQM7VXPSL6A8=")
}
