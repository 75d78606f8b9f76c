/** A large Tudor house with two gables and a tall chimney. */
export function TudorHouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#8e4434" d="M176 8h26v80h-26z" />
      <path fill="#e3d3b4" d="M171 2h36v8h-36z" />
      <path fill="#3d4f66" d="M20 108l30-56h272l30 56z" />
      <path fill="#b65a42" d="M30 108h312v122H30z" />
      <path fill="#f4e9d4" d="M44 128V92l56-66 56 66v36z" />
      <path fill="#3d4f66" d="M100 14L32 96l9 8 59-71 59 71 9-8z" />
      <path
        stroke="#6b4a3a"
        strokeWidth="6"
        d="M44 125h112M48 92h104M72 62v30M128 62v30M60 92v33M140 92v33M100 34v20M72 62h56"
      />
      <path fill="#fff" d="M78 96h44v28H78zM88 66h24v22H88z" />
      <path fill="#ffc53d" d="M83 100h34v20H83zM92 70h16v14H92z" />
      <path stroke="#fff" strokeWidth="3" d="M100 70v14M94 100v20M106 100v20" />
      <path fill="#f4e9d4" d="M232 128V96l46-54 46 54v32z" />
      <path fill="#3d4f66" d="M278 30l-58 70 9 8 49-59 49 59 9-8z" />
      <path
        stroke="#6b4a3a"
        strokeWidth="6"
        d="M232 125h92M236 94h84M256 70v24M300 70v24M256 70h44M244 94v31M312 94v31"
      />
      <path fill="#fff" d="M260 98h36v26h-36z" />
      <path fill="#ffc53d" d="M265 102h26v18h-26z" />
      <path stroke="#fff" strokeWidth="3" d="M278 102v18" />
      <path fill="#fff" d="M50 142h100v58H50zM178 142h36v48h-36zM234 142h88v58h-88z" />
      <path fill="#ffc53d" d="M56 148h88v46H56zM183 147h26v38h-26zM240 148h76v46h-76z" />
      <path
        stroke="#fff"
        strokeWidth="3"
        d="M78 148v46M100 148v46M122 148v46M56 171h88M196 147v38M183 166h26M259 148v46M278 148v46M297 148v46M240 171h76"
      />
      <path fill="#cfc8ba" d="M20 216h332v14H20z" />
      <path fill="#f4e9d4" d="M160 230v-44a24 24 0 0 1 12-21h48a24 24 0 0 1 12 21v44z" />
      <path fill="#6b4a3a" d="M170 230v-38a26 26 0 0 1 52 0v38z" />
      <path fill="#ffc53d" d="M188 178h16v12h-16zM214 200h4v8h-4z" />
      <path fill="#f4e9d4" d="M164 212h64v9h-64z" />
      <path fill="#e3d3b4" d="M156 221h80v9h-80z" />
      <path
        fill="#3b6e52"
        d="M36 216a14 14 0 0 1 28 0 12 12 0 0 1 24 0 13 13 0 0 1 26 0zM258 216a13 13 0 0 1 26 0 12 12 0 0 1 24 0 13 13 0 0 1 26 0z"
      />
    </svg>
  );
}
