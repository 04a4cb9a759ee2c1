/// The pages of the rules as they are in `docs/rules`, which the folder `rules` here leads to; the
/// package manager makes bytes of them.
package enum RulePages {
  /// The page of a rule in Markdown; nil if there is no such rule.
  package static func text(of rule: String) -> String? {
    bytes[rule].map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines of `rules.txt`, by the names of rules.
  package static let summaries = Dictionary(
    uniqueKeysWithValues: LibraryFiles.lines(PackageResources.rules_txt))

  private static let bytes: [String: [UInt8]] = [
    "allowed-links": PackageResources.allowed_links_md,
    "ambiguous-link": PackageResources.ambiguous_link_md,
    "baseline-growth": PackageResources.baseline_growth_md,
    "closed-layer": PackageResources.closed_layer_md,
    "cycle": PackageResources.cycle_md,
    "duplicate-key": PackageResources.duplicate_key_md,
    "duplicate-link": PackageResources.duplicate_link_md,
    "duplicate-static": PackageResources.duplicate_static_md,
    "dynamic-framework-limit": PackageResources.dynamic_framework_limit_md,
    "exception-growth": PackageResources.exception_growth_md,
    "expired-exception": PackageResources.expired_exception_md,
    "external-twice": PackageResources.external_twice_md,
    "external-version-drift": PackageResources.external_version_drift_md,
    "forbidden-import": PackageResources.forbidden_import_md,
    "forbidden-link": PackageResources.forbidden_link_md,
    "independent-modules": PackageResources.independent_modules_md,
    "interface-links-implementation": PackageResources.interface_links_implementation_md,
    "interface-purity": PackageResources.interface_purity_md,
    "interface-size": PackageResources.interface_size_md,
    "judged-less": PackageResources.judged_less_md,
    "launch-budget": PackageResources.launch_budget_md,
    "layer-linkage": PackageResources.layer_linkage_md,
    "link-limit": PackageResources.link_limit_md,
    "lost-value": PackageResources.lost_value_md,
    "mergeable": PackageResources.mergeable_md,
    "missing-embed": PackageResources.missing_embed_md,
    "missing-source": PackageResources.missing_source_md,
    "misspelled-key": PackageResources.misspelled_key_md,
    "mock-in-production": PackageResources.mock_in_production_md,
    "mock-links-implementation": PackageResources.mock_links_implementation_md,
    "module-shape": PackageResources.module_shape_md,
    "naming": PackageResources.naming_md,
    "nested-embed": PackageResources.nested_embed_md,
    "orphan-layer": PackageResources.orphan_layer_md,
    "own-interface": PackageResources.own_interface_md,
    "prefer-interface": PackageResources.prefer_interface_md,
    "policy-growth": PackageResources.policy_growth_md,
    "protected": PackageResources.protected_md,
    "refused-spec": PackageResources.refused_spec_md,
    "registration": PackageResources.registration_md,
    "required-link": PackageResources.required_link_md,
    "rival-implementations": PackageResources.rival_implementations_md,
    "same-layer-link": PackageResources.same_layer_link_md,
    "stable-dependencies": PackageResources.stable_dependencies_md,
    "stale-baseline": PackageResources.stale_baseline_md,
    "test-host": PackageResources.test_host_md,
    "testable-import": PackageResources.testable_import_md,
    "transitive-import": PackageResources.transitive_import_md,
    "undeclared-import": PackageResources.undeclared_import_md,
    "unimplemented-interface": PackageResources.unimplemented_interface_md,
    "unknown-link": PackageResources.unknown_link_md,
    "unknown-module": PackageResources.unknown_module_md,
    "unlayered-module": PackageResources.unlayered_module_md,
    "unlinked-static": PackageResources.unlinked_static_md,
    "unreachable-module": PackageResources.unreachable_module_md,
    "unread-links": PackageResources.unread_links_md,
    "unused-exception": PackageResources.unused_exception_md,
    "unused-link": PackageResources.unused_link_md,
    "upward-link": PackageResources.upward_link_md,
  ]
}
