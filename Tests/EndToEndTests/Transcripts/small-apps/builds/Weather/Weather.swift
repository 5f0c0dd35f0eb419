protocol Forecast { func tomorrow(in city: String) -> String }

#if DEBUG
final class FixedForecast: Forecast {
    func tomorrow(in city: String) -> String { "fixed" }
}
#else
final class RemoteForecast: Forecast {
    private let http: HTTPClient
    init(http: HTTPClient) { self.http = http }
    func tomorrow(in city: String) -> String { http.load("forecast/\(city)") }
}
#endif

final class HTTPClient {
    private let host: String
    init(host: String) { self.host = host }
    func load(_ path: String) -> String { "\(host)/\(path): sunny" }
}

final class WeatherViewModel {
    private let forecast: any Forecast
    init(forecast: any Forecast) { self.forecast = forecast }
    func show(_ city: String) { print(city, forecast.tomorrow(in: city)) }
}

final class WeatherApp {
    private let weather: WeatherViewModel
    init(weather: WeatherViewModel) { self.weather = weather }
    func run() { for city in ["Oslo", "Rome"] { weather.show(city) } }
}
