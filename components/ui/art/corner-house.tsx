/** A corner house with the paper on its step and a newspaper box outside. */
export function CornerHouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#8e4434" d="M60 12h22v40h-22z" />
      <path fill="#e3d3b4" d="M55 6h32v8h-32z" />
      <path fill="#f4e9d4" d="M38 92h214v138h-214z" />
      <path fill="#3d4f66" d="M38 92l14-60h186l14 60z" />
      <path fill="#e3d3b4" d="M46 28h198v7h-198zM30 88h230v9h-230z" />
      <path fill="#f4e9d4" d="M72 82V56l20-16 20 16v26zM125 82V56l20-16 20 16v26zM178 82V56l20-16 20 16v26z" />
      <path fill="#fff" d="M79 54h26v28h-26zM132 54h26v28h-26zM185 54h26v28h-26z" />
      <path fill="#ffc53d" d="M83 58h18v20h-18zM136 58h18v20h-18zM189 58h18v20h-18z" />
      <path stroke="#fff" strokeWidth="3" d="M83 68h18M136 68h18M189 68h18" />
      <path fill="#fff" d="M58 108h36v48h-36zM127 108h36v48h-36zM196 108h36v48h-36z" />
      <path fill="#ffc53d" d="M63 113h26v38h-26zM132 113h26v38h-26zM201 113h26v38h-26z" />
      <path stroke="#fff" strokeWidth="3" d="M76 113v38M63 132h26M145 113v38M132 132h26M214 113v38M201 132h26" />
      <path fill="#fff" d="M58 172h52v44h-52zM196 172h36v44h-36z" />
      <path fill="#ffc53d" d="M63 177h42v34h-42zM201 177h26v34h-26z" />
      <path stroke="#fff" strokeWidth="3" d="M84 177v34M63 194h42M214 177v34M201 194h26" />
      <path fill="#cfc8ba" d="M32 216h226v14h-226z" />
      <path fill="#fff" d="M128 162h46v68h-46z" />
      <path fill="#ffc53d" d="M134 168h34v10h-34z" />
      <path fill="#134382" d="M134 182h34v48h-34z" />
      <path fill="#ffc53d" d="M161 202h4v8h-4z" />
      <path fill="#f4e9d4" d="M122 212h58v9h-58z" />
      <path fill="#e3d3b4" d="M114 221h74v9h-74z" />
      <path fill="#fff" d="M138 203h24v9h-24z" />
      <path fill="#b65a42" d="M147 203h6v9h-6z" />
      <path fill="#1b2b40" d="M300 206h5v24h-5zM341 206h5v24h-5z" />
      <path fill="#134382" d="M292 142h62v66h-62z" />
      <path fill="#fff" d="M298 148h50v36h-50z" />
      <path fill="#1b2b40" d="M302 152h42v6h-42z" />
      <path stroke="#6c7f94" strokeWidth="3" d="M302 163h18M302 169h18M302 175h18" />
      <path fill="#ffc53d" d="M325 162h19v16h-19z" />
      <g fontFamily="Besley,serif" fontWeight="600" textAnchor="middle" fill="#fff" fontSize="14">
        <text x="323" y="202">
          News
        </text>
      </g>
      <path fill="#4c8464" d="M40 216a12 12 0 0 1 24 0 11 11 0 0 1 22 0z" />
    </svg>
  );
}
