/** A house with a swing on its porch, where one can sit and wait. */
export function PorchSwing({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#6b4a3a" d="M24 160h8v70h-8z" />
      <circle cx="28" cy="130" r="32" fill="#4c8464" />
      <circle cx="44" cy="160" r="20" fill="#3b6e52" />
      <path fill="#b65a42" d="M248 20h24v60h-24z" />
      <path fill="#e3d3b4" d="M243 14h34v8h-34z" />
      <path fill="#f4e9d4" d="M72 100h240v130H72z" />
      <path stroke="#e3d3b4" strokeWidth="1.5" d="M72 118h240M72 160h240M72 178h240M72 196h240" />
      <path fill="#3d4f66" d="M56 104l44-70h184l44 70z" />
      <path fill="#f4e9d4" d="M150 92V64l42-30 42 30v28z" />
      <path fill="#6c88a4" d="M192 24l-52 38 6 8 46-33 46 33 6-8z" />
      <path fill="#fff" d="M172 60h40v32h-40z" />
      <path fill="#ffc53d" d="M177 64h30v24h-30z" />
      <path stroke="#fff" strokeWidth="3" d="M192 64v24" />
      <path fill="#6c88a4" d="M44 124l18-24h260l18 24z" />
      <path fill="#fff" d="M44 122h296v9H44z" />
      <path fill="#fff" d="M92 142h40v56H92zM262 142h40v56h-40z" />
      <path fill="#ffc53d" d="M97 147h30v46H97zM267 147h30v46h-30z" />
      <path stroke="#fff" strokeWidth="3" d="M112 147v46M97 170h30M282 147v46M267 170h30" />
      <path fill="#fff" d="M146 140h46v90h-46z" />
      <path fill="#ffc53d" d="M152 146h34v12h-34z" />
      <path fill="#134382" d="M152 162h34v68h-34z" />
      <path fill="#ffc53d" d="M179 194h4v8h-4z" />
      <path fill="#f4e9d4" d="M52 131h10v99H52zM322 131h10v99h-10zM204 131h8v99h-8z" />
      <path stroke="#1b2b40" strokeWidth="2" d="M224 131v54M310 131v54" />
      <path
        fill="#6b4a3a"
        d="M220 168h94v6h-94zM220 178h94v6h-94zM216 188h102v7h-102zM220 168h6v26h-6zM308 168h6v26h-6z"
      />
      <path fill="#c4202e" d="M232 176h20v13h-20z" />
      <path fill="#134382" d="M256 176h20v13h-20z" />
      <path fill="#cfc8ba" d="M44 216h296v14H44z" />
      <path fill="#f4e9d4" d="M140 212h58v9h-58z" />
      <path fill="#e3d3b4" d="M132 221h74v9h-74z" />
      <path fill="#3b6e52" d="M64 216a13 13 0 0 1 26 0 12 12 0 0 1 24 0z" />
    </svg>
  );
}
