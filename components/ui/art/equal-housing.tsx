/** The Equal Housing Opportunity mark, in the text color. */
export function EqualHousing({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 48 44" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M24 0L0 12v9h5v23h38V21h5v-9zM11.5 15.5L24 9l12.5 6.5V37.5h-25zM17 19h14v5.5H17zM17 28h14v5.5H17z"
      />
    </svg>
  );
}
