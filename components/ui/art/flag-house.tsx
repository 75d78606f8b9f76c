/** A Cape Cod house, the kind built for returning veterans, with the flag beside it. */
export function FlagHouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#b65a42" d="M141 26h26v40h-26z" />
      <path fill="#e3d3b4" d="M136 20h36v8h-36z" />
      <path fill="#f4e9d4" d="M40 120h228v110h-228z" />
      <path stroke="#e3d3b4" strokeWidth="1.5" d="M40 140h228M40 158h228M40 176h228M40 194h228" />
      <path fill="#3d4f66" d="M20 124L62 46h184l42 78z" />
      <path fill="#fff" d="M20 118h268v10h-268z" />
      <path fill="#f4e9d4" d="M78 112V80l24-22 24 22v32z" />
      <path fill="#fff" d="M102 50l-32 29 6 7 26-24 26 24 6-7z" />
      <path fill="#f4e9d4" d="M182 112V80l24-22 24 22v32z" />
      <path fill="#fff" d="M206 50l-32 29 6 7 26-24 26 24 6-7zM88 80h28v32h-28zM192 80h28v32h-28z" />
      <path fill="#ffc53d" d="M92 84h20v24h-20zM196 84h20v24h-20z" />
      <path stroke="#fff" strokeWidth="3" d="M92 96h20M196 96h20" />
      <path fill="#fff" d="M62 146h42v52h-42zM204 146h42v52h-42z" />
      <path fill="#ffc53d" d="M67 151h32v42h-32zM209 151h32v42h-32z" />
      <path stroke="#fff" strokeWidth="3" d="M83 151v42M67 172h32M225 151v42M209 172h32" />
      <path fill="#134382" d="M48 146h11v52h-11zM107 146h11v52h-11zM190 146h11v52h-11zM249 146h11v52h-11z" />
      <path fill="#cfc8ba" d="M30 216h248v14h-248z" />
      <path fill="#fff" d="M130 138h48v92h-48z" />
      <path fill="#ffc53d" d="M136 144h36v12h-36z" />
      <path fill="#c4202e" d="M136 160h36v70h-36z" />
      <path fill="#ffc53d" d="M165 191h4v8h-4z" />
      <path fill="#f4e9d4" d="M124 212h60v9h-60z" />
      <path fill="#e3d3b4" d="M116 221h76v9h-76z" />
      <path fill="#3b6e52" d="M44 216a15 15 0 0 1 30 0 13 13 0 0 1 26 0zM212 216a13 13 0 0 1 26 0 11 11 0 0 1 22 0z" />
      <path fill="#6c7f94" d="M308 20h4v210h-4z" />
      <circle cx="310" cy="18" r="5" fill="#ffc53d" />
      <path fill="#cfc8ba" d="M298 222h24v8h-24z" />
      <path fill="#c4202e" d="M312 28h60v42h-60z" />
      <path fill="#fff" d="M312 34h60v6h-60zM312 46h60v6h-60zM312 58h60v6h-60z" />
      <path fill="#134382" d="M312 28h28v24h-28z" />
      <path
        stroke="#fff"
        strokeWidth="4"
        strokeLinecap="round"
        d="M318 34h0M326 34h0M334 34h0M318 46h0M326 46h0M334 46h0M322 40h0M330 40h0"
      />
    </svg>
  );
}
