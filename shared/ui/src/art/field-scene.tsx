import { brand, ink, learn, paper, shop, sun, talent } from './colours.ts'
import { Drawing, Sun } from './parts.tsx'

/** A goal, a ball on its way into it, a bat and a whistle. For sports. */
export function FieldScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M88 66C168-10 322 4 416 50s136 140 104 226-138 124-248 122S50 352 26 260 24 126 88 66Z"
        fill={brand.muted}
      />
      <path
        d="M32 270c150-30 346-30 496 0 18 66-116 128-252 128S30 340 32 270Z"
        fill={learn.bright}
      />
      <path
        d="M60 330c140-24 300-24 440 0M278 262v136"
        stroke={paper}
        strokeWidth="7"
        fill="none"
        strokeLinecap="round"
        opacity=".8"
      />
      <Sun x={108} y={98} r={32} />
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          d="M208 144h264M208 184h264M208 224h264M252 110v160m44-160v160m44-160v160m44-160v160m44-160v160"
          stroke={paper}
          strokeWidth="3"
        />
        <path d="M206 276V106h268v170" stroke={ink} strokeWidth="13" />
      </g>
      <path
        d="M130 326c54-20 88-60 106-112"
        fill="none"
        stroke={ink}
        strokeWidth="5"
        strokeDasharray="2 16"
        strokeLinecap="round"
      />
      <g transform="translate(256 190)">
        <circle r="40" fill={paper} stroke={ink} strokeWidth="6" />
        <path d="m0-18 17 13-6 20h-22l-6-20Z" fill={ink} />
        <path
          d="M0-18v-20M17-5l20-8M11 15l12 17M-11 15l-12 17M-17-5l-20-8"
          stroke={ink}
          strokeWidth="5"
        />
      </g>
      <g transform="rotate(24 454 318)">
        <path d="M442 250h24v112c0 18-24 18-24 0Z" fill={sun.deep} />
        <path d="M447 206h14v46h-14Z" fill={talent.solid} />
      </g>
      <circle cx="402" cy="352" r="19" fill={talent.bright} />
      <path d="M390 340c10 6 12 18 6 28" fill="none" stroke={paper} strokeWidth="4" />
      <g>
        <path
          d="M84 318c-20-26 24-58 40-28"
          fill="none"
          stroke={brand.solid}
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M88 308h84v22h-36c0 42-60 42-60 8 0-14 4-22 12-30Z" fill={shop.bright} />
        <circle cx="106" cy="340" r="12" fill={paper} />
      </g>
    </Drawing>
  )
}
