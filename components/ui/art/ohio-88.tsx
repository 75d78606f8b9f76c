/** Ohio as 88 dots, one for each county, Columbus lit. */
export function OhioCounties({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="-4 -4 208 228"
      role="img"
      aria-label="Ohio drawn as 88 dots, one for each county; Columbus is lit"
      className={className}
    >
      <path
        d="M1 44V17l63-2 24 13 4-4 17 12 22-8 12 2 21-17L200 0v82l-7 3 3 7-1 12-5 12-1 10h-2l-4 18-15 14-8 3-4-4-4 4-1 4h-5l-3 5v6l-3 10-1-1-5 4-1-7-4-2-9 14 2 11-5 2-2 8-11 3-8-10-5-2-2-10-6 2-6 6-8 2-10-6-8 3-9-7-15-3-5-13-5-2-1-4-8 3-6-4-3 2z"
        fill="#0e3263"
      />
      <path
        d="M167 17h0M189 17h0M54 22h0M32 23h0M11 26h0M79 27h0M169 29h0M147 34h0M101 37h0M56 38h0M78 38h0M35 39h0M15 40h0M189 40h0M124 42h0M168 49h0M103 51h0M79 52h0M153 52h0M11 53h0M136 53h0M32 58h0M188 59h0M54 60h0M11 68h0M71 69h0M88 69h0M119 69h0M136 70h0M161 71h0M106 73h0M33 74h0M188 74h0M54 80h0M77 85h0M174 85h0M28 86h0M134 86h0M9 88h0M94 89h0M156 94h0M111 96h0M49 97h0M189 97h0M29 100h0M67 102h0M135 102h0M173 103h0M84 104h0M9 112h0M49 112h0M109 115h0M27 117h0M155 117h0M178 120h0M84 123h0M134 123h0M48 126h0M66 127h0M156 135h0M8 136h0M25 136h0M102 136h0M120 137h0M174 137h0M43 139h0M84 142h0M138 144h0M63 147h0M109 151h0M155 154h0M11 155h0M30 155h0M47 156h0M82 161h0M129 161h0M109 166h0M13 170h0M57 170h0M130 176h0M82 177h0M31 179h0M102 180h0M44 185h0M63 191h0M116 192h0M85 193h0M106 206h0"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <path d="M84 123h0" stroke="#ffc53d" strokeWidth="17" strokeLinecap="round" />
    </svg>
  );
}
