"""Writes an application framework as teams grow them, by lot: `framework.py MODULES FOLDER`.

Most modules link a few below them, some are linked by very many, and a few links break the rules.
The same number gives the same framework.
"""

import json
import random
import sys
from pathlib import Path

# The layers, and how many of a hundred modules each has.
LAYERS = [("app", 4), ("domain", 34), ("service", 30), ("core", 26), ("shared", 6)]
WORDS = ("Cosmonaut Spacesuit Laboratory Network Radio Persistence Telemetry Airlock Oxygen Dock "
         "Experiments Orbit Crew Payload Solar Antenna Gyroscope Hatch Log Menu").split()
CONFIGURATION = """preset: application-framework
rules:
  same-layer-link: warning
  unimplemented-interface: off
"""


def modules(count, lot):
    """Name, layer and whether there is an interface, top to bottom."""
    numbers = {}
    for layer, (_, share) in enumerate(LAYERS):
        for _ in range(max(1, count * share // 100)):
            word = lot.choice(WORDS)
            numbers[word] = numbers.get(word, 0) + 1
            yield f"ISS{word}{numbers[word]}", layer, layer > 0 and lot.random() < 0.5


def linked(index, all_modules, lot):
    """The positions of the modules that a module links."""
    layer = all_modules[index][1]
    lower = [other for other, module in enumerate(all_modules) if module[1] > layer]
    chosen = set()
    for _ in range(min(len(lower), 8 if layer == 0 else lot.randint(1, 5))):
        # The lower of two: some modules become hubs, as the logger is everywhere.
        near = lower[:max(2, len(all_modules) // 8)]
        chosen.add(lot.choice(near) if lot.random() < 0.5
                   else max(lot.choice(lower), lot.choice(lower)))
    if layer > 0 and lot.randrange(30) == 0:
        chosen.add(lot.choice([other for other, module in enumerate(all_modules) if module[1] > 0]))
    return sorted(chosen - {index})


def write(count, folder, seed=2026):
    lot = random.Random(seed)
    all_modules = list(modules(count, lot))
    for index, (name, layer, has_interface) in enumerate(all_modules):
        links = [{"target": f"{name}Core"}] if has_interface else []
        for other in linked(index, all_modules, lot):
            ending = "Core" if all_modules[other][2] else ""
            links.append({"framework": f"{all_modules[other][0]}{ending}.framework",
                          "implicit": True})
        kind = "framework.static" if layer else "application"
        targets = {name: {"type": kind, "platform": "iOS", "dependencies": links}}
        if has_interface:
            targets[f"{name}Core"] = {"type": "framework.static", "platform": "iOS"}
        if lot.random() < 0.3:
            targets[f"{name}Tests"] = {"type": "bundle.unit-test", "platform": "iOS",
                                       "dependencies": [{"target": name}]}
        spec = folder / LAYERS[layer][0] / name / "project.yml"
        spec.parent.mkdir(parents=True, exist_ok=True)
        spec.write_text(json.dumps({"name": name, "targets": targets}, indent=1))
    (folder / ".archlint.yml").write_text(CONFIGURATION)


if __name__ == "__main__":
    write(int(sys.argv[1]), Path(sys.argv[2]))
