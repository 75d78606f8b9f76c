/** A cottage with a mailbox at the street, its flag up. */
export function MailboxHouse({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 372 230" aria-hidden="true" className={className}>
      <path fill="#8e4434" d="M198 20h24v70h-24z" />
      <path fill="#e3d3b4" d="M193 14h34v8h-34z" />
      <path fill="#b65a42" d="M40 124h212v106h-212z" />
      <path fill="#3d4f66" d="M24 128l40-84h164l40 84z" />
      <path fill="#f4e9d4" d="M24 122h244v9h-244z" />
      <path fill="#b65a42" d="M56 230V116l52-70 52 70v114z" />
      <path fill="#f4e9d4" d="M108 28L44 116l9 7 55-76 55 76 9-7z" />
      <path fill="#fff" d="M90 86h36v44h-36z" />
      <path fill="#ffc53d" d="M95 91h26v34h-26z" />
      <path stroke="#fff" strokeWidth="3" d="M108 91v34M95 108h26" />
      <path fill="#f4e9d4" d="M182 148h50v48h-50z" />
      <path fill="#ffc53d" d="M187 153h40v38h-40z" />
      <path stroke="#f4e9d4" strokeWidth="3" d="M207 153v38M187 172h40" />
      <path fill="#cfc8ba" d="M34 216h224v14h-224z" />
      <path fill="#f4e9d4" d="M84 216v-44a24 24 0 0 1 48 0v44z" />
      <path fill="#ffc53d" d="M90 172a18 18 0 0 1 36 0z" />
      <path fill="#3b6e52" d="M90 176h36v40h-36z" />
      <path fill="#ffc53d" d="M118 194h4v8h-4z" />
      <path fill="#f4e9d4" d="M78 212h60v9h-60z" />
      <path fill="#e3d3b4" d="M70 221h76v9h-76z" />
      <path fill="#4c8464" d="M176 216a14 14 0 0 1 28 0 12 12 0 0 1 24 0z" />
      <circle cx="148" cy="166" r="17" fill="#ffe9b0" opacity=".8" />
      <path fill="#1b2b40" d="M145 155h6v4h-6z" />
      <path fill="#ffc53d" d="M144 159h8v12h-8z" />
      <path fill="#6b4a3a" d="M312 172h12v58h-12zM294 172h60v6h-60z" />
      <path fill="#134382" d="M284 172v-26a22 22 0 0 1 22-22h36a22 22 0 0 1 22 22v26z" />
      <path fill="#0e3263" d="M284 172v-26a22 22 0 0 1 44 0v26z" />
      <path fill="#ffc53d" d="M344 96h5v44h-5zM349 96h17v14h-17z" />
      <g fontFamily="Besley,serif" fontWeight="600" textAnchor="middle" fill="#fff" fontSize="16">
        <text x="346" y="162">
          27
        </text>
      </g>
      <path fill="#fff" d="M296 148h20v14h-20z" />
      <path stroke="#134382" strokeWidth="1.5" fill="none" d="M296 148l10 8 10-8" />
    </svg>
  );
}
