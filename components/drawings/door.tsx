import styles from './door.module.css';

type DoorProps = {
  /** Shown instead of a house number; without them the door is dark. */
  readonly initials?: string;
  /** URL of a portrait, shown in the doorway. */
  readonly photo?: string | null;
  readonly size?: 's' | 'm' | 'l';
};

export function Door({ initials, photo, size = 'm' }: DoorProps) {
  if (photo) {
    // The name is in the text next to it.
    return (
      // biome-ignore lint/performance/noImgElement: next/image needs a server to resize, and a static export has none.
      <img className={styles.photo} data-size={size} src={photo} alt="" width="120" height="156" decoding="async" />
    );
  }
  const leaf = initials ? 'var(--enamel)' : 'var(--slate)';
  return (
    <svg className={styles.door} data-size={size} viewBox="0 0 120 156" aria-hidden="true">
      <path fill="var(--trim)" d="M4 156V62a56 56 0 0 1 112 0v94z" />
      <path fill={leaf} d="M14 156V62a46 46 0 0 1 92 0v94z" />
      <path fill={initials ? 'var(--lamp)' : 'var(--line-cool)'} d="M22 60a38 38 0 0 1 76 0z" />
      <path stroke={leaf} strokeWidth="3.5" d="M60 60V20M60 60L32.5 32.5M60 60l27.5-27.5M60 60L24 44M60 60l36-16" />
      <path fill={leaf} d="M46 60a14 14 0 0 1 28 0z" />
      {initials ? (
        <text x="60" y="112" fontSize="36">
          {initials}
        </text>
      ) : null}
      <path fill="var(--lamp)" d="M92 126h5v12h-5z" />
      <path fill="var(--walk)" d="M0 150h120v6H0z" />
    </svg>
  );
}
