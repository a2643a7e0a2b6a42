import { brand, ink, learn, paper, shop, sun, talent } from './colours.ts'
import { Drawing } from './parts.tsx'

/** A workbench: a clay pot on its wheel, brushes in a jar, paper and scissors. For workshops. */
export function MakerScene() {
  return (
    <Drawing viewBox="0 0 560 420">
      <path
        d="M84 70C168-8 320 6 412 48s140 138 108 226-140 126-250 124S48 356 26 262 20 130 84 70Z"
        fill={sun.muted}
      />
      <path
        d="M64 92h112M92 92v44m56-44v28"
        stroke={shop.solid}
        strokeWidth="10"
        strokeLinecap="round"
      />
      <path d="M74 136h36l-6 44H80Z" fill={talent.bright} />
      <path d="M132 120h32l6 34h-44Z" fill={learn.bright} />
      <rect x="40" y="318" width="480" height="30" rx="15" fill={shop.deep} />
      <path d="M92 348v44m376-44v44" stroke={shop.deep} strokeWidth="20" strokeLinecap="round" />
      <g>
        <ellipse cx="268" cy="312" rx="92" ry="16" fill={ink} opacity=".85" />
        <path d="M206 306c-34-48-22-104 20-120v-22h84v22c42 16 54 72 20 120Z" fill={shop.bright} />
        <ellipse cx="268" cy="164" rx="42" ry="12" fill={shop.solid} />
        <path
          d="M200 236c44 18 92 18 136 0M200 262c44 18 92 18 136 0"
          fill="none"
          stroke={paper}
          strokeWidth="7"
          strokeLinecap="round"
          opacity=".8"
        />
        <path
          d="M372 152c20 8 22 26 6 36M160 152c-20 8-22 26-6 36"
          fill="none"
          stroke={ink}
          strokeWidth="6"
          strokeLinecap="round"
          opacity=".5"
        />
      </g>
      <g>
        <path d="m414 238-10-96 16-2 8 96Z" fill={brand.solid} />
        <path d="m404 142-4-34c8-12 18-6 20 2l1 30Z" fill={talent.solid} />
        <path d="m440 238 4-110h16l-4 110Z" fill={sun.deep} />
        <path d="M444 128c-2-26 4-38 10-44 6 8 8 24 6 44Z" fill={learn.solid} />
        <path d="m464 238 26-82 15 5-24 80Z" fill={talent.bright} />
        <path d="m490 156 4-20c8-8 18-2 16 8l-5 17Z" fill={brand.bright} />
        <path d="M402 234h90l-8 84h-74Z" fill={brand.bright} />
        <path d="M405 262h84l-2 20h-80Z" fill={paper} opacity=".7" />
      </g>
      <g>
        <path d="m58 312 84-20 10 22Z" fill={paper} />
        <path d="m84 306 40-50m-34 4 42 40" stroke={ink} strokeWidth="8" strokeLinecap="round" />
        <circle cx="78" cy="252" r="13" fill="none" stroke={talent.solid} strokeWidth="9" />
        <circle cx="130" cy="246" r="13" fill="none" stroke={talent.solid} strokeWidth="9" />
      </g>
    </Drawing>
  )
}
