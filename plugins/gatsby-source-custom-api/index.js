// Gatsby asks every plugin for a main file; the work is in source-nodes.ts.
