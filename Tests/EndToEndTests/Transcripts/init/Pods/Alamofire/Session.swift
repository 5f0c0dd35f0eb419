public class Session {}
