let module = WeatherModule(httpClientHost: "weather.example")
module.weatherApp.run()
