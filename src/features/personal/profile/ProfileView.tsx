/** Раздел скоро откроется. */
export function ProfileView() {
  return <p>Раздел скоро откроется.</p>;
}
