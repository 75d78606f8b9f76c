/** An American foursquare of brick: two floors, a hipped roof, a wide porch. */
export function Foursquare({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#6b4a3a" d="M330 160h8v70h-8z" />
      <circle cx="334" cy="132" r="34" fill="#4c8464" />
      <circle cx="318" cy="160" r="22" fill="#3b6e52" />
      <path fill="#8e4434" d="M230 10h24v44h-24z" />
      <path fill="#e3d3b4" d="M225 4h34v8h-34z" />
      <path fill="#b65a42" d="M54 70h220v160H54z" />
      <path fill="#3d4f66" d="M36 74l60-50h136l60 50z" />
      <path fill="#f4e9d4" d="M36 70h256v9H36zM136 60V40l28-18 28 18v20z" />
      <path fill="#3d4f66" d="M128 40l36-24 36 24-4 5-32-21-32 21z" />
      <path fill="#ffc53d" d="M148 42h32v14h-32z" />
      <path stroke="#f4e9d4" strokeWidth="3" d="M164 42v14" />
      <path fill="#fff" d="M76 88h44v40H76zM142 88h44v40h-44zM208 88h44v40h-44z" />
      <path fill="#ffc53d" d="M81 93h34v30H81zM147 93h34v30h-34zM213 93h34v30h-34z" />
      <path stroke="#fff" strokeWidth="3" d="M98 93v30M81 108h34M164 93v30M147 108h34M230 93v30M213 108h34" />
      <path fill="#3d4f66" d="M30 152l22-16h224l22 16z" />
      <path fill="#f4e9d4" d="M30 150h268v9H30z" />
      <path fill="#fff" d="M72 168h50v44H72zM206 168h50v44h-50z" />
      <path fill="#ffc53d" d="M77 173h40v34H77zM211 173h40v34h-40z" />
      <path stroke="#fff" strokeWidth="3" d="M97 173v34M231 173v34" />
      <path fill="#fff" d="M141 164h46v66h-46z" />
      <path fill="#ffc53d" d="M147 169h34v10h-34z" />
      <path fill="#3b6e52" d="M147 182h34v48h-34z" />
      <path fill="#ffc53d" d="M174 202h4v8h-4z" />
      <path fill="#f4e9d4" d="M38 159h10v71H38zM126 159h10v71h-10zM192 159h10v71h-10zM280 159h10v71h-10z" />
      <path fill="#cfc8ba" d="M30 216h268v14H30z" />
      <path fill="#f4e9d4" d="M135 212h58v9h-58z" />
      <path fill="#e3d3b4" d="M127 221h74v9h-74z" />
      <path fill="#3b6e52" d="M50 216a13 13 0 0 1 26 0 12 12 0 0 1 24 0zM226 216a12 12 0 0 1 24 0 13 13 0 0 1 26 0z" />
    </svg>
  );
}
