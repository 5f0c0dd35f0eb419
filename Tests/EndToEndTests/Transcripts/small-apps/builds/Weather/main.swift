#if DEBUG
let forecast = FixedForecast()
#else
let forecast = RemoteForecast(http: HTTPClient(host: "weather.example"))
#endif
let app = WeatherApp(weather: WeatherViewModel(forecast: forecast))
app.run()
