/** A house above the owner's own shop, the awning out and the lights on. */
export function ShopHouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#6b4a3a" d="M328 160h8v70h-8z" />
      <circle cx="332" cy="130" r="34" fill="#4c8464" />
      <circle cx="346" cy="160" r="22" fill="#3b6e52" />
      <path fill="#8e4434" d="M226 6h24v36h-24z" />
      <path fill="#e3d3b4" d="M221 0h34v8h-34z" />
      <path fill="#6c88a4" d="M44 44h228v186H44z" />
      <path fill="#f4e9d4" d="M32 34h252v14H32zM44 118h228v10H44z" />
      <path fill="#3d4f66" d="M44 22h228v12H44z" />
      <path fill="#fff" d="M66 60h44v48H66zM136 60h44v48h-44zM206 60h44v48h-44z" />
      <path fill="#ffc53d" d="M71 65h34v38H71zM141 65h34v38h-34zM211 65h34v38h-34z" />
      <path stroke="#fff" strokeWidth="3" d="M88 65v38M71 84h34M158 65v38M141 84h34M228 65v38M211 84h34" />
      <path fill="#fff" d="M60 158h126v54H60z" />
      <path fill="#ffc53d" d="M66 164h114v42H66z" />
      <path stroke="#fff" strokeWidth="3" d="M104 164v42M142 164v42" />
      <path fill="#6b4a3a" d="M72 196h26v10H72zM110 190h26v16h-26zM148 196h26v10h-26z" />
      <path fill="#3b6e52" d="M78 184h14v12H78zM154 184h14v12h-14z" />
      <path fill="#fff" d="M202 152h50v78h-50z" />
      <path fill="#ffc53d" d="M208 158h38v14h-38z" />
      <path fill="#c4202e" d="M208 176h38v54h-38z" />
      <path fill="#ffc53d" d="M239 200h4v8h-4z" />
      <path fill="#c4202e" d="M48 132h146l10 28H38z" />
      <path fill="#fff" d="M68 132h20l-4 28H62zM108 132h20l1 28h-22zM148 132h20l8 28h-22z" />
      <path fill="#cfc8ba" d="M36 216h244v14H36z" />
      <path fill="#f4e9d4" d="M196 212h62v9h-62z" />
      <path fill="#e3d3b4" d="M188 221h78v9h-78z" />
      <path fill="#1b2b40" d="M268 134h34v4h-34zM296 138h3v8h-3zM276 138h3v8h-3z" />
      <path fill="#134382" d="M270 146h36v26h-36z" />
      <path fill="#ffc53d" d="M276 152h24v4h-24zM276 160h16v4h-16z" />
      <path fill="#3b6e52" d="M40 216a12 12 0 0 1 24 0z" />
    </svg>
  );
}
