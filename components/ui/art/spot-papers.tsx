/** A sheaf of papers. */
export function SpotPapers({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 220 150" aria-hidden="true" className={className}>
      <path fill="#e3d3b4" d="M58 30l104-12 13 120-104 12z" />
      <path fill="#fffaf0" d="M34 16h108v134H34z" />
      <path stroke="#c9b78f" strokeWidth="5" d="M50 60h76M50 76h76M50 92h52M50 124h30" />
      <path fill="#134382" d="M50 30h40v16H50z" />
      <path fill="none" stroke="#5d6976" strokeWidth="4" d="M118 8v26a7 7 0 0 0 14 0V12a5 5 0 0 0-10 0v20" />
      <path fill="none" stroke="#134382" strokeWidth="3" d="M88 124c6-10 10-10 10 0s6 6 10-2 8-4 10 2 8 2 12-2" />
    </svg>
  );
}
