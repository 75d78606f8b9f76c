/** The logo mark: three houses, the middle one with a red front. */
export function Mark({ className }: { readonly className?: string }) {
  return (
    <svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <rect width="40" height="40" rx="6" fill="#134382" />
      <path fill="#fff" d="M7 33V19l5-6 5 6v14zM24 33V17h9v16zM22.5 17v-3h12v3z" />
      <path fill="#c4202e" d="M15.5 33V13.5L20.5 5l5 8.5V33z" />
      <path fill="#ffc53d" d="M18.5 33v-9a2 2 0 0 1 4 0v9z" />
    </svg>
  );
}
