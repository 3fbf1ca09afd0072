#pragma once

/// The name of the environment variable that contains the delegate class of the application that hosts unit tests. Its
/// value is empty for unit tests without such an application.
#define ENGAWA_TEST_HOST "ENGAWA_TEST_HOST"
