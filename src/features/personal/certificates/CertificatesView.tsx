/** Раздел скоро откроется. */
export function CertificatesView() {
  return <p>Раздел скоро откроется.</p>;
}
