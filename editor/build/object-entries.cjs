/**
 * Stands in for the package `object.entries`, which brings `Object.entries` with a dozen packages to
 * browsers that had none. Words are put into sentences by a library that still asks for it.
 */
module.exports = Object.entries;
