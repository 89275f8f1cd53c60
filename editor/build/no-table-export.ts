/**
 * Stands in for the package `jsonexport`, with which react-admin makes tables of what a list shows.
 * The lists of this screen have none of that (`exporter={false}`): tables come from the backend.
 */
export default function jsonExport(): never {
  throw new Error('The backend makes the tables');
}
