#pragma once
// PCRE2 demands the width of a code unit before its header is read; dpend's text is UTF-8.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
