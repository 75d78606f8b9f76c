/** A farmhouse with its barn and silo behind a field. */
export function Farmhouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#a9c2d8" d="M312 72h40v158h-40z" />
      <path fill="#6c88a4" d="M312 72a20 20 0 0 1 40 0z" />
      <path stroke="#6c88a4" strokeWidth="2" d="M312 100h40M312 130h40M312 160h40M312 190h40" />
      <path fill="#b65a42" d="M204 230V122l16-34 36-22 36 22 16 34v108z" />
      <path fill="#3d4f66" d="M256 58l-42 26-18 38 9 4 17-35 34-21 34 21 17 35 9-4-18-38z" />
      <path fill="#f4e9d4" d="M228 230v-72h56v72z" />
      <path fill="#8e4434" d="M233 163h46v67h-46z" />
      <path stroke="#f4e9d4" strokeWidth="4" d="M233 163l46 67M279 163l-46 67" />
      <path fill="#ffc53d" d="M244 104h24v24h-24z" />
      <path stroke="#f4e9d4" strokeWidth="3" d="M256 104v24M244 116h24" />
      <path fill="#8e4434" d="M132 24h20v46h-20z" />
      <path fill="#e3d3b4" d="M128 18h28v8h-28z" />
      <path fill="#f4e9d4" d="M30 230V104l72-62 72 62v126z" />
      <path stroke="#e3d3b4" strokeWidth="1.5" d="M30 122h144M30 140h144M30 158h144M30 176h144M30 194h144" />
      <path fill="#3d4f66" d="M102 28L16 102l8 9 78-67 78 67 8-9z" />
      <path fill="#fff" d="M80 76h44v46H80z" />
      <path fill="#ffc53d" d="M85 81h34v36H85z" />
      <path stroke="#fff" strokeWidth="3" d="M102 81v36M85 99h34" />
      <path fill="#6c88a4" d="M18 146l16-14h136l16 14z" />
      <path fill="#fff" d="M18 144h168v8H18zM46 162h32v44H46zM130 162h32v44h-32z" />
      <path fill="#ffc53d" d="M51 167h22v34H51zM135 167h22v34h-22z" />
      <path stroke="#fff" strokeWidth="3" d="M62 167v34M51 184h22M146 167v34M135 184h22" />
      <path fill="#fff" d="M24 152h7v70h-7zM173 152h7v70h-7zM84 158h38v72H84z" />
      <path fill="#ffc53d" d="M90 163h26v9H90z" />
      <path fill="#3b6e52" d="M90 176h26v54H90z" />
      <path fill="#ffc53d" d="M110 198h4v8h-4z" />
      <path fill="#cfc8ba" d="M18 216h168v14H18z" />
      <path fill="#f4e9d4" d="M76 212h54v9H76z" />
      <path fill="#e3d3b4" d="M68 221h70v9H68z" />
      <path fill="#4c8464" d="M190 218h182v12H190z" />
      <path
        stroke="#c9b78f"
        strokeWidth="4"
        d="M196 218v-22M214 218v-22M336 218v-22M354 218v-22M192 202h30M332 202h30M192 211h30M332 211h30"
      />
    </svg>
  );
}
