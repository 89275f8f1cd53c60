/** Раздел скоро откроется. */
export function HistoryView() {
  return <p>Раздел скоро откроется.</p>;
}
