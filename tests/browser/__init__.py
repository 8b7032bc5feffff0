"""What is published, in a real browser: `material` makes a site of hostile reports, `tab` drives Chromium and watches what its pages do."""
