public enum Color {
  case paper
}
