/** The mark for 16 pixels: whole-number edges, one red house between two white ones. */
export function SmallMark() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="3" fill="#134382" />
      <path fill="#fff" d="M2 14V7h3v7zM11 14V7h3v7z" />
      <path fill="#c4202e" d="M5 14V6l3-4 3 4v8z" />
      <path fill="#ffc53d" d="M7 14V9h2v5z" />
    </svg>
  );
}

/** The mark without its round corners and with room around it, for platforms that cut their own shape. */
export function MaskableMark() {
  return (
    <svg width="40" height="40" viewBox="-2 -3 44 44" aria-hidden="true">
      <rect x="-2" y="-3" width="44" height="44" fill="#134382" />
      <path fill="#fff" d="M7 33V19l5-6 5 6v14zM24 33V17h9v16zM22.5 17v-3h12v3z" />
      <path fill="#c4202e" d="M15.5 33V13.5L20.5 5l5 8.5V33z" />
      <path fill="#ffc53d" d="M18.5 33v-9a2 2 0 0 1 4 0v9z" />
    </svg>
  );
}
