import type { Level } from '@/lib/buying/highest-price';

/** Lit windows: all if the payment is comfortable, half for a stretch, none beyond. */
function litOf(level: Level): { readonly first: string; readonly rest: string } {
  const [lit, dark] = ['var(--lamp)', 'var(--glass)'];
  return {
    first: level === 'comfortable' || level === 'stretch' ? lit : dark,
    rest: level === 'comfortable' ? lit : dark,
  };
}

/** Base at y = 0, 84 wide. */
function Cottage() {
  return (
    <g id="cottage">
      <path fill="var(--brick-2)" d="M54-66h10v22H54z" />
      <path fill="var(--sage)" d="M8-40h68V0H8z" />
      <path fill="var(--roof)" d="M0-38l16-28h52l16 28z" />
      <path fill="var(--cream)" d="M0-41h84v5H0z" />
      <path fill="var(--paper)" d="M14-30h18v17H14zM56-30h14v17H56z" />
      <path fill="var(--lamp)" d="M16-28h14v13H16zM58-28h10v13H58z" />
      <path fill="var(--enamel)" d="M37-30h14V0H37z" />
      <path fill="var(--lamp)" d="M39-28h10v7H39z" />
    </g>
  );
}

/** The visitor's house, 92 wide. */
function Home({ level }: { readonly level: Level }) {
  const { first, rest } = litOf(level);
  return (
    <g id="home">
      <path fill="var(--trim)" d="M70-106h10v20H70z" />
      <path fill="var(--slate)" d="M4-78h84V0H4z" />
      <path stroke="var(--slate-line)" d="M4-66h84M4-54h84M4-42h84M4-30h84M4-18h84" />
      <path fill="var(--roof)" d="M-2-76L46-112l48 36z" />
      <path fill="var(--paper)" d="M14-68h20v22H14zM58-68h20v22H58zM58-34h20v22H58z" />
      <path fill={rest} d="M16-66h16v18H16zM60-66h16v18H60z" />
      <path fill={first} d="M60-32h16v18H60z" />
      <path fill="var(--front)" d="M16-34h16V0H16z" />
      <path fill={first} d="M18-32h12v7H18z" />
    </g>
  );
}

/** A large house in the dark, 106 wide. */
function Manor() {
  const column = (x: number) => `M${x}-98h14v20h-14zM${x}-66h14v20h-14z`;
  const frame = (x: number) => `M${x}-100h18v24h-18zM${x}-68h18v24h-18z`;
  return (
    <g id="manor">
      <path fill="var(--brick-2)" d="M14-140h14v30H14zM78-140h14v30H78z" />
      <path fill="var(--brick)" d="M4-112h98V0H4z" />
      <path fill="var(--cream)" d="M-2-118h110v9H-2z" />
      <path fill="var(--roof)" d="M4-118l10-16h78l10 16z" />
      <path fill="var(--cream)" d={`${frame(14)}${frame(44)}${frame(74)}M14-36h18v24H14zM74-36h18v24H74z`} />
      <path fill="var(--glass)" d={`${column(16)}${column(46)}${column(76)}M16-34h14v20H16zM76-34h14v20H76z`} />
      <path fill="var(--paper)" d="M40-42h26V0H40z" />
      <path fill="var(--night)" d="M44-30h18V0H44z" />
      <path fill="var(--glass)" d="M44-38h18v6H44z" />
    </g>
  );
}

export const widths = { cottage: 84, home: 92, manor: 106 } as const;
export type HouseName = keyof typeof widths;

type HousesProps = { readonly className?: string | undefined; readonly level: Level };

export function Houses({ className, level }: HousesProps) {
  return (
    <svg className={className} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <Cottage />
        <Home level={level} />
        <Manor />
        <pattern id="striped" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path fill="var(--paper)" d="M0 0h9v9H0z" />
          <path fill="var(--c6)" d="M0 0h5v9H0z" />
        </pattern>
      </defs>
    </svg>
  );
}
