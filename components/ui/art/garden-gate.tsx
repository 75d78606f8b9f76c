/** A house with its curtains drawn, behind a hedge and a closed gate. */
export function GardenGate({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#b65a42" d="M110 16h24v50h-24z" />
      <path fill="#e3d3b4" d="M105 10h34v8h-34z" />
      <path fill="#6c88a4" d="M70 100h232v130h-232z" />
      <path stroke="#55708c" strokeWidth="1.5" d="M70 118h232M70 136h232M70 154h232M70 172h232" />
      <path fill="#3d4f66" d="M48 104l46-66h184l46 66z" />
      <path fill="#f4e9d4" d="M48 98h276v10h-276z" />
      <path fill="#fff" d="M92 120h48v54h-48zM232 120h48v54h-48z" />
      <path fill="#ffc53d" d="M97 125h38v44h-38zM237 125h38v44h-38z" />
      <path fill="#f4e9d4" d="M97 125h17v44h-17zM118 125h17v44h-17zM237 125h17v44h-17zM258 125h17v44h-17z" />
      <path
        stroke="#e3d3b4"
        strokeWidth="2"
        d="M103 125v44M109 125v44M123 125v44M129 125v44M243 125v44M249 125v44M263 125v44M269 125v44"
      />
      <path fill="#fff" d="M162 122h48v108h-48z" />
      <path fill="#ffc53d" d="M168 128h36v12h-36z" />
      <path fill="#c4202e" d="M168 144h36v86h-36z" />
      <path fill="#ffc53d" d="M197 183h4v8h-4z" />
      <path fill="#3b6e52" d="M16 178h132v52h-132zM224 178h132v52h-132z" />
      <path fill="#4c8464" d="M16 172h132v10h-132zM224 172h132v10h-132z" />
      <path fill="#f4e9d4" d="M142 168h12v62h-12zM218 168h12v62h-12z" />
      <path fill="#e3d3b4" d="M139 162h18v7h-18zM215 162h18v7h-18z" />
      <path
        fill="#fff"
        d="M157 178h8v52h-8zM168 178h8v52h-8zM179 178h8v52h-8zM190 178h8v52h-8zM201 178h8v52h-8zM154 186h62v5h-62zM154 214h62v5h-62z"
      />
      <path fill="#ffc53d" d="M180 197h14v12h-14z" />
      <path stroke="#1b2b40" strokeWidth="2.5" fill="none" d="M183 197v-4a4 4 0 0 1 8 0v4" />
    </svg>
  );
}
