WeatherModule(httpClientHost: "weather.example").weatherApp.run()
