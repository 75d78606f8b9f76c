/** A house key on a number plate. */
export function SpotKey({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 300 190" aria-hidden="true" className={className}>
      <g transform="rotate(-28 84 96)">
        <path
          fill="#ffc53d"
          fillRule="evenodd"
          d="M84 54a42 42 0 1 1 0 84 42 42 0 0 1 0-84zm0 20a22 22 0 1 0 0 44 22 22 0 0 0 0-44z"
        />
        <path fill="#ffc53d" d="M122 86h118v20h-14v20h-18v-20h-14v14h-16v-14h-56z" />
        <path fill="#f2ae12" d="M122 98h118v8h-14v20h-6v-20h-26v14h-6v-14h-66z" />
      </g>
      <circle cx="72" cy="128" r="20" fill="none" stroke="#d5e1ee" strokeWidth="4" />
      <path d="M86 142c20 10 46 8 66-2" fill="none" stroke="#d5e1ee" strokeWidth="3" />
      <g transform="rotate(8 200 140)">
        <rect x="146" y="100" width="112" height="80" rx="8" fill="#134382" />
        <rect x="152" y="106" width="100" height="68" rx="4" fill="none" stroke="#fff" strokeWidth="2.5" />
        <circle cx="161" cy="140" r="3.5" fill="#0b2548" />
        <text x="206" y="157" fontFamily="Besley,serif" fontWeight="600" fontSize="48" fill="#fff" textAnchor="middle">
          27
        </text>
      </g>
    </svg>
  );
}
