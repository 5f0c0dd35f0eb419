# For a tap: brew install dpend/tap/dpend
class Dpend < Formula
  desc "Dependency injection for Swift, checked at build time"
  homepage "https://github.com/dpend/dpend"
  url "https://github.com/dpend/dpend.git", tag: "0.1.0"
  license "MIT"
  head "https://github.com/dpend/dpend.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on "pcre2"
  uses_from_macos "swift" => :build, since: :sequoia

  def install
    # Homebrew has a sandbox of its own, in which SwiftPM's does not work.
    system "make", "install", "PREFIX=#{prefix}", "SWIFT_FLAGS=--disable-sandbox"
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/dpend --version").chomp
    (testpath/"Greeter.swift").write "final class GreeterImpl { init(clock: Clock) {} }"
    assert_match "nothing provides 'Clock'", shell_output("#{bin}/dpend analyze Greeter.swift --implicit-filter Impl", 1)
  end
end
