#pragma once

/// The name of the environment variable with the class of the delegate of the application that hosts unit tests.
#define ENGAWA_TEST_HOST "ENGAWA_TEST_HOST"
