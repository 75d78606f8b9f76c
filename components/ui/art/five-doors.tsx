/** Five front doors in a row, numbered 1 to 5. */
export function FiveDoors({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#b65a42" d="M16 62h68v168h-68z" />
      <path fill="#f4e9d4" d="M84 78h68v152h-68z" />
      <path fill="#6c88a4" d="M152 54h68v176h-68z" />
      <path fill="#8e4434" d="M220 70h68v160h-68z" />
      <path fill="#86a38d" d="M288 78h68v152h-68z" />
      <path fill="#e3d3b4" d="M15 50h70v6h-70z" />
      <path fill="#f4e9d4" d="M12 56h76v8h-76z" />
      <path fill="#e3d3b4" d="M83 66h70v6h-70z" />
      <path fill="#fff" d="M80 72h76v8h-76z" />
      <path fill="#e3d3b4" d="M151 42h70v6h-70z" />
      <path fill="#f4e9d4" d="M148 48h76v8h-76z" />
      <path fill="#e3d3b4" d="M219 58h70v6h-70z" />
      <path fill="#f4e9d4" d="M216 64h76v8h-76z" />
      <path fill="#e3d3b4" d="M287 66h70v6h-70z" />
      <path
        fill="#f4e9d4"
        d="M284 72h76v8h-76zM25 88h22v38h-22zM53 88h22v38h-22zM229 88h22v38h-22zM257 88h22v38h-22z"
      />
      <path fill="#ffc53d" d="M29 92h14v30h-14zM57 92h14v30h-14zM233 92h14v30h-14zM261 92h14v30h-14z" />
      <path stroke="#f4e9d4" strokeWidth="3" d="M29 107h14M57 107h14M233 107h14M261 107h14" />
      <path
        fill="#fff"
        d="M93 88h22v38h-22zM121 88h22v38h-22zM161 88h22v38h-22zM189 88h22v38h-22zM297 88h22v38h-22zM325 88h22v38h-22z"
      />
      <path
        fill="#ffc53d"
        d="M97 92h14v30h-14zM125 92h14v30h-14zM165 92h14v30h-14zM193 92h14v30h-14zM301 92h14v30h-14zM329 92h14v30h-14z"
      />
      <path stroke="#fff" strokeWidth="3" d="M97 107h14M125 107h14M165 107h14M193 107h14M301 107h14M329 107h14" />
      <path fill="#cfc8ba" d="M16 218h340v12h-340z" />
      <path fill="#f4e9d4" d="M33 162h34v68h-34zM237 162h34v68h-34z" />
      <path fill="#fff" d="M101 162h34v68h-34zM169 162h34v68h-34zM305 162h34v68h-34z" />
      <path
        fill="#ffc53d"
        d="M38 167h24v9h-24zM106 167h24v9h-24zM174 167h24v9h-24zM242 167h24v9h-24zM310 167h24v9h-24z"
      />
      <path fill="#134382" d="M38 180h24v50h-24z" />
      <path fill="#8e4434" d="M106 180h24v50h-24z" />
      <path fill="#c4202e" d="M174 180h24v50h-24z" />
      <path fill="#3b6e52" d="M242 180h24v50h-24z" />
      <path fill="#ffc53d" d="M310 180h24v50h-24zM56 202h3v7h-3zM124 202h3v7h-3zM192 202h3v7h-3zM260 202h3v7h-3z" />
      <path fill="#1b2b40" d="M328 202h3v7h-3z" />
      <path
        fill="#e3d3b4"
        d="M29 223h42v7h-42zM97 223h42v7h-42zM165 223h42v7h-42zM233 223h42v7h-42zM301 223h42v7h-42z"
      />
      <path
        fill="#134382"
        d="M37 134h26v24h-26zM105 134h26v24h-26zM173 134h26v24h-26zM241 134h26v24h-26zM309 134h26v24h-26z"
      />
      <path
        stroke="#fff"
        strokeWidth="1"
        fill="none"
        d="M39 136h22v20h-22zM107 136h22v20h-22zM175 136h22v20h-22zM243 136h22v20h-22zM311 136h22v20h-22z"
      />
      <g fontFamily="Besley,serif" fontWeight="600" textAnchor="middle" fill="#fff" fontSize="16">
        <text x="50" y="152">
          1
        </text>
        <text x="118" y="152">
          2
        </text>
        <text x="186" y="152">
          3
        </text>
        <text x="254" y="152">
          4
        </text>
        <text x="322" y="152">
          5
        </text>
      </g>
    </svg>
  );
}
