from fairwind.games.mundus_novus import SPEC
from fairwind.testing import conformance

TestMundusNovus = conformance(SPEC)
