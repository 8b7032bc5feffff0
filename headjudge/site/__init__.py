"""A static site made of one or several engines' reports: pages that open from the file system and from any web host.

Theory of operation
-------------------
`model.load` puts the reports, the suite and the ledger into one frozen `Site`: a **column** for each engine (its latest report, and the
earlier ones for the trend), a **row** for each scenario (of the suite, or of a report alone where the suite has it no more), and
the ledger's documents, paragraphs and claims. Nothing later reads a report again, except its file of steps.

Results are lines of a report, in which what a report may leave out is null (`read_report` sees to it).

Each kind of page has a module with one function that makes a plain frozen view of the site (`overview`, `matrix`, `engine`,
`ruling`, `rules`, `scenario`), and a template of the same name that only lays it out. A template knows

    site        the Site
    page        the view that the module made
    at          the module `addresses`: every address, seen from the site's root
    root        "" or "../": what leads from this page to the root, before every address: `<a href="{{ root }}{{ at.scenario(row.id) }}">`
    section     which entry of the navigation the page belongs to

and extends `base.html.j2`, whose blocks are `title`, `head` (further styles and scripts), `main`. `render` has the environment and
the filters. **Whatever is put out is foreign**: it is escaped, control characters become visible escapes, long text is cut with a note (the
macros of `parts.html.j2`). Nothing is ever marked as safe but what a template itself has built.

The page of a scenario: `scenario.view(site, row, steps, account) -> ScenarioPage`, where `steps` maps the index of a column to the line of
that column's file of steps (schema `steps`). It has the columns whose boards are shown: the first one that has the scenario's steps, and
every one that does not pass. `account` is what the oracle says of the scenario (`accounts`, which has it play each once more, with its
trace), None where it was not asked. `scenario.html.j2` lays it out. `build` calls the function once a scenario, in several processes.

`build` writes all into a folder beside the one that is asked for and renames it, so that a site is there whole or not at all.
The same reports and the same suite give the same bytes: no page says when it was built.
"""
