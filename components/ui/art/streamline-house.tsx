/** A Streamline Moderne house: low, plain, nothing that slows it down. */
export function StreamlineHouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#4c8464" d="M286 230a30 30 0 0 1 60 0zM330 230a19 19 0 0 1 38 0z" />
      <path fill="#f4e9d4" d="M62 126V86a36 36 0 0 1 36-36h112v76z" />
      <path fill="#6c88a4" d="M96 44h118v7h-118z" />
      <path stroke="#6c88a4" strokeWidth="4" d="M64 74h146M62 84h148M62 94h148" />
      <path fill="#fff" d="M106 64h82v40h-82z" />
      <path fill="#ffc53d" d="M111 69h72v30h-72z" />
      <path stroke="#fff" strokeWidth="3" d="M135 69v30M159 69v30M111 84h72" />
      <path fill="#f4e9d4" d="M20 230V126h268a40 40 0 0 1 40 40v64z" />
      <path fill="#6c88a4" d="M16 120h270v7H16z" />
      <path stroke="#55708c" strokeWidth="3" d="M212 102h70M212 110h70M214 100v20M236 100v20M258 100v20M280 100v20" />
      <path stroke="#6c88a4" strokeWidth="4" d="M20 140h288M20 150h298M20 160h304" />
      <path fill="#fff" d="M190 142h92a28 28 0 0 1 28 28v24H190z" />
      <path fill="#ffc53d" d="M195 147h87a23 23 0 0 1 23 23v19H195z" />
      <path stroke="#fff" strokeWidth="3" d="M224 147v42M253 147v42M282 147v42M195 161h108M195 175h110" />
      <circle cx="56" cy="164" r="19" fill="#fff" />
      <circle cx="56" cy="164" r="14" fill="#ffc53d" />
      <path stroke="#fff" strokeWidth="3" d="M56 150v28M42 164h28" />
      <path fill="#cfc8ba" d="M14 216h320v14h-320z" />
      <path fill="#fff" d="M108 146h46v84h-46z" />
      <path fill="#ffc53d" d="M114 152h34v10h-34z" />
      <path fill="#134382" d="M114 166h34v64h-34z" />
      <path fill="#ffc53d" d="M141 194h4v8h-4z" />
      <path fill="#6c88a4" d="M90 136h72a5 5 0 0 1 0 11H90z" />
      <circle cx="131" cy="184" r="7" fill="#ffc53d" />
      <path fill="#f4e9d4" d="M102 212h58v9h-58z" />
      <path fill="#e3d3b4" d="M94 221h74v9h-74z" />
      <path fill="#3b6e52" d="M30 216a13 13 0 0 1 26 0 11 11 0 0 1 22 0zM214 216a11 11 0 0 1 22 0 13 13 0 0 1 26 0z" />
    </svg>
  );
}
