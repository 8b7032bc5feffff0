"""Play the suite on the oracle and, where its card data is named, on phase; make a site of the reports; print its front page's path.

    python .ci/site.py OUT [OPTIONS]

`tox -e site` calls this. OPTIONS are those of `headjudge run` that select scenarios. The card data is named in HEADJUDGE_CARD_DATA.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CARD_DATA = "HEADJUDGE_CARD_DATA"


def main(out: Path, options: list[str]) -> int:
    """Leave the reports in OUT/reports and the site in OUT/site.

    Out: the exit code; 1 for deviations, after which there is a site all the same.
    """
    headjudge = [sys.executable, "-m", "headjudge"]
    engines = ["oracle"]
    if os.environ.get(CARD_DATA):
        engines.append("phase")
    else:
        print(
            f"without phase, which needs card data: name it in {CARD_DATA} (adapters/phase/README.md)", file=sys.stderr
        )
    worst = 0
    reports = []
    for engine in engines:
        report = out / "reports" / engine
        code = subprocess.run(
            [*headjudge, "run", engine, *options, "--out", report], stdout=sys.stderr, check=False
        ).returncode
        if code not in (0, 1):
            return code
        worst = max(worst, code)
        reports.append(report)
    made = subprocess.run([*headjudge, "site", *reports, "--out", out / "site"], check=False).returncode
    return made or worst


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
