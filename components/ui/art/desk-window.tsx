/** A house with a desk and its papers at the lit front window. */
export function DeskWindow({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#6b4a3a" d="M320 160h8v70h-8z" />
      <circle cx="324" cy="128" r="40" fill="#4c8464" />
      <circle cx="344" cy="158" r="24" fill="#3b6e52" />
      <path fill="#b65a42" d="M222 12h26v50h-26z" />
      <path fill="#e3d3b4" d="M217 6h36v8h-36z" />
      <path fill="#f4e9d4" d="M36 96h256v134h-256z" />
      <path stroke="#e3d3b4" strokeWidth="1.5" d="M36 120h256M36 138h256M36 156h256M36 174h256M36 192h256M36 204h256" />
      <path fill="#3d4f66" d="M16 100l40-68h216l40 68z" />
      <path fill="#fff" d="M16 94h296v10h-296zM54 116h166v96h-166z" />
      <path fill="#ffc53d" d="M60 122h154v84h-154z" />
      <path fill="#ffe9b0" opacity=".8" d="M92 206l10-48h24l10 48z" />
      <path stroke="#fff" strokeWidth="3" d="M112 122v84M162 122v84M60 146h154" />
      <path fill="#6b4a3a" d="M68 190h138v6h-138zM74 196h6v10h-6zM194 196h6v10h-6zM150 196h38v10h-38z" />
      <path fill="#1b2b40" d="M112 160h3v28h-3zM104 186h19v4h-19z" />
      <path fill="#3b6e52" d="M102 160l6-12h12l6 12z" />
      <path fill="#fff" d="M134 184h34v6h-34zM136 178h32v5h-32zM133 172h34v5h-34z" />
      <path fill="#b65a42" d="M178 164h8v26h-8z" />
      <path fill="#134382" d="M186 160h8v30h-8z" />
      <path fill="#3b6e52" d="M194 166h7v24h-7z" />
      <path fill="#cfc8ba" d="M28 216h272v14h-272z" />
      <path fill="#fff" d="M236 130h46v100h-46z" />
      <path fill="#ffc53d" d="M242 136h34v12h-34z" />
      <path fill="#134382" d="M242 152h34v78h-34z" />
      <path fill="#ffc53d" d="M269 187h4v8h-4z" />
      <path fill="#f4e9d4" d="M230 212h58v9h-58z" />
      <path fill="#e3d3b4" d="M222 221h74v9h-74z" />
      <path fill="#3b6e52" d="M48 216a13 13 0 0 1 26 0 11 11 0 0 1 22 0zM178 216a11 11 0 0 1 22 0 11 11 0 0 1 22 0z" />
    </svg>
  );
}
