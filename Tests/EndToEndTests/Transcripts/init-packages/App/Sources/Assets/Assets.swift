enum Assets { static let logo = "logo" }
