/** A brick office on a main street, lit behind its awning, with a street lamp outside. */
export function MainStreetOffice({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#b65a42" d="M44 44h244v186h-244z" />
      <path fill="#e3d3b4" d="M38 22h256v7h-256z" />
      <path fill="#f4e9d4" d="M34 28h264v17h-264z" />
      <path stroke="#e3d3b4" strokeWidth="6" d="M52 45v10M90 45v10M128 45v10M166 45v10M204 45v10M242 45v10M280 45v10" />
      <path
        fill="#f4e9d4"
        d="M68 106V80a17 17 0 0 1 34 0v26zM122 106V80a17 17 0 0 1 34 0v26zM176 106V80a17 17 0 0 1 34 0v26zM230 106V80a17 17 0 0 1 34 0v26z"
      />
      <path
        fill="#ffc53d"
        d="M72 102V80a13 13 0 0 1 26 0v22zM126 102V80a13 13 0 0 1 26 0v22zM180 102V80a13 13 0 0 1 26 0v22zM234 102V80a13 13 0 0 1 26 0v22z"
      />
      <path stroke="#f4e9d4" strokeWidth="3" d="M72 84h26M126 84h26M180 84h26M234 84h26" />
      <path fill="#f4e9d4" d="M44 114h244v26h-244z" />
      <path fill="#134382" d="M52 117h228v20h-228z" />
      <g fontFamily="Besley,serif" fontWeight="600" textAnchor="middle" fill="#fff" fontSize="14">
        <text x="166" y="132">
          Home loans
        </text>
      </g>
      <path fill="#f4e9d4" d="M52 140h228v90h-228z" />
      <path fill="#ffc53d" d="M60 160h84v52h-84zM200 160h72v52h-72z" />
      <path stroke="#f4e9d4" strokeWidth="3" d="M88 160v52M116 160v52M236 160v52" />
      <path
        fill="#6b4a3a"
        d="M64 194h48v5h-48zM68 199h4v13h-4zM104 199h4v13h-4zM206 194h60v5h-60zM210 199h4v13h-4zM258 199h4v13h-4z"
      />
      <path fill="#fff" d="M84 188h20v6h-20zM216 188h16v6h-16z" />
      <path fill="#134382" d="M240 178h18v12h-18zM248 190h3v4h-3z" />
      <path fill="#8e4434" d="M60 212h84v18h-84zM200 212h72v18h-72z" />
      <path fill="#f4e9d4" d="M150 152h44v78h-44z" />
      <path fill="#ffc53d" d="M156 158h32v10h-32z" />
      <path fill="#3b6e52" d="M156 172h32v58h-32z" />
      <path fill="#ffc53d" d="M181 197h4v8h-4z" />
      <path fill="#134382" d="M56 140h220l8 24H48z" />
      <path
        fill="#fff"
        d="M76 140h20l1 24h-22zM116 140h20l1 24h-22zM156 140h20l1 24h-22zM196 140h20l1 24h-22zM236 140h20l1 24h-22z"
      />
      <circle cx="334" cy="66" r="26" fill="#ffe9b0" opacity=".8" />
      <path fill="#1b2b40" d="M332 84h5v146h-5zM326 222h17v8h-17zM324 80h21v5h-21zM326 48h17v5h-17z" />
      <path fill="#ffc53d" d="M326 53h17v27h-17z" />
    </svg>
  );
}
