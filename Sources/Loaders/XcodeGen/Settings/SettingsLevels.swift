internal import Modules

/// The settings that a target inherits: those of its project.
struct SettingsLevels {
  init() {}
}
