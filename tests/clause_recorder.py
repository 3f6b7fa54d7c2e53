"""A pytest plugin: which clauses of docs/rules.md the tests that passed have shown."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

from mblades.errors import MbladesError
from tools.clauses import Record, read_sections

_PROPERTY = "rule"


class ClauseRecorder:
    """Checks the `rule` markers while tests are collected, and keeps the record of what passed.

    Under pytest-xdist every process has one. The workers attach the clauses to their reports, and
    the controller, which receives all reports, writes the record.
    """

    def __init__(self, config: pytest.Config, root: Path) -> None:
        self._root = root
        self._known = {clause for section in read_sections(root) for clause in section.clauses}
        self._is_worker = hasattr(config, "workerinput")
        self._reports: dict[str, list[pytest.TestReport]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self,
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        items = [node for node in report.result or () if isinstance(node, pytest.Item)]
        problems = [problem for item in items for problem in self._wrong_markers(item)]
        if problems:
            report.outcome = "failed"
            report.longrepr = "\n".join(problems)
            report.result = []
        for item in report.result or ():
            if isinstance(item, pytest.Item):
                item.user_properties.extend((_PROPERTY, clause) for clause in _clauses_of(item))
        return report

    def _wrong_markers(self, item: pytest.Item) -> list[str]:
        if any(not marker.args for marker in item.iter_markers("rule")):
            return [f'{item.nodeid}: a rule marker names its clauses: @pytest.mark.rule("DB-15").']
        return [
            f"{item.nodeid}: docs/rules.md has no clause {clause!r}; ./mb rules lists those there are."
            for clause in _clauses_of(item)
            if clause not in self._known
        ]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._reports.setdefault(report.nodeid, []).append(report)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if self._is_worker or not self._reports:
            return
        try:
            record = Record.load(self._root) or Record()
        except MbladesError:  # damaged: begin a new one
            record = Record()
        ran = {test: _shown(reports) for test, reports in self._reports.items()}
        record.update(ran, every_test=_is_whole_run(session, exitstatus))
        record.save(self._root)


def _clauses_of(item: pytest.Item) -> list[str]:
    return [clause for marker in item.iter_markers("rule") for clause in marker.args]


def _shown(reports: Sequence[pytest.TestReport]) -> list[str] | None:
    """The clauses a test has shown, from the reports of its set-up, call and tear-down."""
    called = any(report.when == "call" for report in reports)
    expected_to_fail = any(hasattr(report, "wasxfail") for report in reports)
    if not called or expected_to_fail or not all(report.passed for report in reports):
        return None
    return [str(value) for name, value in reports[0].user_properties if name == _PROPERTY]


def _is_whole_run(session: pytest.Session, exitstatus: int) -> bool:
    if exitstatus not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return False  # interrupted
    if session.shouldstop or session.shouldfail:
        return False
    config = session.config
    narrowing = (
        "keyword",
        "markexpr",
        "deselect",
        "ignore",
        "ignore_glob",
        "lf",
        "stepwise",
        "maxfail",
    )
    if any(config.getoption(option, default=None) for option in narrowing):
        return False
    return config.args_source is pytest.Config.ArgsSource.TESTPATHS
