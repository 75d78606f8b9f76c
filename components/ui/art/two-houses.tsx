/** Two houses side by side, the lights on in one of them. */
export function TwoHouses({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#8e4434" d="M128 26h22v60h-22z" />
      <path fill="#e3d3b4" d="M123 20h32v8h-32z" />
      <path fill="#6c88a4" d="M22 108L94 36l72 72v122H22z" />
      <path
        stroke="#55708c"
        strokeWidth="1.5"
        d="M40 92h108M24 108h140M24 124h140M24 140h140M24 156h140M24 174h140M24 192h140"
      />
      <path fill="#f4e9d4" d="M94 20L10 104l8 8 76-76 76 76 8-8z" />
      <circle cx="94" cy="74" r="14" fill="#f4e9d4" />
      <circle cx="94" cy="74" r="10" fill="#ffc53d" />
      <path fill="#fff" d="M46 100h38v48h-38zM104 100h38v48h-38z" />
      <path fill="#ffc53d" d="M51 105h28v38h-28zM109 105h28v38h-28z" />
      <path stroke="#fff" strokeWidth="3" d="M65 105v38M51 124h28M123 105v38M109 124h28" />
      <path fill="#fff" d="M104 168h46v42h-46z" />
      <path fill="#ffc53d" d="M109 173h36v32h-36z" />
      <path stroke="#fff" strokeWidth="3" d="M127 173v32M109 189h36" />
      <path fill="#cfc8ba" d="M16 216h156v14h-156z" />
      <path fill="#fff" d="M40 162h46v68h-46z" />
      <path fill="#ffc53d" d="M46 168h34v10h-34z" />
      <path fill="#c4202e" d="M46 182h34v48h-34z" />
      <path fill="#ffc53d" d="M73 202h4v8h-4z" />
      <path fill="#f4e9d4" d="M34 212h58v9h-58z" />
      <path fill="#e3d3b4" d="M26 221h74v9h-74z" />
      <path fill="#8e4434" d="M212 34h22v40h-22z" />
      <path fill="#e3d3b4" d="M207 28h32v8h-32z" />
      <path fill="#b65a42" d="M200 94h150v136h-150z" />
      <path fill="#3d4f66" d="M184 96l48-50h86l48 50z" />
      <path fill="#f4e9d4" d="M184 92h182v9h-182zM214 112h34v44h-34zM302 112h34v44h-34zM258 112h34v44h-34z" />
      <path fill="#a9c2d8" d="M219 117h24v34h-24zM307 117h24v34h-24zM263 117h24v34h-24z" />
      <path stroke="#f4e9d4" strokeWidth="3" d="M231 117v34M219 134h24M319 117v34M307 134h24M275 117v34M263 134h24" />
      <path fill="#f4e9d4" d="M214 174h46v38h-46z" />
      <path fill="#a9c2d8" d="M219 179h36v28h-36z" />
      <path stroke="#f4e9d4" strokeWidth="3" d="M237 179v28M219 193h36" />
      <path fill="#cfc8ba" d="M194 216h162v14h-162z" />
      <path fill="#f4e9d4" d="M284 166h46v64h-46z" />
      <path fill="#a9c2d8" d="M290 172h34v10h-34z" />
      <path fill="#3b6e52" d="M290 188h34v42h-34z" />
      <path fill="#ffc53d" d="M317 206h4v8h-4z" />
      <path fill="#f4e9d4" d="M278 212h58v9h-58z" />
      <path fill="#e3d3b4" d="M270 221h74v9h-74z" />
      <path fill="#4c8464" d="M98 216a13 13 0 0 1 26 0 11 11 0 0 1 22 0zM208 216a12 12 0 0 1 24 0 11 11 0 0 1 22 0z" />
    </svg>
  );
}
