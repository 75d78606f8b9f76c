/** A drawn street plan with the office marked. */
export function StreetPlan({ label }: { readonly label: string }) {
  return (
    <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <path fill="#e9e5db" d="M0 0h640v400H0z" />
      <path fill="#cfe0d0" d="M410 40h150v110H410zM30 270h120v100H30z" />
      <path d="M-10 150C90 140 120 210 210 220S300 330 290 410" fill="none" stroke="#b9d3e8" strokeWidth="38" />
      <g fill="none" stroke="#fff">
        <path d="M0 60h640M0 250h640M0 340h640M80 0v400M240 0v400M400 0v400M580 0v400" strokeWidth="9" />
        <path d="M0 160h640M330 0v400M-10 390L410-10M490 0v400" strokeWidth="16" />
      </g>
      <path fill="#134382" d="M330 160c-26-34-40-50-40-70a40 40 0 0 1 80 0c0 20-14 36-40 70z" />
      <path fill="#ffc53d" d="M314 104V86l16-14 16 14v18h-11V92h-10v12z" />
    </svg>
  );
}
