import { classes } from './classes';
import styles from './street.module.css';

/** The five houses from left to right. */
export const houses = [1, 2, 3, 4, 5] as const;
export type House = (typeof houses)[number];

type StreetProps = {
  /** The houses whose windows are lit. */
  readonly lit?: readonly House[];
  readonly className?: string;
};

/** Five Ohio row houses at dusk: decoration, hidden from screen readers. */
export function Street({ lit = [], className }: StreetProps) {
  return (
    <svg
      className={classes(styles.street, className)}
      viewBox="0 -30 752 430"
      width="752"
      height="430"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="#6b4a3a" d="M704 320h8v80h-8z" />
      <circle cx="700" cy="282" r="42" fill="#4c8464" />
      <circle cx="722" cy="318" r="30" fill="#3b6e52" />
      <g className={styles.house} data-lit={lit.includes(1) || undefined}>
        <path fill="#8e4434" d="M44 14h22v26h-22z" />
        <path fill="#e3d3b4" d="M40 8h30v7h-30z" />
        <path fill="#b65a42" d="M20 48h130v352h-130z" />
        <path fill="#cfc8ba" d="M20 386h130v14h-130z" />
        <path fill="#e3d3b4" d="M16 28h138v7h-138z" />
        <path fill="#f4e9d4" d="M12 34h146v15h-146z" />
        <path stroke="#e3d3b4" strokeWidth="6" d="M28 49v12M51 49v12M74 49v12M97 49v12M120 49v12M142 49v12" />
        <path
          fill="#f4e9d4"
          d="M33 74h30v52h-30zM70 74h30v52h-30zM107 74h30v52h-30zM33 146h30v52h-30zM70 146h30v52h-30zM107 146h30v52h-30zM33 218h30v52h-30zM70 218h30v52h-30zM107 218h30v52h-30zM77 294h60v58h-60zM32 296h36v94h-36z"
        />
        <path
          className={styles.glass}
          d="M36 80h24v42h-24zM73 80h24v42h-24zM110 80h24v42h-24zM36 152h24v42h-24zM73 152h24v42h-24zM110 152h24v42h-24zM36 224h24v42h-24zM73 224h24v42h-24zM110 224h24v42h-24zM80 300h54v48h-54zM37 301h26v13h-26z"
        />
        <path
          stroke="#f4e9d4"
          strokeWidth="2.5"
          d="M36 101h24M73 101h24M110 101h24M36 173h24M73 173h24M110 173h24M36 245h24M73 245h24M110 245h24M80 324h54M107 300v48"
        />
        <path fill="#134382" d="M37 319h26v71h-26z" />
        <path fill="#ffc53d" d="M56 354h4v7h-4z" />
        <path fill="#f4e9d4" d="M30 386h40v7h-40z" />
        <path fill="#e3d3b4" d="M24 393h52v7h-52z" />
      </g>
      <g className={styles.house} data-lit={lit.includes(2) || undefined}>
        <path fill="#f4e9d4" d="M150 150h102v250h-102z" />
        <path fill="#cfc8ba" d="M150 386h102v14h-102z" />
        <path fill="#3d4f66" d="M150 150l9-62h84l9 62z" />
        <path fill="#e3d3b4" d="M156 83h90v7h-90zM147 146h108v8h-108z" />
        <path fill="#f4e9d4" d="M183 140v-32l18-15 18 15v32z" />
        <path
          fill="#fff"
          d="M163 168h30v52h-30zM209 168h30v52h-30zM163 232h30v52h-30zM209 232h30v52h-30zM158 308h40v52h-40zM206 300h36v90h-36z"
        />
        <path
          className={styles.glass}
          d="M190 112h22v26h-22zM166 174h24v42h-24zM212 174h24v42h-24zM166 238h24v42h-24zM212 238h24v42h-24zM161 314h34v42h-34zM211 305h26v13h-26z"
        />
        <path stroke="#f4e9d4" strokeWidth="2.5" d="M201 112v26M190 125h22" />
        <path stroke="#fff" strokeWidth="2.5" d="M166 195h24M212 195h24M166 259h24M212 259h24M161 335h34M178 314v42" />
        <path fill="#8e4434" d="M211 323h26v67h-26z" />
        <path fill="#ffc53d" d="M230 356h4v7h-4z" />
        <path fill="#f4e9d4" d="M204 386h40v7h-40z" />
        <path fill="#e3d3b4" d="M198 393h52v7h-52z" />
      </g>
      <g className={styles.house} data-lit={lit.includes(3) || undefined}>
        <path fill="#8e4434" d="M352 58h22v70h-22z" />
        <path fill="#e3d3b4" d="M348 52h30v7h-30z" />
        <path fill="#6c88a4" d="M256 160v240h140V160L326 62z" />
        <path fill="#f4e9d4" d="M326 48l-84 114 9 8 75-102 75 102 9-8z" />
        <path
          stroke="#55708c"
          strokeWidth="1.5"
          d="M258 176h136M258 194h136M258 212h136M258 230h136M258 248h136M258 266h136M264 158h124M278 140h96M291 122h70"
        />
        <circle cx="326" cy="124" r="18" fill="#f4e9d4" />
        <circle className={styles.glass} cx="326" cy="124" r="13" />
        <path fill="#fff" d="M271 178h34v66h-34zM309 178h34v66h-34zM347 178h34v66h-34z" />
        <path className={styles.glass} d="M274 184h28v56h-28zM312 184h28v56h-28zM350 184h28v56h-28z" />
        <path stroke="#f4e9d4" strokeWidth="2.5" d="M326 111v26M313 124h26" />
        <path stroke="#fff" strokeWidth="2.5" d="M274 212h28M312 212h28M350 212h28" />
        <path fill="#3d4f66" d="M242 300l15-28h138l15 28z" />
        <path fill="#f4e9d4" d="M242 298h168v9h-168z" />
        <path fill="#fff" d="M345 318h38v52h-38zM274 316h44v72h-44z" />
        <path className={styles.glass} d="M348 324h32v42h-32zM280 322h32v13h-32z" />
        <path stroke="#fff" strokeWidth="2.5" d="M348 345h32" />
        <path fill="#c4202e" d="M280 340h32v48h-32z" />
        <path fill="#ffc53d" d="M304 362h4v7h-4z" />
        <circle className={styles.halo} cx="333" cy="340" r="17" />
        <path fill="#1b2b40" d="M330 329h6v4h-6z" />
        <path fill="#ffc53d" d="M329 333h8v12h-8z" />
        <path fill="#f4e9d4" d="M250 307h9v80h-9zM393 307h9v80h-9z" />
        <path fill="#cfc8ba" d="M246 387h160v13h-160z" />
        <path fill="#f4e9d4" d="M270 387h52v6h-52z" />
        <path fill="#e3d3b4" d="M264 393h64v7h-64z" />
      </g>
      <g className={styles.house} data-lit={lit.includes(4) || undefined}>
        <path fill="#8e4434" d="M402 400V98h14V84h18V70h36v14h18v14h14v302z" />
        <path fill="#cfc8ba" d="M402 386h100v14h-100z" />
        <path
          fill="#e3d3b4"
          d="M398 92h18v8h-18zM488 92h18v8h-18zM412 78h22v8h-22zM470 78h22v8h-22zM430 63h44v8h-44z"
        />
        <path
          fill="#f4e9d4"
          d="M416 166v-38a15 15 0 0 1 30 0v38zM458 166v-38a15 15 0 0 1 30 0v38zM416 236v-38a15 15 0 0 1 30 0v38zM458 236v-38a15 15 0 0 1 30 0v38zM416 306v-38a15 15 0 0 1 30 0v38zM458 306v-38a15 15 0 0 1 30 0v38zM412 372v-31a18 18 0 0 1 36 0v31zM454 390v-66a20 20 0 0 1 40 0v66z"
        />
        <path
          className={styles.glass}
          d="M419 162v-34a12 12 0 0 1 24 0v34zM461 162v-34a12 12 0 0 1 24 0v34zM419 232v-34a12 12 0 0 1 24 0v34zM461 232v-34a12 12 0 0 1 24 0v34zM419 302v-34a12 12 0 0 1 24 0v34zM461 302v-34a12 12 0 0 1 24 0v34zM415 368v-27a15 15 0 0 1 30 0v27zM459 326v-2a15 15 0 0 1 30 0v2z"
        />
        <path
          stroke="#f4e9d4"
          strokeWidth="2.5"
          d="M419 142h24M461 142h24M419 212h24M461 212h24M419 282h24M461 282h24M415 350h30"
        />
        <path fill="#3b6e52" d="M459 331h30v59h-30z" />
        <path fill="#ffc53d" d="M462 358h4v7h-4z" />
        <path fill="#f4e9d4" d="M452 386h44v7h-44z" />
        <path fill="#e3d3b4" d="M447 393h54v7h-54z" />
      </g>
      <g className={styles.house} data-lit={lit.includes(5) || undefined}>
        <path fill="#b65a42" d="M636 196h22v64h-22z" />
        <path fill="#e3d3b4" d="M632 190h30v7h-30z" />
        <path fill="#86a38d" d="M528 306h152v94h-152z" />
        <path stroke="#6d8b76" strokeWidth="1.5" d="M528 322h152M528 338h152M528 354h152M528 370h152" />
        <path fill="#3d4f66" d="M508 312l32-82h128l32 82z" />
        <path fill="#f4e9d4" d="M508 308h192v9h-192z" />
        <path fill="#86a38d" d="M564 290v-30l40-32 40 32v30z" />
        <path fill="#f4e9d4" d="M604 216l-51 41 6 7 45-36 45 36 6-7z" />
        <path fill="#fff" d="M588 256h32v32h-32zM543 330h42v46h-42zM639 330h28v46h-28zM592 324h38v66h-38z" />
        <path
          className={styles.glass}
          d="M591 259h26v26h-26zM546 336h36v36h-36zM642 336h22v36h-22zM598 330h26v14h-26z"
        />
        <path stroke="#fff" strokeWidth="2.5" d="M604 259v26M591 272h26M546 354h36M564 336v36M642 354h22" />
        <path fill="#ffc53d" d="M598 349h26v41h-26z" />
        <path fill="#1b2b40" d="M618 366h4v7h-4z" />
        <path fill="#f4e9d4" d="M516 317h9v75h-9zM683 317h9v75h-9z" />
        <path fill="#cfc8ba" d="M508 390h192v10h-192z" />
        <path fill="#f4e9d4" d="M588 386h46v7h-46z" />
        <path fill="#e3d3b4" d="M582 393h58v7h-58z" />
      </g>
      <path
        fill="#4c8464"
        d="M500 400a13 13 0 0 1 26 0zM338 387a12 12 0 0 1 24 0 12 12 0 0 1 26 0zM88 386a10 10 0 0 1 20 0 10 10 0 0 1 22 0z"
      />
      <path fill="#3b6e52" d="M640 390a13 13 0 0 1 26 0 10 10 0 0 1 20 0z" />
      <g transform="translate(42 -26) scale(.68)">
        <path
          fill="#c4202e"
          d="M20 0c-5 4-9 9-10 14l-1 6c-3 6-3 14 2 20 3 4 7 6 12 6l14 24 7-3-8-25c3-8 1-18-6-25-3-4-7-9-10-17z"
        />
        <path fill="#8f1620" d="M24 20c8 6 11 14 9 22-6-3-10-11-9-22z" />
        <path fill="#1b2b40" d="M10 12c5-1 8 1 8 5s-4 6-8 5z" />
        <path fill="#f08a24" d="M11 14L2 17l8 4z" />
      </g>
    </svg>
  );
}
