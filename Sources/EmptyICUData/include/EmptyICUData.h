// Only the linker uses this target.
