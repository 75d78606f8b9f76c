/** A brick house with half of its new roof laid and the ladder still up. */
export function NewRoof({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#8e4434" d="M82 14h26v60h-26z" />
      <path fill="#e3d3b4" d="M77 8h36v8h-36z" />
      <path fill="#b65a42" d="M48 118h220v112h-220z" />
      <path fill="#6c88a4" d="M24 124L66 40h184l42 84z" />
      <path stroke="#55708c" strokeWidth="1.5" d="M60 52h196M54 64h208" />
      <path fill="#3d4f66" d="M24 124L56 60h82v20h132l22 44z" />
      <path fill="#1b2b40" d="M176 69h30v11h-30zM180 58h22v11h-22z" />
      <path fill="#f4e9d4" d="M24 118h268v10h-268zM70 146h46v52h-46zM204 146h46v52h-46z" />
      <path fill="#ffc53d" d="M75 151h36v42h-36zM209 151h36v42h-36z" />
      <path stroke="#f4e9d4" strokeWidth="3" d="M93 151v42M75 172h36M227 151v42M209 172h36" />
      <path fill="#cfc8ba" d="M38 216h240v14h-240z" />
      <path fill="#f4e9d4" d="M140 138h48v92h-48z" />
      <path fill="#ffc53d" d="M146 144h36v12h-36z" />
      <path fill="#3b6e52" d="M146 160h36v70h-36z" />
      <path fill="#ffc53d" d="M175 191h4v8h-4z" />
      <path fill="#f4e9d4" d="M134 212h60v9h-60z" />
      <path fill="#e3d3b4" d="M126 221h76v9h-76z" />
      <path
        stroke="#6b4a3a"
        strokeWidth="4"
        d="M262 86v144M286 86v144M262 98h24M262 112h24M262 126h24M262 140h24M262 154h24M262 168h24M262 182h24M262 196h24M262 210h24M262 224h24"
      />
      <path fill="#6b4a3a" d="M302 222h58v8h-58z" />
      <path fill="#3d4f66" d="M306 208h50v12h-50zM306 194h50v12h-50zM306 180h50v12h-50zM314 166h34v12h-34z" />
      <path fill="#4c8464" d="M54 216a13 13 0 0 1 26 0 11 11 0 0 1 22 0z" />
    </svg>
  );
}
