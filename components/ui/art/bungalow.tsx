/** A bungalow with its lamps lit. */
export function Bungalow({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#6b4a3a" d="M322 160h8v70h-8z" />
      <circle cx="326" cy="128" r="40" fill="#4c8464" />
      <circle cx="346" cy="158" r="24" fill="#3b6e52" />
      <path fill="#b65a42" d="M226 28h26v70h-26z" />
      <path fill="#e3d3b4" d="M221 22h36v8h-36z" />
      <path fill="#86a38d" d="M48 118h220v112H48z" />
      <path stroke="#6d8b76" strokeWidth="1.5" d="M48 138h220M48 156h220M48 174h220M48 192h220" />
      <path fill="#3d4f66" d="M22 122L66 38h184l44 84z" />
      <path fill="#f4e9d4" d="M22 116h272v11H22z" />
      <path fill="#86a38d" d="M106 104V70l52-42 52 42v34z" />
      <path fill="#f4e9d4" d="M158 16L90 71l7 9 61-49 61 49 7-9z" />
      <path fill="#fff" d="M136 58h44v42h-44z" />
      <path fill="#ffc53d" d="M141 63h34v34h-34z" />
      <path stroke="#fff" strokeWidth="3" d="M158 63v34M141 80h34" />
      <path fill="#fff" d="M70 146h54v52H70zM216 146h32v52h-32z" />
      <path fill="#ffc53d" d="M75 151h44v42H75zM221 151h22v42h-22z" />
      <path stroke="#fff" strokeWidth="3" d="M97 151v42M75 172h44M221 172h22" />
      <path fill="#fff" d="M140 138h48v92h-48z" />
      <path fill="#ffc53d" d="M146 144h36v14h-36z" />
      <path fill="#134382" d="M146 163h36v67h-36z" />
      <path fill="#ffc53d" d="M175 194h4v8h-4z" />
      <path fill="#f4e9d4" d="M34 127h10v103H34zM272 127h10v103h-10z" />
      <path fill="#cfc8ba" d="M26 216h264v14H26z" />
      <path fill="#f4e9d4" d="M134 212h60v9h-60z" />
      <path fill="#e3d3b4" d="M126 221h76v9h-76z" />
      <path fill="#3b6e52" d="M54 216a15 15 0 0 1 30 0 13 13 0 0 1 26 0zM208 216a13 13 0 0 1 26 0 11 11 0 0 1 22 0z" />
    </svg>
  );
}
