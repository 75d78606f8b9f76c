/** A tall brick house with windows numbered like the keys of a calculator. */
export function CountingHouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#6b4a3a" d="M296 160h8v70h-8z" />
      <circle cx="300" cy="128" r="40" fill="#4c8464" />
      <circle cx="320" cy="158" r="24" fill="#3b6e52" />
      <path fill="#b65a42" d="M96 22h156v208h-156z" />
      <path fill="#e3d3b4" d="M90 2h168v7h-168z" />
      <path fill="#f4e9d4" d="M86 8h176v15h-176z" />
      <path stroke="#e3d3b4" strokeWidth="6" d="M104 23v7M132 23v7M160 23v7M188 23v7M216 23v7M244 23v7" />
      <path fill="#134382" d="M110 36h128v28h-128z" />
      <path stroke="#fff" strokeWidth="1.5" fill="none" d="M113 39h122v22h-122z" />
      <g fontFamily="Besley,serif" fontWeight="600" textAnchor="middle" fill="#fff" fontSize="18">
        <text x="218" y="58">
          27
        </text>
      </g>
      <path
        fill="#f4e9d4"
        d="M110 72h36v30h-36zM156 72h36v30h-36zM202 72h36v30h-36zM110 107h36v30h-36zM156 107h36v30h-36zM202 107h36v30h-36zM110 142h36v30h-36zM156 142h36v30h-36zM202 142h36v30h-36z"
      />
      <path
        fill="#ffc53d"
        d="M114 76h28v22h-28zM160 76h28v22h-28zM206 76h28v22h-28zM114 111h28v22h-28zM160 111h28v22h-28zM206 111h28v22h-28zM114 146h28v22h-28zM160 146h28v22h-28zM206 146h28v22h-28z"
      />
      <g fontFamily="Besley,serif" fontWeight="600" textAnchor="middle" fill="#1b2b40" fontSize="16">
        <text x="128" y="93">
          7
        </text>
        <text x="174" y="93">
          8
        </text>
        <text x="220" y="93">
          9
        </text>
        <text x="128" y="128">
          4
        </text>
        <text x="174" y="128">
          5
        </text>
        <text x="220" y="128">
          6
        </text>
        <text x="128" y="163">
          1
        </text>
        <text x="174" y="163">
          2
        </text>
        <text x="220" y="163">
          3
        </text>
      </g>
      <path fill="#cfc8ba" d="M90 218h168v12h-168z" />
      <path fill="#f4e9d4" d="M104 182h40v36h-40zM204 182h40v36h-40z" />
      <path fill="#ffc53d" d="M108 186h32v28h-32zM208 186h32v28h-32z" />
      <path stroke="#f4e9d4" strokeWidth="3" d="M108 200h32M208 200h32" />
      <path fill="#f4e9d4" d="M154 178h40v52h-40z" />
      <path fill="#ffc53d" d="M160 184h28v8h-28z" />
      <path fill="#134382" d="M160 196h28v34h-28z" />
      <path fill="#ffc53d" d="M181 209h4v8h-4z" />
      <path fill="#e3d3b4" d="M146 223h56v7h-56z" />
      <path fill="#6c88a4" d="M10 140h76v90h-76z" />
      <path stroke="#55708c" strokeWidth="1.5" d="M10 156h76M10 172h76M10 188h76M10 204h76" />
      <path fill="#3d4f66" d="M0 144l16-38h64l16 38z" />
      <path fill="#f4e9d4" d="M0 140h96v8h-96z" />
      <path fill="#fff" d="M30 164h36v40h-36z" />
      <path fill="#ffc53d" d="M35 169h26v30h-26z" />
      <path stroke="#fff" strokeWidth="3" d="M48 169v30M35 184h26" />
      <path fill="#cfc8ba" d="M6 218h84v12h-84z" />
      <path fill="#3b6e52" d="M20 218a11 11 0 0 1 22 0 10 10 0 0 1 20 0z" />
    </svg>
  );
}
