/** A small stone library with its reading lamps on. */
export function BranchLibrary({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#f4e9d4" d="M30 96h312v134h-312z" />
      <path fill="#cfc8ba" d="M30 206h312v24h-312z" />
      <path fill="#e3d3b4" d="M24 86h324v11h-324z" />
      <path fill="#3d4f66" d="M30 86l18-26h276l18 26z" />
      <path fill="#fff" d="M50 122h44v70h-44zM278 122h44v70h-44z" />
      <path fill="#ffc53d" d="M55 127h34v60h-34zM283 127h34v60h-34z" />
      <path stroke="#fff" strokeWidth="3" d="M72 127v60M55 157h34M300 127v60M283 157h34" />
      <path stroke="#fff" strokeWidth="3" d="M55 144h34M283 144h34M55 168h34M283 168h34" />
      <path fill="#f4e9d4" d="M112 80h148v150h-148z" />
      <path fill="#e3d3b4" d="M186 16L96 66v8h180v-8z" />
      <path fill="#f4e9d4" d="M186 26l-72 40h144zM102 74h168v24h-168z" />
      <path fill="#e3d3b4" d="M98 98h176v7h-176z" />
      <circle cx="186" cy="54" r="8" fill="#ffc53d" />
      <g fontFamily="Besley,serif" fontWeight="600" textAnchor="middle" fill="#1b2b40" fontSize="17">
        <text x="186" y="92">
          A to Z
        </text>
      </g>
      <path fill="#e3d3b4" d="M118 105h136v107h-136z" />
      <path fill="#fff" d="M158 120h56v92h-56z" />
      <path fill="#ffc53d" d="M163 125h46v82h-46z" />
      <path fill="#3b6e52" d="M163 146h46v66h-46z" />
      <path stroke="#fff" strokeWidth="3" d="M186 125v87M163 144h46" />
      <path fill="#ffc53d" d="M180 178h3v8h-3zM189 178h3v8h-3z" />
      <path fill="#fff" d="M118 110h16v100h-16zM140 110h14v100h-14zM218 110h14v100h-14zM238 110h16v100h-16z" />
      <path
        fill="#f4e9d4"
        d="M114 104h24v7h-24zM136 104h22v7h-22zM214 104h22v7h-22zM234 104h24v7h-24zM108 206h156v8h-156z"
      />
      <path fill="#e3d3b4" d="M100 214h172v8h-172z" />
      <path fill="#f4e9d4" d="M92 222h188v8h-188z" />
      <circle cx="82" cy="184" r="15" fill="#ffe9b0" opacity=".8" />
      <path fill="#1b2b40" d="M80 194h4v36h-4z" />
      <circle cx="82" cy="184" r="8" fill="#ffc53d" />
      <circle cx="290" cy="184" r="15" fill="#ffe9b0" opacity=".8" />
      <path fill="#1b2b40" d="M288 194h4v36h-4z" />
      <circle cx="290" cy="184" r="8" fill="#ffc53d" />
      <path fill="#3b6e52" d="M30 230a14 14 0 0 1 28 0zM314 230a14 14 0 0 1 28 0z" />
      <path fill="#4c8464" d="M8 230a13 13 0 0 1 26 0zM338 230a13 13 0 0 1 26 0z" />
    </svg>
  );
}
