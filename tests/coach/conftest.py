"""What is tested in the compiled build alone."""

from __future__ import annotations

from fairwind.kernel.build import build

collect_ignore = [] if build() == "compiled" else ["test_whole_reviews.py"]
