/** A porch with its lamp on. */
export function SpotPorch({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 150 128" aria-hidden="true" className={className}>
      <path fill="#6c88a4" d="M8 20h134v100H8z" />
      <path stroke="#55708c" strokeWidth="1.5" d="M8 36h134M8 52h134M8 68h134M8 84h134M8 100h134" />
      <path fill="#3d4f66" d="M2 22l10-18h126l10 18z" />
      <path fill="#f4e9d4" d="M2 20h146v7H2z" />
      <path fill="#fff" d="M50 38h46v82H50z" />
      <path fill="#ffc53d" d="M55 43h36v12H55z" />
      <path fill="#c4202e" d="M55 59h36v61H55z" />
      <path fill="#ffc53d" d="M84 88h4v7h-4z" />
      <circle cx="118" cy="58" r="19" fill="#ffe9b0" opacity=".85" />
      <path fill="#1b2b40" d="M114 45h8v5h-8z" />
      <path fill="#ffc53d" d="M113 50h10v14h-10z" />
      <path fill="#f4e9d4" d="M10 27h8v93h-8zM132 27h8v93h-8z" />
      <path fill="#cfc8ba" d="M0 118h150v10H0z" />
      <path fill="#e3d3b4" d="M44 114h58v7H44z" />
    </svg>
  );
}
