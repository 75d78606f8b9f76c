/** A calendar with a day checked. */
export function SpotCalendar({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="16 0 118 128" aria-hidden="true" className={className}>
      <path fill="#f4e9d4" d="M16 14h118v114H16z" />
      <path fill="#b65a42" d="M16 14h118v26H16z" />
      <path fill="#1b2b40" d="M42 4h6v20h-6zM102 4h6v20h-6z" />
      <path
        stroke="#c9b78f"
        strokeWidth="11"
        d="M30 58h11M50 58h11M70 58h11M90 58h11M110 58h11M30 80h11M110 80h11M30 102h11M50 102h11M70 102h11"
      />
      <path stroke="#134382" strokeWidth="11" d="M50 80h11M70 80h11" />
      <circle cx="95.5" cy="80" r="14" fill="#ffc53d" />
      <path d="M89 80l5 5 8-10" fill="none" stroke="#1b2b40" strokeWidth="3" />
    </svg>
  );
}
