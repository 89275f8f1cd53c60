/** Раздел скоро откроется. */
export function OrdersView() {
  return <p>Раздел скоро откроется.</p>;
}
