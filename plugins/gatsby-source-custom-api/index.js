// Gatsby requires a main file of every plugin; the work is in source-nodes.ts.
