/** A wide porch with a swing and both lamps on. */
export function NeighborPorch({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#6b4a3a" d="M322 160h8v70h-8z" />
      <circle cx="326" cy="128" r="40" fill="#4c8464" />
      <circle cx="346" cy="158" r="24" fill="#3b6e52" />
      <path fill="#b65a42" d="M190 20h24v60h-24z" />
      <path fill="#e3d3b4" d="M185 14h34v8h-34z" />
      <path fill="#86a38d" d="M78 104L158 30l80 74z" />
      <path stroke="#6d8b76" strokeWidth="1.5" d="M118 68h80M98 86h120" />
      <path fill="#f4e9d4" d="M158 14L62 102l7 8 89-80 89 80 7-8z" />
      <path fill="#fff" d="M138 58h40v40h-40z" />
      <path fill="#ffc53d" d="M143 63h30v30h-30z" />
      <path stroke="#fff" strokeWidth="3" d="M158 63v30M143 78h30" />
      <path fill="#3d4f66" d="M12 132l20-34h252l20 34z" />
      <path fill="#f4e9d4" d="M12 128h292v10h-292z" />
      <path fill="#86a38d" d="M34 138h248v92h-248z" />
      <path stroke="#6d8b76" strokeWidth="1.5" d="M34 154h248M34 170h248M34 186h248M34 202h248" />
      <path fill="#fff" d="M54 150h40v50h-40z" />
      <path fill="#ffc53d" d="M59 155h30v40h-30z" />
      <path stroke="#fff" strokeWidth="3" d="M74 155v40M59 175h30" />
      <path fill="#fff" d="M118 146h44v70h-44z" />
      <path fill="#ffc53d" d="M124 152h32v8h-32z" />
      <path fill="#134382" d="M124 164h32v52h-32z" />
      <path fill="#ffc53d" d="M149 186h4v8h-4z" />
      <circle cx="140" cy="184" r="9" fill="#3b6e52" />
      <circle cx="140" cy="184" r="4" fill="#86a38d" />
      <circle cx="106" cy="172" r="17" fill="#ffe9b0" opacity=".8" />
      <path fill="#1b2b40" d="M103 161h6v4h-6z" />
      <path fill="#ffc53d" d="M102 165h8v12h-8z" />
      <circle cx="176" cy="172" r="17" fill="#ffe9b0" opacity=".8" />
      <path fill="#1b2b40" d="M173 161h6v4h-6z" />
      <path fill="#ffc53d" d="M172 165h8v12h-8z" />
      <path stroke="#1b2b40" strokeWidth="2" d="M196 138v52M268 138v52" />
      <path fill="#fff" d="M192 176h80v5h-80zM192 168h80v4h-80zM192 190h80v7h-80zM192 168h5v34h-5zM267 168h5v34h-5z" />
      <path fill="#ffc53d" d="M206 180h16v10h-16zM242 180h16v10h-16z" />
      <path fill="#f4e9d4" d="M18 138h10v80h-10zM288 138h10v80h-10z" />
      <path fill="#cfc8ba" d="M12 214h292v16h-292z" />
      <path fill="#f4e9d4" d="M110 212h60v9h-60z" />
      <path fill="#e3d3b4" d="M102 221h76v9h-76z" />
      <path fill="#3b6e52" d="M20 230a14 14 0 0 1 28 0 12 12 0 0 1 24 0zM230 230a13 13 0 0 1 26 0 12 12 0 0 1 24 0z" />
    </svg>
  );
}
