/** A house with the frame of an addition going up beside it, under a work lamp. */
export function Addition({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#8e4434" d="M150 24h24v60h-24z" />
      <path fill="#e3d3b4" d="M145 18h34v8h-34z" />
      <path fill="#6c88a4" d="M34 112L112 38l78 74v118H34z" />
      <path
        stroke="#55708c"
        strokeWidth="1.5"
        d="M36 148h152M36 166h152M36 184h152M36 202h152M36 130h152M36 112h152M56 94h112M75 76h74"
      />
      <path fill="#f4e9d4" d="M112 22L22 108l8 8 82-78 82 78 8-8z" />
      <path fill="#fff" d="M66 104h38v48h-38zM120 104h38v48h-38z" />
      <path fill="#ffc53d" d="M71 109h28v38h-28zM125 109h28v38h-28z" />
      <path stroke="#fff" strokeWidth="3" d="M85 109v38M71 128h28M139 109v38M125 128h28" />
      <circle cx="112" cy="74" r="14" fill="#f4e9d4" />
      <circle cx="112" cy="74" r="10" fill="#ffc53d" />
      <path fill="#fff" d="M124 172h46v40h-46z" />
      <path fill="#ffc53d" d="M129 177h36v30h-36z" />
      <path stroke="#fff" strokeWidth="3" d="M147 177v30M129 192h36" />
      <path fill="#cfc8ba" d="M28 216h320v14h-320z" />
      <path fill="#fff" d="M52 164h46v52h-46z" />
      <path fill="#ffc53d" d="M58 170h34v8h-34z" />
      <path fill="#c4202e" d="M58 182h34v34h-34z" />
      <path fill="#ffc53d" d="M85 195h4v8h-4z" />
      <path fill="#f4e9d4" d="M46 212h58v9h-58z" />
      <path fill="#e3d3b4" d="M38 221h74v9h-74z" />
      <path
        stroke="#c9b78f"
        strokeWidth="6"
        d="M196 101L352 127M200 127h144M200 213h144M203 103v110M226 107v106M249 111v102M295 119v94M318 123v90M341 125v88M249 158h46M272 115v43M249 190h46M272 190v23"
      />
      <path stroke="#1b2b40" strokeWidth="2" d="M272 161v2" />
      <circle cx="272" cy="170" r="13" fill="#ffe9b0" opacity=".8" />
      <path fill="#1b2b40" d="M266 161h12v4h-12z" />
      <path fill="#ffc53d" d="M267 165h10v9h-10z" />
      <path fill="#c9b78f" d="M300 206h50v4h-50zM304 200h46v4h-46z" />
    </svg>
  );
}
