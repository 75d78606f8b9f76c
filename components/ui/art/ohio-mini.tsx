/** Ohio with Columbus lit and six cities. */
export function OhioMini({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="-4 -4 208 228" aria-hidden="true" className={className}>
      <path
        d="M1 44V17l63-2 24 13 4-4 17 12 22-8 12 2 21-17L200 0v82l-7 3 3 7-1 12-5 12-1 10h-2l-4 18-15 14-8 3-4-4-4 4-1 4h-5l-3 5v6l-3 10-1-1-5 4-1-7-4-2-9 14 2 11-5 2-2 8-11 3-8-10-5-2-2-10-6 2-6 6-8 2-10-6-8 3-9-7-15-3-5-13-5-2-1-4-8 3-6-4-3 2z"
        fill="#134382"
      />
      <path d="M84 123h0" stroke="#ffc53d" strokeWidth="22" strokeLinecap="round" />
      <path
        d="M147 34h0M54 22h0M13 170h0M43 139h0M161 71h0M129 161h0"
        stroke="#fff"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </svg>
  );
}
