/** A front door opening on a lit hall. */
export function PorchPoster({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true" className={className}>
      <path fill="#0b2548" d="M0 0h640v400H0z" />
      <path fill="#6c88a4" d="M70 70h500v330H70z" />
      <path
        stroke="#55708c"
        strokeWidth="2"
        d="M70 104h500M70 138h500M70 172h500M70 206h500M70 240h500M70 274h500M70 308h500M70 342h500"
      />
      <path fill="#3d4f66" d="M34 74L76 0h488l42 74z" />
      <path fill="#f4e9d4" d="M34 66h572v16H34z" />
      <path fill="#fff" d="M232 118h150v262H232z" />
      <path fill="#ffc53d" d="M246 132h122v36H246z" />
      <path stroke="#fff" strokeWidth="5" d="M287 132v36M327 132v36" />
      <path fill="#ffe9b0" d="M246 182h122v198H246z" />
      <path fill="#e9c987" d="M262 196h90v184h-90z" />
      <path fill="#b65a42" d="M262 330h90v50h-90z" />
      <path fill="#c4202e" d="M246 182l64 22v196l-64-20z" />
      <path fill="#8f1620" d="M256 200l44 14v66l-44-10zM256 286l44 10v66l-44-14z" />
      <path fill="#ffc53d" d="M300 284h6v12h-6z" />
      <circle cx="428" cy="196" r="40" fill="#ffe9b0" opacity=".8" />
      <path fill="#1b2b40" d="M418 164h20v10h-20z" />
      <path fill="#ffc53d" d="M415 174h26v34h-26z" />
      <rect x="398" y="248" width="60" height="42" rx="5" fill="#134382" />
      <rect x="402.5" y="252.5" width="51" height="33" rx="2.5" fill="none" stroke="#fff" strokeWidth="2" />
      <text x="428" y="278" fontFamily="Besley,serif" fontWeight="600" fontSize="24" fill="#fff" textAnchor="middle">
        27
      </text>
      <path fill="#f4e9d4" d="M84 82h26v298H84zM530 82h26v298h-26z" />
      <path fill="#cfc8ba" d="M34 380h572v20H34z" />
      <path fill="#e3d3b4" d="M218 372h178v14H218z" />
      <path fill="#f4e9d4" d="M130 150h66v118h-66z" />
      <path fill="#ffc53d" d="M138 158h50v102h-50z" />
      <path stroke="#f4e9d4" strokeWidth="5" d="M163 158v102M138 209h50" />
      <path fill="#b65a42" d="M470 338h44l-6 42h-32z" />
      <path fill="#4c8464" d="M492 340c-26-8-30-40-14-56 2 16 8 22 14 30 4-16 12-24 24-28 8 24-2 48-24 54z" />
    </svg>
  );
}
