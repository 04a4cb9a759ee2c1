/// The images of a process, in the order in which dyld loads them, and what it does not find.
struct Launch: Sendable {
  /// An image, or what should be one and is not there.
  struct Image {
    let vertex: Int
    /// The image whose load command brought it; -1 for a program, or what is opened later.
    let loader: Int
    /// The position of that load command; for what is opened later, the link that embeds it.
    let command: Int
  }

  var images: [Image] = []
  var absences: [Image] = []
  /// What is weak and not there.
  var passedOver: [Image] = []
  /// How many of the images are loaded at launch, and not only perhaps later.
  var certainCount = 0

  /// The links from the program to an image, over those that loaded it.
  func chain(to image: Int, among all: Images) -> [Int] {
    var chains: [[Int]] = []
    var image = image
    while images[image].loader >= 0 {
      let loader = images[image].loader
      chains.append(all.chain(to: images[image].command, of: images[loader].vertex))
      image = loader
    }
    if images[image].command >= 0 { chains.append([images[image].command]) }
    return chains.reversed().flatMap { $0 }
  }
}

extension Images {
  /// The links inside an image that lead to a load command of it.
  package func chain(to command: Int, of vertex: Int) -> [Int] {
    guard let image = linked[vertex] else { return [] }
    return image.chain(to: image.loads[command].part) + [image.loads[command].link]
  }
}
