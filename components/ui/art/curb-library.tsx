/** A small book box at the curb in front of a house: take one. */
export function CurbLibrary({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#8e4434" d="M66 16h22v44h-22z" />
      <path fill="#e3d3b4" d="M61 10h32v8h-32z" />
      <path fill="#6c88a4" d="M40 74h204v156h-204z" />
      <path stroke="#55708c" strokeWidth="1.5" d="M40 92h204M40 108h204M40 124h204M40 164h204M40 182h204M40 200h204" />
      <path fill="#3d4f66" d="M22 78l48-50h144l48 50z" />
      <path fill="#f4e9d4" d="M22 74h240v9h-240z" />
      <path fill="#fff" d="M60 90h40v42h-40zM122 90h40v42h-40zM184 90h40v42h-40z" />
      <path fill="#ffc53d" d="M65 95h30v32h-30zM127 95h30v32h-30zM189 95h30v32h-30z" />
      <path stroke="#fff" strokeWidth="3" d="M80 95v32M65 111h30M142 95v32M127 111h30M204 95v32M189 111h30" />
      <path fill="#3d4f66" d="M28 154l14-14h200l14 14z" />
      <path fill="#f4e9d4" d="M28 152h228v8h-228z" />
      <path fill="#cfc8ba" d="M34 216h216v14h-216z" />
      <path fill="#fff" d="M120 164h44v66h-44z" />
      <path fill="#ffc53d" d="M126 170h32v8h-32z" />
      <path fill="#c4202e" d="M126 182h32v48h-32z" />
      <path fill="#ffc53d" d="M151 202h4v8h-4z" />
      <path fill="#fff" d="M60 170h44v42h-44zM180 170h44v42h-44z" />
      <path fill="#ffc53d" d="M65 175h34v32h-34zM185 175h34v32h-34z" />
      <path stroke="#fff" strokeWidth="3" d="M82 175v32M65 191h34M202 175v32M185 191h34" />
      <path fill="#f4e9d4" d="M114 212h56v9h-56z" />
      <path fill="#e3d3b4" d="M106 221h72v9h-72z" />
      <path fill="#f4e9d4" d="M42 160h8v56h-8zM234 160h8v56h-8z" />
      <path fill="#3b6e52" d="M54 230a12 12 0 0 1 24 0 11 11 0 0 1 22 0zM194 230a12 12 0 0 1 24 0 11 11 0 0 1 22 0z" />
      <path fill="#6b4a3a" d="M312 172h12v58h-12z" />
      <path fill="#8e4434" d="M318 84l-44 36 6 6h76l6-6z" />
      <path fill="#134382" d="M284 120h68v54h-68z" />
      <path fill="#ffc53d" d="M290 126h56v42h-56z" />
      <path fill="#fff" d="M294 136h9v32h-9zM328 140h14v28h-14z" />
      <path fill="#3b6e52" d="M304 132h8v36h-8z" />
      <path fill="#b65a42" d="M313 138h8v30h-8z" />
      <path fill="#134382" d="M322 134h5v34h-5zM332 146h6v3h-6z" />
      <path fill="#6b4a3a" d="M280 172h76v5h-76z" />
      <path fill="#4c8464" d="M284 230a12 12 0 0 1 24 0zM330 230a14 14 0 0 1 28 0z" />
    </svg>
  );
}
