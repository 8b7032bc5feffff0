"""Refuses every step."""

from common import in_every_scenario, serve, show_the_table

serve(lambda request: show_the_table(request, "illegal"), in_every_scenario)
