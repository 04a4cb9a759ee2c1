extension Drawing {
  /// Draws processes: a band for each, a box for each image, an arrow for each load command.
  package init(of processes: [ImageProcess], in architecture: Architecture) {
    let names = processes.prefix(1).map { architecture.graph.name(of: $0.program) }
    self.init(
      title: "What \(names.joined()) loads", omissions: [], view: DrawingView(level: .target),
      boxes: [], remarks: [])
    isOfLaunch = true
    var images = 0
    for process in processes {
      let first = boxes.count
      add(process, in: architecture)
      bands.append(
        Band(
          name: architecture.graph.name(of: process.program) + process.destination.words,
          layer: nil,
          boxes: first..<boxes.count))
      images += process.images.count
    }
    summary = "\(processes.count.of("process", "processes")), \(images.of("image"))"
  }

  private mutating func add(_ process: ImageProcess, in architecture: Architecture) {
    var numbers: [Link.End: Int] = [:]
    let missing = Dictionary(process.missing.map { ($0.framework, $0) }) { first, _ in first }
    let sorted = process.images.sorted {
      architecture.graph.name(of: $0.end) < architecture.graph.name(of: $1.end)
    }
    for image in sorted {
      numbers[image.end] = boxes.count
      let remark = missing[image.end].map { _ in add(missing: image.end, process, architecture) }
      var box = Box(
        name: architecture.graph.name(of: image.end), detail: architecture.detail(of: image),
        meaning: image.end.target.map { .role(architecture.role(of: $0)) } ?? .external,
        band: bands.count)
      box.remarks = remark.map { [$0] } ?? []
      box.worst = remark.map { _ in .error }
      box.flaw = box.worst
      box.members = [architecture.member(image.end)]
      boxes.append(box)
    }
    let made = process.images.flatMap { image in
      image.loads.compactMap { end -> Arrow? in
        guard let from = numbers[image.end], let to = numbers[end] else { return nil }
        let ends = Pair(
          from: architecture.member(image.end).number, to: architecture.member(end).number)
        return Arrow(from: from, to: to, steps: [Step(ends: ends, kind: .toImplementation)])
      }
    }
    arrows += made.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// A remark at the box that will come next.
  private mutating func add(
    missing end: Link.End, _ process: ImageProcess, _ architecture: Architecture
  ) -> Int {
    let graph = architecture.graph
    let finding = Finding(
      rule: "missing-embed", .error,
      "\(graph.name(of: process.program)) does not find \(graph.name(of: end))",
      at: graph[process.program].place, from: Subject(process.program, in: graph))
    remarks.append(Remark(finding: ReportedFinding(finding), boxes: [boxes.count]))
    return remarks.count - 1
  }
}

extension Architecture {
  fileprivate func detail(of image: ImageProcess.Image) -> String {
    let held = image.contents.map { graph.name(of: $0.library) }
    let words = held.isEmpty ? [] : ["holds " + held.joined(separator: ", ")]
    return (words + (image.isOpenedLater ? ["opened later"] : [])).joined(separator: "; ")
  }

  fileprivate func member(_ end: Link.End) -> Drawing.Member {
    Drawing.Member(
      number: graph.vertex(of: end), name: graph.name(of: end), role: end.target.map(role))
  }
}
