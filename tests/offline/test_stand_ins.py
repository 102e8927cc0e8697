"""The stand-ins of `tools/stand_ins` say in our four languages what the real packages say."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from babel import Locale
from babel.plural import to_python

from fairwind.locale import LANGUAGES, Words

ROOT = Path(__file__).parent.parent.parent
STAND_INS = ROOT / "tools" / "stand_ins"
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 101, 999, 1000, 12345, 1_000_000, 2_000_000, 1_234_567, -1, -2, -1234, 0.4, 0.5, 0.05,
           0.25, 0.35, 1.0, 1.04, 1.05, 1.5, 1.96, 2.0, 2.25, 3.14159, 12.5, 999.96, 1234.5678, -0.04,
           -3.75)  # fmt: skip
TEXTS = ("item-more", "item-less", "item-about-more", "item-about-less", "ahead-more")
PROGRAM = """
import json, sys
from babel import Locale
from fairwind.locale import Words
numbers, texts, languages = json.loads(sys.argv[1])
said = {}
for lang in languages:
    locale, words = Locale.parse(lang), Words(lang)
    said[lang] = [
        [locale.plural_form(number), *[words.text(f"coach-{text}", name="x", points=number) for text in texts]]
        for number in numbers
    ]
    assert not words.problems, words.problems
print(json.dumps([sys.modules["babel"].__file__, said]))
"""


def test_numbers_and_plurals_are_the_same() -> None:
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM, json.dumps([NUMBERS, TEXTS, LANGUAGES])],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(STAND_INS), str(ROOT / "src")])},
    )
    file, said = json.loads(found.stdout)
    assert Path(file).is_relative_to(STAND_INS)
    for lang in LANGUAGES:
        plural, words = to_python(Locale.parse(lang).plural_form), Words(lang)
        for number, (form, *texts) in zip(NUMBERS, said[lang], strict=True):
            assert form == plural(number), (lang, number)
            assert texts == [words.text(f"coach-{text}", name="x", points=number) for text in TEXTS], (lang, number)


def test_a_language_that_is_none_of_ours_is_not_spoken() -> None:
    with pytest.raises(subprocess.CalledProcessError):
        subprocess.run(
            [sys.executable, "-c", "from babel import Locale; Locale.parse('pl')"],
            capture_output=True,
            check=True,
            env={**os.environ, "PYTHONPATH": str(STAND_INS)},
        )
