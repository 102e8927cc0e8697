from fairwind.games.santa_maria import SPEC
from fairwind.testing import conformance

TestSantaMaria = conformance(SPEC)
