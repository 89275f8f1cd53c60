/**
 * Replaces the package `jsonexport`, with which react-admin exports lists as tables. The lists of
 * this screen don't do that (`exporter={false}`): tables come from the backend.
 */
export default function jsonExport(): never {
  throw new Error('The backend makes the tables');
}
