/** A paper form and a phone. */
export function SpotPhone({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="8 0 120 128" aria-hidden="true" className={className}>
      <path fill="#f4e9d4" d="M8 14h86v114H8z" />
      <path stroke="#c9b78f" strokeWidth="5" d="M20 34h50M20 48h62M20 62h44M20 76h30M20 90h30M20 104h30" />
      <rect x="62" y="30" width="66" height="98" rx="9" fill="#1b2b40" />
      <path fill="#fff" d="M68 42h54v76H68z" />
      <path fill="#134382" d="M68 42h54v18H68z" />
      <path fill="#ffc53d" d="M74 100h42v11H74z" />
      <path stroke="#17573b" strokeWidth="3" fill="none" d="M75 71l4 4 6-8M75 86l4 4 6-8" />
      <path stroke="#8793a0" strokeWidth="4" d="M92 72h24M92 87h18" />
    </svg>
  );
}
