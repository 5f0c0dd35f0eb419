#include <stdint.h>

// Replaces the data of ICU in a program with a static Swift runtime. Foundation links ICU with 34 MB of data for
// calendars, collations and names of languages, which dpend does not use. ICU has such an empty table for its own
// build, and then reports that data is missing. Package.swift defines ICU_TABLE as the name of the table, such as
// icudt76_dat, and ICU_VERSION as its number.

/// The header of ICU's data, and a table of contents without entries.
const struct {
    uint16_t headerSize;
    uint8_t magic[2];
    uint16_t infoSize, reserved;
    uint8_t isBigEndian, charset, sizeOfCharacter, unused;
    uint8_t format[4], formatVersion[4], dataVersion[4];
    uint32_t count, padding;
} ICU_TABLE __attribute__((aligned(16))) = {
    32, {0xda, 0x27}, 20, 0, __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__, 0, 2, 0, {'T', 'o', 'C', 'P'}, {1, 0, 0, 0}, {ICU_VERSION, 1, 0, 0},
    0, 0};
