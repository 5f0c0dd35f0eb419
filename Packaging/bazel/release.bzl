"""The finished programs of a release, each as a repository. Packaging/bazel/build of dpend wrote their checksums."""

load("@bazel_tools//tools/build_defs/repo:http.bzl", "http_archive")

_VERSION = "@VERSION@"
_ADDRESS = "https://github.com/dpend/dpend/releases/download/"
_CHECKSUMS = {
    "linux-aarch64": "@LINUX_AARCH64@",
    "linux-x86_64": "@LINUX_X86_64@",
    "macos": "@MACOS@",
}

def _release(_):
    for platform, checksum in _CHECKSUMS.items():
        name = "dpend-" + _VERSION + "-" + platform
        http_archive(
            name = "dpend_" + platform.replace("-", "_"),
            build_file_content = 'exports_files(["bin/dpend"], visibility = ["//visibility:public"])',
            sha256 = checksum,
            strip_prefix = name,
            url = _ADDRESS + _VERSION + "/" + name + ".tar.gz",
        )

release = module_extension(
    doc = "Makes a repository of the program for each platform.",
    implementation = _release,
)
