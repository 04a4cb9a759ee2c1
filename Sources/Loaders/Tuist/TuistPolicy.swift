internal import Modules

extension JoiningPolicy {
  /// Who links and who embeds, as Tuist has it: static code goes into whatever can link it, and
  /// frameworks into what is installed or tested.
  static let tuist = JoiningPolicy(findsProductsAnywhere: true, closure: .tuist) {
    dependency, consumer, product in
    var decision = LinkDecision(links: false, embeds: false)
    switch dependency.kind {
    case .target:
      switch product {
      case .dynamicFramework?, .dynamicLibrary?:
        decision = LinkDecision(links: consumer.linksInTuist, embeds: consumer.embedsInTuist)
      case .staticCode?: decision.links = consumer.linksInTuist
      case .program?, .bundle?: decision.embeds = consumer.isApp
      case .nothing?, nil: break
      }
    case .framework: decision = LinkDecision(links: true, embeds: consumer.embedsInTuist)
    case .sdk, .flag: decision.links = true
    case .product, .targetOrProduct, .carthage, .bundle: decision.links = consumer.linksInTuist
    }
    return LinkDecision(
      links: dependency.link ?? decision.links, embeds: dependency.embed ?? decision.embeds)
  }
}
