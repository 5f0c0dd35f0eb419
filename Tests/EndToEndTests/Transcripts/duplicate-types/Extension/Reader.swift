final class ReaderImpl { init(theme: Theme, platform: Platform) {} }
