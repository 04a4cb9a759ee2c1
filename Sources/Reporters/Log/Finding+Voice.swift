internal import Findings

extension Finding {
  /// How gravely a build log tells it: what was known before fails nothing, so it is no error.
  var voice: Severity { state == .unchanged ? .info : severity }
}
