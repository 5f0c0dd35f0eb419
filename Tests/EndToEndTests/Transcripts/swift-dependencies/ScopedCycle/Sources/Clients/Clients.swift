import ComposableArchitecture

public struct Sound: DependencyKey, Sendable {
    public static let liveValue: Sound = {
        @Dependency(\.settings) var settings
        return Sound(volume: settings.volume)
    }()
    public let volume: Int
}

public struct Settings: DependencyKey, Sendable {
    public static let liveValue: Settings = {
        @Dependency(\.sound) var sound
        return Settings(volume: sound.volume)
    }()
    public let volume: Int
}

public struct Files: DependencyKey, Sendable {
    public static let liveValue: Files = {
        @Dependency(\.cache) var cache
        return Files(size: cache.size)
    }()
    public let size: Int
    public init(size: Int) { self.size = size }
}

public struct Cache: DependencyKey, Sendable {
    public static let liveValue: Cache = {
        @Dependency(\.files) var files
        return Cache(size: files.size)
    }()
    public let size: Int
}

extension DependencyValues {
    public var sound: Sound { get { self[Sound.self] } set { self[Sound.self] = newValue } }
    public var settings: Settings { get { self[Settings.self] } set { self[Settings.self] = newValue } }
    public var files: Files { get { self[Files.self] } set { self[Files.self] = newValue } }
    public var cache: Cache { get { self[Cache.self] } set { self[Cache.self] = newValue } }
}
