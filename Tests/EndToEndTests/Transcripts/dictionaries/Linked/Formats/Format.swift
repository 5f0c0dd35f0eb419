public enum Format { case json }
