final class Theme { init() {} }
