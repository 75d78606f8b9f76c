/** A house with a ramp and a rail up to a wide front door. */
export function RampHouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#8e4434" d="M150 20h24v50h-24z" />
      <path fill="#e3d3b4" d="M145 14h34v8h-34z" />
      <path fill="#86a38d" d="M130 108h208v122h-208z" />
      <path stroke="#6d8b76" strokeWidth="1.5" d="M130 128h208M130 146h208M130 164h208M130 182h208" />
      <path fill="#3d4f66" d="M108 112l44-76h164l44 76z" />
      <path fill="#f4e9d4" d="M108 106h252v10h-252z" />
      <path fill="#fff" d="M150 130h50v48h-50zM290 130h36v48h-36z" />
      <path fill="#ffc53d" d="M155 135h40v38h-40zM295 135h26v38h-26z" />
      <path stroke="#fff" strokeWidth="3" d="M175 135v38M155 154h40M308 135v38M295 154h26" />
      <path fill="#fff" d="M220 124h54v74h-54z" />
      <path fill="#ffc53d" d="M226 130h42v8h-42z" />
      <path fill="#c4202e" d="M226 142h42v56h-42z" />
      <path fill="#ffc53d" d="M261 166h4v8h-4z" />
      <circle cx="208" cy="148" r="17" fill="#ffe9b0" opacity=".8" />
      <path fill="#1b2b40" d="M205 137h6v4h-6z" />
      <path fill="#ffc53d" d="M204 141h8v12h-8z" />
      <path fill="#cfc8ba" d="M124 198h220v32h-220z" />
      <path fill="#e3d3b4" d="M8 230l120-32h4v32z" />
      <path fill="#f4e9d4" d="M124 194h220v6h-220z" />
      <path
        stroke="#1b2b40"
        strokeWidth="4"
        fill="none"
        d="M14 202l116-29h88M16 202v26M54 192v26M92 183v26M130 173v22M172 173v22M216 173v22"
      />
      <path stroke="#1b2b40" strokeWidth="2" fill="none" d="M14 214l116-29h88" />
      <path fill="#3b6e52" d="M284 230a14 14 0 0 1 28 0 12 12 0 0 1 24 0z" />
    </svg>
  );
}
