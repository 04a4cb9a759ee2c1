import CommandLine
import TestSupport
import Testing

@testable import archlint

@Suite("archlint what-if with the manifests of Tuist")
struct WhatIfManifestTests {
  /// What `--link A:B` says of a manifest of `A`, with helpers that make a target or two.
  private func text(_ manifest: String) throws -> String {
    let target = "destinations: .iOS, product: .framework, bundleId: \"x\""
    let project = try NamedProject(
      """
      == Tuist.swift
      import ProjectDescription
      let tuist = Tuist()
      == Tuist/ProjectDescriptionHelpers/Helpers.swift
      import ProjectDescription
      public struct Parts {
        let dependencies: [TargetDependency]
        public init(dependencies: [TargetDependency] = []) { self.dependencies = dependencies }
      }
      extension TargetDependency {
        public static func module(_ name: String) -> TargetDependency {
          .project(target: name, path: .relativeToRoot(name))
        }
        public static func near(_ name: String) -> TargetDependency { .target(name: name) }
      }
      extension Target {
        public static func alone(_ name: String, dependencies: [TargetDependency]) -> Target {
          .target(name: name, \(target))
        }
        public static let own = Target.target(name: "A", \(target))
        public static func two(_ name: String, _ parts: Parts = Parts()) -> [Target] {
          [
            .target(name: name, \(target), dependencies: parts.dependencies),
            .target(name: name + "Demo", \(target), dependencies: parts.dependencies),
          ]
        }
      }
      extension Project {
        public static func module(
          name: String, internalDependencies: [TargetDependency] = [],
          externalDependencies: [TargetDependency] = []
        ) -> Project {
          let all = internalDependencies + externalDependencies
          return Project(name: name, targets: Target.two(name, Parts(dependencies: all)))
        }
      }
      == A/Project.swift
      import ProjectDescription
      import ProjectDescriptionHelpers
      \(manifest.replacing("TARGET", with: target))
      == B/Project.swift
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = Project(name: "B", targets: [
        .target(name: "B", \(target)),
        .target(name: "BDemo", \(target), dependencies: [.near("B")]),
      ])
      == C/Project.swift
      import ProjectDescription
      let project = Project(name: "C", targets: [.target(name: "C", \(target))])
      """)
    let outcome = project.run("what-if", options: ["--link", "A:B"])
    return String(decoding: outcome.output, as: UTF8.self) + outcome.problems
  }

  @Test(
    "edits a target where a constant declares it",
    arguments: [
      "let a = Target.target(name: \"A\", TARGET, dependencies: [.external(name: \"X\")])",
      "let a: Target = .target(name: \"A\", TARGET)",
    ])
  func constant(declaration: String) throws {
    let text = try text("\(declaration)\nlet project = Project(name: \"A\", targets: [a])")
    #expect(text.contains("Architecture: 1 change\n  + A → B\n"), "\(text)")
  }

  @Test(
    "adds to a call what all targets get that it makes, in whichever argument lists dependencies",
    arguments: [
      "Project.module(name: \"A\", internalDependencies: [.module(\"C\")])",
      "Project.module(name: \"A\", internalDependencies: [\"C\"].map { .module($0) })",
      "Project.module(name: \"A\", internalDependencies: [], externalDependencies: [])",
      "Project(name: \"A\", targets: Target.two(\"A\", .init(dependencies: [.module(\"C\")])))",
    ])
  func helpers(project: String) throws {
    let text = try text("let project = \(project)")
    #expect(
      text.contains("Architecture: 2 changes\n  + A → B\n  + ADemo → B\n"), "\(text)")
  }

  @Test(
    "says why it cannot add a dependency",
    arguments: [
      ("[.own]", "the dependencies are written where a constant is declared, which archlint"),
      ("[.alone(\"A\", dependencies: [])]", "A would still not depend on B"),
      ("Target.two(\"A\")", "the dependencies are written inside a function, which archlint does"),
    ])
  func refusals(targets: String, words: String) throws {
    let text = try text("let project = Project(name: \"A\", targets: \(targets))")
    #expect(text.contains("cannot make this change: \(words)"), "\(text)")
  }
}
