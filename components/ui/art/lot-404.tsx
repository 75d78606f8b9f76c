/** A vacant lot between two houses. */
export function VacantLot({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 736 340" aria-hidden="true" className={className}>
      <path fill="#b65a42" d="M0 40h150v300H0z" />
      <path fill="#f4e9d4" d="M0 26h158v15H0z" />
      <path fill="#e3d3b4" d="M0 20h152v7H0z" />
      <path stroke="#e3d3b4" strokeWidth="6" d="M20 41v12M46 41v12M72 41v12M98 41v12M124 41v12M144 41v12" />
      <path fill="#f4e9d4" d="M23 68h30v52h-30z" />
      <path fill="#a9c2d8" d="M26 74h24v42h-24z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M26 95h24" />
      <path fill="#f4e9d4" d="M67 68h30v52h-30z" />
      <path fill="#a9c2d8" d="M70 74h24v42h-24z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M70 95h24" />
      <path fill="#f4e9d4" d="M111 68h30v52h-30z" />
      <path fill="#a9c2d8" d="M114 74h24v42h-24z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M114 95h24" />
      <path fill="#f4e9d4" d="M23 140h30v52h-30z" />
      <path fill="#a9c2d8" d="M26 146h24v42h-24z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M26 167h24" />
      <path fill="#f4e9d4" d="M67 140h30v52h-30z" />
      <path fill="#a9c2d8" d="M70 146h24v42h-24z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M70 167h24" />
      <path fill="#f4e9d4" d="M111 140h30v52h-30z" />
      <path fill="#a9c2d8" d="M114 146h24v42h-24z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M114 167h24" />
      <path fill="#f4e9d4" d="M23 212h30v52h-30z" />
      <path fill="#a9c2d8" d="M26 218h24v42h-24z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M26 239h24" />
      <path fill="#f4e9d4" d="M67 212h30v52h-30z" />
      <path fill="#a9c2d8" d="M70 218h24v42h-24z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M70 239h24" />
      <path fill="#f4e9d4" d="M111 212h30v52h-30z" />
      <path fill="#a9c2d8" d="M114 218h24v42h-24z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M114 239h24" />
      <path fill="#f4e9d4" d="M20 282h36v58h-36z" />
      <path fill="#a9c2d8" d="M25 286h26v12H25z" />
      <path fill="#3b6e52" d="M25 302h26v38h-26z" />
      <path fill="#f4e9d4" d="M83 280h58v50h-58z" />
      <path fill="#a9c2d8" d="M86 286h52v40h-52z" />
      <path stroke="#f4e9d4" strokeWidth="2.5" d="M86 306h52" />
      <path fill="#8e4434" d="M628 84h22v64h-22z" />
      <path fill="#e3d3b4" d="M624 78h30v7h-30z" />
      <path fill="#6c88a4" d="M510 168v172h170V168l-85-94z" />
      <path fill="#f4e9d4" d="M595 58l-100 112 9 8 91-101 91 101 9-8z" />
      <path
        stroke="#55708c"
        strokeWidth="1.5"
        d="M512 188h166M512 208h166M512 228h166M512 248h166M512 268h166M512 288h166M512 308h166M512 328h166M520 168h150M538 148h114"
      />
      <path fill="#fff" d="M533 180h34v62h-34z" />
      <path fill="#a9c2d8" d="M536 186h28v52h-28z" />
      <path stroke="#fff" strokeWidth="2.5" d="M536 212h28" />
      <path fill="#fff" d="M623 180h34v62h-34z" />
      <path fill="#a9c2d8" d="M626 186h28v52h-28z" />
      <path stroke="#fff" strokeWidth="2.5" d="M626 212h28" />
      <path fill="#fff" d="M578 180h34v62h-34z" />
      <path fill="#a9c2d8" d="M581 186h28v52h-28z" />
      <path stroke="#fff" strokeWidth="2.5" d="M581 212h28" />
      <path fill="#fff" d="M536 272h42v68h-42z" />
      <path fill="#a9c2d8" d="M542 278h30v11h-30z" />
      <path fill="#134382" d="M542 294h30v46h-30z" />
      <path fill="#fff" d="M607 270h46v52h-46z" />
      <path fill="#a9c2d8" d="M610 276h40v42h-40z" />
      <path stroke="#fff" strokeWidth="2.5" d="M610 297h40" />
      <circle cx="595" cy="126" r="16" fill="#f4e9d4" />
      <circle fill="#a9c2d8" cx="595" cy="126" r="11.5" />
      <path fill="#4c8464" d="M150 340c20-14 44-16 70-8s60 8 100 0 70-8 100 0 60 4 80 8z" />
      <path fill="#3b6e52" d="M196 340a18 18 0 0 1 36 0 15 15 0 0 1 30 0zM420 340a16 16 0 0 1 32 0z" />
      <path fill="#6b4a3a" d="M321 206h10v130h-10z" />
      <rect x="262" y="140" width="128" height="80" rx="9" fill="#134382" />
      <rect x="268.5" y="146.5" width="115" height="67" rx="4" fill="none" stroke="#fff" strokeWidth="2.5" />
      <text
        x="326"
        y="199"
        fontFamily="Besley,serif"
        fontWeight="600"
        fontSize="52"
        fill="#fff"
        textAnchor="middle"
        letterSpacing="-1"
      >
        404
      </text>
      <g transform="translate(338 92) scale(.98)">
        <path
          fill="#c4202e"
          d="M20 0c-5 4-9 9-10 14l-1 6c-3 6-3 14 2 20 3 4 7 6 12 6l14 24 7-3-8-25c3-8 1-18-6-25-3-4-7-9-10-17z"
        />
        <path fill="#8f1620" d="M24 20c8 6 11 14 9 22-6-3-10-11-9-22z" />
        <path fill="#1b2b40" d="M10 12c5-1 8 1 8 5s-4 6-8 5z" />
        <path fill="#f08a24" d="M11 14L2 17l8 4z" />
      </g>
    </svg>
  );
}
