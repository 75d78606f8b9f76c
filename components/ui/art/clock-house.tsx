/** A town house with a street clock in front of it, at five to twelve. */
export function ClockHouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#b65a42" d="M70 8h24v40H70z" />
      <path fill="#e3d3b4" d="M65 2h34v8H65z" />
      <path fill="#86a38d" d="M40 66h196v164H40z" />
      <path
        stroke="#6d8b76"
        strokeWidth="1.5"
        d="M40 84h196M40 102h196M40 120h196M40 138h196M40 156h196M40 174h196M40 192h196"
      />
      <path fill="#3d4f66" d="M40 66l20-36h156l20 36z" />
      <path fill="#f4e9d4" d="M28 58h220v12H28z" />
      <path fill="#fff" d="M60 84h40v50H60zM118 84h40v50h-40zM176 84h40v50h-40z" />
      <path fill="#ffc53d" d="M65 89h30v40H65zM123 89h30v40h-30zM181 89h30v40h-30z" />
      <path stroke="#fff" strokeWidth="3" d="M80 89v40M65 109h30M138 89v40M123 109h30M196 89v40M181 109h30" />
      <path fill="#fff" d="M58 154h82v54H58z" />
      <path fill="#ffc53d" d="M64 160h70v42H64z" />
      <path stroke="#fff" strokeWidth="3" d="M87 160v42M111 160v42M64 181h70" />
      <path fill="#cfc8ba" d="M34 216h208v14H34z" />
      <path fill="#fff" d="M166 150h46v80h-46z" />
      <path fill="#ffc53d" d="M172 156h34v12h-34z" />
      <path fill="#134382" d="M172 172h34v58h-34z" />
      <path fill="#ffc53d" d="M199 198h4v8h-4z" />
      <path fill="#f4e9d4" d="M160 212h58v9h-58z" />
      <path fill="#e3d3b4" d="M152 221h74v9h-74z" />
      <path fill="#1b2b40" d="M296 112h10v104h-10zM284 214h34v16h-34zM290 150h22v6h-22z" />
      <path fill="#134382" d="M294 24h14v14h-14z" />
      <circle cx="301" cy="78" r="44" fill="#134382" />
      <circle cx="301" cy="78" r="36" fill="#ffe9b0" />
      <path
        stroke="#1b2b40"
        strokeWidth="4"
        d="M301 46v8M301 102v8M269 78h8M325 78h8M317 50l-3 6M329 62l-6 3M329 94l-6-3M317 106l-3-6M285 106l3-6M273 94l6-3M273 62l6 3"
      />
      <path stroke="#1b2b40" strokeWidth="5" d="M301 78V60M301 78l-13-23" />
      <circle cx="301" cy="78" r="5" fill="#c4202e" />
      <path fill="#3b6e52" d="M46 216a12 12 0 0 1 24 0 12 12 0 0 1 24 0zM98 216a11 11 0 0 1 22 0z" />
    </svg>
  );
}
